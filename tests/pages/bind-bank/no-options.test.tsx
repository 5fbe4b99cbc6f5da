import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { bankMessages as messages } from '#messages/bank.ts'
import { commonMessages as common } from '#messages/common.ts'
import { createBindBankPage } from '../../../pages/bind-bank/store.ts'
import { Page } from '../../../pages/bind-bank/view.tsx'
import { formatMessage } from '../../../shared/messages/format-message.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { actUntil, prepareRoot } from '../../setup/react-root.ts'

const backend = prepareBackend()

interface SentForm {
  data: { items: { code: string; note: unknown[] }[] }
}

/** The banks are missing in the first answer alone. */
function loseBanksOnce(): void {
  const { fetch } = globalThis
  let lost = false
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const response = await fetch(url, init)
    if (lost || (!url.includes('/bind-card-new') && !url.includes('/card-init'))) return response
    lost = true
    const answer = (await response.json()) as SentForm
    for (const item of answer.data.items) if (item.code === 'bankCode') item.note = []
    return Response.json(answer)
  })
}

test('a list of banks that did not come is asked for again, and what was typed stays', async () => {
  backend.open('bind-bank')
  loseBanksOnce()
  const store = createBindBankPage()
  const { host, root } = prepareRoot()
  await act(async () => root.render(<Page store={store} />))
  await act(async () => store.open())
  await actUntil(() => host.querySelector('form') !== null)
  const missing = formatMessage(messages.noOptions, { what: 'Bank' })
  expect(host.textContent).toContain(missing)
  await act(async () => store.change('item:0:accountName', 'Juana Halimbawa'))
  const again = [...host.querySelectorAll('button')].find(
    ({ textContent }) => textContent === common.tryAgain
  )
  expect(again?.name).toBe('item:1:bankCode')
  await act(async () => again?.click())
  await actUntil(() => host.querySelector('button[role="combobox"]') !== null)
  expect(host.textContent).not.toContain(missing)
  expect(store.entries.$values.get()['item:0:accountName']).toBe('Juana Halimbawa')
})
