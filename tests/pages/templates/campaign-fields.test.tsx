import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { Build } from '../../../pages/templates/campaigns/build.tsx'
import { CampaignRoom } from '../../../pages/templates/campaigns/room.tsx'
import { campaignsOf } from '../../../pages/templates/campaigns/store.ts'
import { controlId } from '../../../pages/templates/editing.ts'
import { createTemplatesPage } from '../../../pages/templates/store.ts'
import { prepareRoot } from '../../setup/react-root.ts'
import { enter } from './enter.ts'

beforeEach(() => localStorage.clear())

/** The room as somebody sees it, with the campaign of the site open. */
async function showRoom() {
  const page = createTemplatesPage()
  await page.open()
  const { host, root } = prepareRoot()
  await act(() => root.render(<CampaignRoom page={page} />))
  const control = (path: string) =>
    host.querySelector<HTMLInputElement | HTMLSelectElement>(`#${controlId(path)}`)
  const errors = () =>
    [...host.querySelectorAll('.field_error')].map(({ textContent }) => textContent)
  return { ...campaignsOf(page), host, control, errors }
}

test('a field shows what the campaign has, and what is typed into it becomes the campaign’s', async () => {
  const { control, $selected, errors } = await showRoom()
  expect(control('starts')?.value).toMatch(/^2026-11-01T00:00/)
  expect(control('variants[1].template')?.value).toBe('costs-en')
  await enter(control('variants[1].weight'), '30')
  await enter(control('after'), 'costs-en')
  expect($selected.get()?.document).toMatchObject({
    variants: [
      { template: 'first-loan-en', weight: 50 },
      { template: 'costs-en', weight: 30 }
    ],
    after: 'costs-en'
  })
  expect(errors()).toEqual([])
})

test('a problem stands at its own field, in words', async () => {
  const { control, errors } = await showRoom()
  await enter(control('variants[1].weight'), 'many')
  expect(errors()).toEqual(['Variant 2: weight must be a number'])
  expect(control('variants[1].weight')?.getAttribute('aria-invalid')).toBe('true')
  expect(control('variants[0].weight')?.getAttribute('aria-invalid')).toBeNull()
})

test('a plan is what is typed', async () => {
  const { host, $plan } = await showRoom()
  const rate = host.querySelector<HTMLInputElement>('input[inputmode=decimal]')
  expect(rate?.value).toBe('5')
  await enter(rate, '7,5')
  expect($plan.get().rate).toBe('7,5')
})

test('a part of a campaign stands in its room alone', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(document.createElement('div'))
  await expect(act(async () => root.render(<Build />))).rejects.toThrow(
    'A part of a campaign stands outside its room'
  )
  vi.mocked(console.error).mockClear()
})
