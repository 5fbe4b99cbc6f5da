import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyOfProject, refusal } from '../published/copied-project.ts'

test('a build that cannot be made says why, and touches nothing', { timeout: 180_000 }, () => {
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
  timeout: 180_000
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
