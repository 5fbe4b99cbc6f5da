import { vi } from 'vitest'
import { createLandingPage } from '../../../pages/landing/store.ts'
import { $toast } from '../../../shared/context/toast.ts'
import { readyOf } from '../../setup/ready.ts'

/** The stores of the landing page whose address stands in the bar, just opened. */
export async function openPage() {
  Object.assign(window, { dataLayer: undefined })
  const { open, welcome, typed, sending, picture, $page } = createLandingPage()
  const page = await open()
  if (page) await welcome(page)
  const toast = () => $toast.get()?.text
  return { ...typed, ...sending, ...picture, $page, page, toast }
}

export type OpenedPage = Awaited<ReturnType<typeof openPage>>

export async function askSandbox(path: string): Promise<Record<string, string>> {
  return (await fetch(`/muscular/sandbox/${path}`, {})).json()
}

/** Does this before each answer to the call arrives. */
export function beforeAnswer(path: string, act: () => void): void {
  const ask = fetch
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const answer = await ask(url, init)
    if (url.includes(path)) act()
    return answer
  })
}

/** Types a number, and what the picture says. */
export async function fill({ form, $picture }: OpenedPage, phone: string): Promise<void> {
  const picture = readyOf($picture)
  await fetch(picture.address, {})
  const { answer = '' } = await askSandbox(`captcha?sid=${picture.sid}`)
  form.change('phone', phone)
  form.change('capcode', answer)
}
