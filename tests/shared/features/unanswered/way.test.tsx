import { atom } from 'nanostores'
import { act } from 'react'
import { expect, test } from 'vitest'
import { unansweredMessages as messages } from '#messages/unanswered.ts'
import type { Unanswered } from '../../../../shared/features/unanswered/store.ts'
import { UnansweredList } from '../../../../shared/features/unanswered/unanswered.tsx'
import { prepareBackend } from '../../../setup/backend.ts'
import { prepareRoot } from '../../../setup/react-root.ts'

const backend = prepareBackend()
async function draw(scenario: string, order: string, file: string) {
  backend.open(scenario)
  const facts = JSON.parse(document.documentElement.dataset.page ?? '{}')
  document.documentElement.dataset.page = JSON.stringify({ ...facts, file })
  const { host, root } = prepareRoot()
  const sent = { id: 'a', intention: 'plan', order, sentAt: Date.now() } as const
  const $unanswered = atom<readonly Unanswered[]>([sent])
  const store = { $unanswered, look: async () => {}, dismiss: () => {} }
  await act(async () => root.render(<UnansweredList store={store} messages={messages} />))
  return [...host.querySelectorAll('button')]
}

test('a request for a plan that got no answer leads to where it stands', async () => {
  const [way] = await draw('order-due', '20410001', 'order.html')
  expect(way?.textContent).toBe(messages.toPlan)
  await act(async () => way?.click())
  expect(backend.navigations.at(-1)).toContain('/arrangement.html?')
})
