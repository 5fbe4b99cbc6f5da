import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { builtPages } from '../../shared/pages.ts'
import { variants } from './emitted.ts'

const dist = inject('dist')
const origin = inject('origin')
const pages = [...builtPages(true), ...variants].map(({ file }) => file)

/** The contents of a page's inline elements, read without the build's own code. */
function inlineOf(html: string, element: 'script' | 'style'): string[] {
  const found = html.matchAll(new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'gi'))
  // A script of another type is data, which no policy looks at.
  const runs = (head: string) => !/\bsrc\s*=|application\/(?:ld\+)?json/.test(head)
  return [...found].flatMap(([, head = '', text = '']) => (runs(head) ? [text] : []))
}

describe('the policy', () => {
  test.each(pages)('of %s knows its inline script and styles, and nothing unsafe', async page => {
    const response = await fetch(`${origin}/${page}`)
    const policy = response.headers.get('Content-Security-Policy') ?? ''
    expect(policy).not.toMatch(/unsafe|\*/)
    expect(policy).toContain("require-trusted-types-for 'script'")
    const html = await response.text()
    for (const element of ['script', 'style'] as const) {
      const directive = policy.split('; ').find(each => each.startsWith(`${element}-src `)) ?? ''
      const hashes = inlineOf(html, element).map(
        text => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
      )
      const listed = directive.split(' ').filter(each => each.startsWith("'sha256-"))
      expect(listed.sort()).toEqual([...new Set(hashes)].sort())
    }
  })

  test.each(pages)('of %s meets no inline attribute', page => {
    const html = readFileSync(join(dist, page), 'utf8').replace(
      /<(script|style)\b[\s\S]*?<\/\1>/gi,
      ''
    )
    const tags = html.match(/<[a-z][^>]*>/gi) ?? []
    expect(tags.filter(tag => /\s(?:style|on[a-z]+)\s*=/i.test(tag))).toEqual([])
    expect(tags.filter(tag => /(?:href|src)\s*=\s*"?\s*javascript:/i.test(tag))).toEqual([])
  })
})
