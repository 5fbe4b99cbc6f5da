import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, inject, onTestFinished, test } from 'vitest'
import { filesIn } from '../../shared/vite/deploy/site.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))

/** What a build needs of the project, to be spoilt, with a build of before beside it. */
function copyOfProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'project-'))
  onTestFinished(() => rmSync(copy, { recursive: true }))
  const parts = ['package.json', 'vite.config.ts', 'pages', 'public', 'shared']
  for (const part of parts) cpSync(join(project, part), join(copy, part), { recursive: true })
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'))
  mkdirSync(join(copy, 'dist/loans'), { recursive: true })
  writeFileSync(join(copy, 'dist/loans/order.html'), 'before')
  return copy
}

/** A build that fails, and leaves everything as it was. */
function refusal(copy: string, options: string[] = [], env: Record<string, string> = {}): string {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'build', '--', ...options], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', ...env }
  })
  expect(status).toBe(1)
  expect(stderr).not.toMatch(/^ +at /m)
  expect(filesIn(join(copy, 'dist'))).toEqual(['loans/order.html'])
  expect(existsSync(join(copy, 'deploy'))).toBe(false)
  return stderr
}

test('a strict build is refused as long as something is to be settled', { timeout: 90_000 }, () => {
  const said = refusal(copyOfProject(), ['--strict'])
  expect(said.match(/Not ready to be published, \d+ things to settle:/g)).toHaveLength(1)
  expect(said).toContain('company.registrations.0.number is still a placeholder')
  expect(said).toContain('SEC Memorandum Circular No. 14')
  expect(said).toContain('Republic Act No. 11765')
  expect(said).not.toContain('Before you publish')
})

test('a build that cannot be made says why, and touches nothing', { timeout: 90_000 }, () => {
  const copy = copyOfProject()
  expect(refusal(copy, ['--strit'])).toContain("Unknown option '--strit'")
  expect(refusal(copy, [], { BRAND: 'inn' })).toContain('There are: in, ph')
  expect(refusal(copy, [], { BASE_PATH: '../' })).toContain('BASE_PATH=../ has to be a path')
  writeFileSync(join(copy, 'pages/order/main.tsx'), "import './nothing.ts'")
  expect(refusal(copy, [], { BASE_PATH: '/loans/' })).toContain("Could not resolve './nothing.ts'")
  const brand = join(copy, 'shared/config/brands/in/brand.ts')
  const source = readFileSync(brand, 'utf8')
  writeFileSync(brand, source.replace("apiOrigin: ''", "apiOrigin: 'api.example.com'"))
  expect(refusal(copy, [], { BRAND: 'in' })).toContain('brand.apiOrigin has to be an origin')
  writeFileSync(join(copy, 'shared/config/brands/ph/templates/broken.json'), '{"id": "broken",}')
  expect(refusal(copy)).toContain('broken.json: The template is no JSON')
})

test('a new brand is made whole, once, and says what is left to settle', {
  timeout: 90_000
}, () => {
  const copy = copyOfProject()
  const brand = (...words: string[]) =>
    spawnSync('npm', ['run', '--silent', 'brand', '--', ...words], { cwd: copy, encoding: 'utf8' })
  const flags = ['--market', 'in', '--title', 'Amber', '--accent', '#8a3b00']
  const folder = join(copy, 'shared/config/brands/amber')
  const pale = brand('new', 'amber', ...flags.slice(0, -1), '#ffb300')
  expect(pale).toMatchObject({ status: 1, stderr: expect.stringContaining('cannot be read') })
  expect(existsSync(folder)).toBe(false)

  const { status, stdout } = brand('new', 'amber', ...flags)
  expect(status).toBe(0)
  expect(stdout).toContain('Brand amber: company.legalName is still a placeholder.')
  const drawn = (file: string) => readFileSync(join(folder, file))
  const market = join(copy, 'shared/config/brands/in')
  for (const file of ['icons/icon-180.png', 'icons/preview.png', 'landing/preview-costs-in.png']) {
    expect(drawn(file).equals(readFileSync(join(market, file))), file).toBe(false)
  }
  expect(refusal(copy, ['--strict'], { BRAND: 'amber' })).toContain('company.legalName is still')

  const again = brand('new', 'amber', ...flags)
  expect(again).toMatchObject({ status: 1, stderr: expect.stringContaining('The name is taken') })
  expect(existsSync(folder)).toBe(true)
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
