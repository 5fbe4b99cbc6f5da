// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn } from '../../../shared/vite/deploy/site.ts'
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

/** Days go by: every file is as much older. */
function age(published: string, days: number): void {
  for (const path of filesIn(published).map(file => join(published, file))) {
    const time = new Date(statSync(path).mtimeMs - days * 24 * 60 * 60 * 1000)
    utimesSync(path, time, time)
  }
}

const assetsIn = (published: string) => filesIn(join(published, 'assets'))

test('a new build joins the old one', () => {
  const published = join(temporaryFolder('published'), 'site')
  add(build({ 'old.js': '1' }), published)
  const { stdout, status } = add(build({ 'new.js': '2' }), published)
  expect(status).toBe(0)
  expect(stdout).toBe('3 files added, 0 old assets removed\n')
  expect(readFileSync(join(published, 'order.html'), 'utf8')).toBe('new.js')
  expect(assetsIn(published)).toEqual(['new.js', 'old.js'])
})

test('assets stay for 30 days after their build was replaced, however long it was served', () => {
  const published = temporaryFolder('published')
  add(build({ 'first.js': '1' }), published)
  age(published, 31)
  add(build({ 'second.js': '2' }), published)
  expect(assetsIn(published)).toEqual(['first.js', 'second.js'])
  age(published, 2)
  add(build({ 'third.js': '3' }), published)
  age(published, 29)
  add(build({ 'fourth.js': '4' }), published)
  expect(assetsIn(published)).toEqual(['fourth.js', 'second.js', 'third.js'])
})

test('an asset that is still in use counts as new', () => {
  const published = temporaryFolder('published')
  const assets = { 'vendor.js': '1' }
  add(build(assets), published)
  age(published, 31)
  add(build(assets), published)
  add(build({ 'new.js': '2' }), published)
  expect(assetsIn(published)).toEqual(['new.js', 'vendor.js'])
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
