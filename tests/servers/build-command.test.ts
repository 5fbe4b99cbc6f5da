import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, inject, test } from 'vitest'
import { filesIn } from '../../shared/build/deploy/site.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))

test('a strict build is refused as long as something is to be settled', { timeout: 90_000 }, () => {
  const command = ['run', '--silent', 'build', '--', '--strict']
  const { status, stderr } = spawnSync('npm', command, { cwd: project, encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toContain('company.registrations.0.number is still a placeholder')
  expect(stderr).toContain('SEC Memorandum Circular No. 14')
  expect(stderr).toContain('Republic Act No. 11765')
})

test('every text file has its compressed twins, and they are smaller', () => {
  const dist = inject('dist')
  const files = filesIn(dist).filter(file => /\.(?:html|js|css|svg|xml)$/.test(file))
  const size = (file: string) => statSync(join(dist, file)).size
  expect(files.length).toBeGreaterThan(50)
  for (const file of files.filter(each => size(each) > 500)) {
    expect(size(`${file}.br`), file).toBeLessThan(size(file))
    expect(size(`${file}.gz`), file).toBeLessThan(size(file))
  }
})

test('every script that a page names has its hash beside it', () => {
  const dist = inject('dist')
  let scripts = 0
  for (const file of filesIn(dist).filter(each => each.endsWith('.html'))) {
    const html = readFileSync(join(dist, file), 'utf8')
    for (const [element] of html.matchAll(
      /<script[^>]* src=[^>]*>|<link rel="modulepreload"[^>]*>/g
    )) {
      scripts++
      expect(element, file).toMatch(/ integrity="sha256-[\w+/]{43}="/)
    }
  }
  expect(scripts).toBeGreaterThan(20)
})

test('the service worker does nothing', () => {
  const source = readFileSync(join(inject('dist'), 'sw.js'), 'utf8')
  expect(source.replace(/\/\/.*/g, '').trim()).toBe('')
})
