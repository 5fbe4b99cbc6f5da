import { expect, vi } from 'vitest'
import { createArrangementPage } from '../../../pages/arrangement/store.ts'
import type { Backend } from '../../setup/backend.ts'
import { readyOf } from '../../setup/ready.ts'

export async function openArrangement(
  backend: Backend,
  scenario = 'arrangement',
  extra: Record<string, string> = {}
) {
  backend.open(scenario, extra)
  const page = createArrangementPage()
  await page.open()
  await vi.waitFor(() => expect(page.$owed.get()).not.toBe(''))
  return page
}

export type AskingPage = Awaited<ReturnType<typeof openArrangement>>

export const wish = { reason: 'calamity', canPay: '1000', payOn: '2099-12-01' }

export function fill(
  { request }: AskingPage,
  values: Partial<Record<'reason' | 'canPay' | 'payOn' | 'note', string>>
) {
  for (const [name, value] of Object.entries(values)) {
    request.form.change(name as 'reason', value)
  }
}

export const stateOf = ({ $resource }: AskingPage) => readyOf($resource).data.state

/** From now on the lender's answers about the plan get lost. */
export const loseDetails = () =>
  history.replaceState(null, '', `${location.href}&fault=http-404&faultOn=arrangement/detail`)
