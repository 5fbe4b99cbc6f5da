import { atom } from 'nanostores'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LoanChangesPanel } from '../../../../shared/features/payments/loan-changes-part.tsx'

test('a status that changes under one title is named once', () => {
  const $changes = atom([{ text: '', before: 'Due', after: 'Due' }])
  const changes = { $changes, begin: () => Promise.resolve() }
  const html = renderToStaticMarkup(createElement(LoanChangesPanel, { changes }))
  expect(html).toContain('Due')
  expect(html).not.toContain('now Due')
})
