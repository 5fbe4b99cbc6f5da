// @vitest-environment node
import { expect, test } from 'vitest'
import { escapeHtml } from '../../../shared/vite/escape-html.ts'

test('characters that html would read are written so that it does not', () => {
  expect(escapeHtml(`<a title="1">Tom & 'Jerry'</a>`)).toBe(
    `&lt;a title=&quot;1&quot;&gt;Tom &amp; 'Jerry'&lt;/a&gt;`
  )
})
