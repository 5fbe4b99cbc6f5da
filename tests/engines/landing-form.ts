import { poll } from './poll.ts'
import type { Visit } from './visit.ts'

/** A number that nobody has registered yet, for the rule of Philippine numbers. */
const newNumber = () => `09${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`

/** Asks the sandbox from within the page, until it knows. */
function askSandbox(visit: Visit, find: () => string, name: string): Promise<string> {
  return poll(
    async () => {
      const wanted = await visit.tab.run(find, undefined)
      return visit.tab.run(
        async ([path, key]) => {
          if (!path) return ''
          const response = await fetch(`/muscular/sandbox/${path}`)
          return String((await response.json())[key] ?? '')
        },
        [wanted, name] as const
      )
    },
    Boolean,
    () => `The sandbox has no ${name}`
  )
}

/** Fills in a number and what the picture says. */
export async function fillNumber(visit: Visit): Promise<void> {
  await visit.fill('[name=phone]', newNumber())
  const findPicture = () => {
    const picture = document.querySelector<HTMLImageElement>('img.captcha-button_picture')
    return picture?.naturalWidth ? `captcha?${picture.src.split('?')[1]}` : ''
  }
  await visit.fill('[name=capcode]', await askSandbox(visit, findPicture, 'answer'))
}

/** Fills in the code that was sent. */
export async function fillCode(visit: Visit): Promise<void> {
  const findNumber = () => {
    const [field] = document.getElementsByName('phone')
    return field instanceof HTMLInputElement ? `sms?phone=${field.value.replace(/\D/g, '')}` : ''
  }
  await visit.fill('[name=smsCode]', await askSandbox(visit, findNumber, 'code'))
}

/** Fills in everything, so that nothing is left to do but to register. */
export async function fillForm(visit: Visit): Promise<void> {
  await fillNumber(visit)
  await visit.tap('Get code')
  // The sandbox knows the code before the page has its answer, and that moves what stands below.
  await visit.until(({ text }) => /\d+s/.test(text))
  await fillCode(visit)
}
