import { useStore } from '@nanostores/react'
import { optionMessages as messages } from '#messages/options.ts'
import type { PayingPage } from './paying-page.ts'
import { payOptionsOf } from './store.ts'
import './options-jump.css'

function showChosen(): void {
  const card = document.querySelector('.pay-options')
  const radios = [...(card?.querySelectorAll<HTMLInputElement>('[name=pay-option]') ?? [])]
  const target = radios.find(({ checked }) => checked) ?? radios[0]
  target?.focus({ preventScroll: true })
  card?.scrollIntoView()
}

export function OptionsJump({ page }: { page: PayingPage }) {
  const quoted = useStore(payOptionsOf(page).$quoted)
  const channels = useStore(page.$channels)
  const hasOthers = channels.length > 0 && quoted !== undefined && quoted.offered.length > 1
  if (!hasOthers) return null
  return (
    <div className="options-jump">
      <button type="button" className="options-jump_button" onClick={showChosen}>
        <span>{messages.others}</span>
      </button>
    </div>
  )
}
