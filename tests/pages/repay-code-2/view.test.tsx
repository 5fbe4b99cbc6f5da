import { act } from 'react'
import { expect, test } from 'vitest'
import { createRepayCode2Page } from '../../../pages/repay-code-2/store.ts'
import { Page } from '../../../pages/repay-code-2/view.tsx'
import { brand } from '../../../shared/config/brand.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { prepareRoot } from '../../setup/react-root.ts'

const { open } = prepareBackend()

async function draw(scenario: string) {
  open(scenario)
  const store = createRepayCode2Page()
  const { root } = prepareRoot()
  await act(async () => {
    root.render(<Page store={store} />)
    await store.load()
  })
  return document.body
}

test('the biller is named before the steps, which name the same one', async () => {
  const page = await draw('repay-code-2')
  const text = page.textContent ?? ''
  const warning = text.indexOf(`The only biller for this loan is ${brand.billerName}`)
  expect(warning).toBeGreaterThan(-1)
  expect(text.indexOf('At the counter')).toBeGreaterThan(warning)
  expect(text).toContain(`Choose Loans, then ${brand.billerName}.`)
})

test('the note of an extension stands above the shop', async () => {
  const page = await draw('repay-code-2-delay')
  const note = page.querySelector('.extension-note')
  expect(note?.nextElementSibling?.className).toBe('code_channel')
  expect(note?.textContent).toMatch(/next payment date is \d.* you still owe ₱5\.455,00\.$/)
})
