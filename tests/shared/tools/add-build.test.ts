// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../setup/temporary-folder.ts'

const script = join(process.cwd(), 'shared/tools/add-build.mjs')

function build(assets: Record<string, string>): string {
  const folder = temporaryFolder('build')
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, '_headers'), '')
  writeFileSync(join(folder, 'order.html'), Object.keys(assets).join())
  for (const [name, text] of Object.entries(assets)) {
    writeFileSync(join(folder, 'assets', name), text)
  }
  return folder
}

const add = (...args: string[]) =>
  spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' })

test('a new build joins the old one, whose assets stay for 30 days', () => {
  const published = join(temporaryFolder('published'), 'site')
  add(build({ 'old.js': '1', 'kept.js': '1' }), published)
  const long = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000)
  utimesSync(join(published, 'assets/old.js'), long, long)
  const { stdout, status } = add(build({ 'new.js': '2' }), published)
  expect(status).toBe(0)
  expect(stdout).toBe('3 files added, 1 old assets removed\n')
  expect(readFileSync(join(published, 'order.html'), 'utf8')).toBe('new.js')
  expect(existsSync(join(published, 'assets/kept.js'))).toBe(true)
  expect(existsSync(join(published, 'assets/old.js'))).toBe(false)
})

test('an asset that is still in use counts as new', () => {
  const published = temporaryFolder('published')
  const assets = { 'vendor.js': '1' }
  add(build(assets), published)
  const long = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000)
  utimesSync(join(published, 'assets/vendor.js'), long, long)
  add(build(assets), published)
  add(build({ 'new.js': '2' }), published)
  expect(existsSync(join(published, 'assets/vendor.js'))).toBe(true)
})

test('a folder that is no build is not added', () => {
  const { status, stderr } = add(temporaryFolder('nothing'), tmpdir())
  expect(status).toBe(1)
  expect(stderr).toContain('Usage')
})

test('the notices that an operator has edited stay as they are', () => {
  const published = temporaryFolder('published')
  const withNotices = () => {
    const folder = build({ 'vendor.js': '1' })
    writeFileSync(join(folder, 'notices.json'), '{}')
    return folder
  }
  add(withNotices(), published)
  expect(readFileSync(join(published, 'notices.json'), 'utf8')).toBe('{}')
  writeFileSync(join(published, 'notices.json'), '{"notices":[]}')
  add(withNotices(), published)
  expect(readFileSync(join(published, 'notices.json'), 'utf8')).toBe('{"notices":[]}')
})
