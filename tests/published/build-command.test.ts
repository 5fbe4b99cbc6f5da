import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { filesIn } from '../../shared/vite/deploy/site.ts'
import { copyOfProject, project, refusal } from './copied-project.ts'

test('a strict build is refused as long as something is to be settled', { timeout: 90_000 }, () => {
  const output = refusal(copyOfProject(), ['--strict'])
  expect(output.match(/Not ready to be published, \d+ things to settle:/g)).toHaveLength(1)
  expect(output).toContain('company.registrations.0.number is still a placeholder')
  expect(output).toContain('SEC Memorandum Circular No. 14')
  expect(output).toContain('Republic Act No. 11765')
  expect(output).not.toContain('Before you publish')
})

test.each(['contract', 'templates'])(
  'npm run %s names the brands that there are',
  { timeout: 30_000 },
  command => {
    const { status, stderr } = spawnSync('npm', ['run', '--silent', command], {
      cwd: project,
      encoding: 'utf8',
      env: { ...process.env, BRAND: 'inn' }
    })
    expect(status).toBe(1)
    expect(stderr).toContain('BRAND=inn: no such folder in shared/config/brands. There are: in, ph')
  }
)

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
