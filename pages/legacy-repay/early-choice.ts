import { chooseWay } from './pay.ts'
import { $ways, alipay, loadWays } from './store.ts'

const { dataset } = document.documentElement

/** The ways as the early template has them: the same ones, in the same order. */
function chosenAt(): number {
  const radios = document.querySelectorAll<HTMLInputElement>('#root [name=way]')
  return [...radios].findIndex(({ checked }) => checked)
}

/** Takes up what is chosen before React has rendered the ways itself. */
function takeUpChoice(): void {
  const resource = $ways.get()
  if ('ready' in dataset || resource.state !== 'ready') return
  const ids = [...resource.data.cards.map(({ id }) => id), alipay]
  const way = ids[chosenAt()]
  if (way !== undefined) chooseWay(way)
}

/** Starts the page with what is chosen already. */
export async function openWays(): Promise<void> {
  await loadWays()
  takeUpChoice()
  addEventListener('change', takeUpChoice)
}
