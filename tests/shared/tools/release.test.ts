// @vitest-environment node
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../setup/temporary-folder.ts'

const script = join(process.cwd(), 'shared/tools/release.mjs')

function temporary(): string {
  const folder = temporaryFolder('release')
  return folder
}

/** A build with one asset of its own, and its server's configuration beside it. */
function build(name: string): string {
  const folder = temporary()
  for (const part of ['dist/assets', 'deploy']) mkdirSync(join(folder, part), { recursive: true })
  writeFileSync(join(folder, 'dist/_headers'), '')
  writeFileSync(join(folder, 'dist/order.html'), name)
  writeFileSync(join(folder, 'dist/assets', `${name}.js`), name)
  writeFileSync(join(folder, 'deploy/nginx.conf'), name)
  return join(folder, 'dist')
}

const release = (dist: string, folder: string) =>
  spawnSync(process.execPath, [script, dist, folder], { encoding: 'utf8' })

test('a release has its own html and configuration, and the assets of those before', () => {
  const folder = temporary()
  const read = (file: string) => readFileSync(join(folder, 'current', file), 'utf8')
  expect(release(build('one'), folder).status).toBe(0)
  const first = realpathSync(join(folder, 'current'))
  expect(release(build('two'), folder).status).toBe(0)
  const second = realpathSync(join(folder, 'current'))
  expect([read('dist/order.html'), read('nginx.conf')]).toEqual(['two', 'two'])
  expect(read('dist/assets/one.js')).toBe('one')
  expect(read('root.conf')).toBe(`root ${second}/dist;\n`)
  // A server that has not been reloaded still serves what it has the policies of.
  expect(readFileSync(join(first, 'dist/order.html'), 'utf8')).toBe('one')
})

test('the three newest releases stay, to go back to', () => {
  const folder = temporary()
  for (const name of ['one', 'two', 'three', 'four']) release(build(name), folder)
  expect(readdirSync(join(folder, 'releases'))).toHaveLength(3)
  expect(readFileSync(join(folder, 'current/dist/order.html'), 'utf8')).toBe('four')
})

test('a folder that is no build changes nothing', () => {
  const folder = temporary()
  const { status, stderr } = release(temporary(), folder)
  expect([status, stderr]).toEqual([1, 'Usage: release.mjs <dist> <folder of releases>\n'])
  expect(existsSync(join(folder, 'current'))).toBe(false)
})
