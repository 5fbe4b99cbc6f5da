import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import sharp from 'sharp'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { createSandbox } from '../sandbox/app.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))
const copy = mkdtempSync(join(tmpdir(), 'commands-'))
const large = ['node_modules', 'test-results', 'dist', '.git', 'kept'].map(name => `/${name}`)
cpSync(project, copy, {
  recursive: true,
  filter: path => !large.some(end => path.endsWith(end))
})
symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'))
const secrets = mkdtempSync(join(tmpdir(), 'secrets-'))
afterAll(() => {
  for (const folder of [copy, secrets]) rmSync(folder, { recursive: true })
})

interface CommandRun {
  code: number
  output: string
}

function runCommand(command: string, args: readonly string[], env = {}): Promise<CommandRun> {
  return new Promise(resolve => {
    const options = { cwd: copy, env: { ...process.env, ...env } }
    const child = execFile(
      'npm',
      ['run', '--silent', command, '--', ...args],
      options,
      (_, stdout, stderr) => resolve({ code: child.exitCode ?? 1, output: stdout + stderr })
    )
    child.stdin?.end()
  })
}

/** A file of that text in the copy, by its name there. */
function file(name: string, text: string): string {
  writeFileSync(join(copy, name), text)
  return name
}

/** The files of a build, as far as a release looks at them. */
function builtSite(): string {
  mkdirSync(join(copy, 'site/dist'), { recursive: true })
  mkdirSync(join(copy, 'site/deploy'), { recursive: true })
  file('site/dist/_headers', '')
  file('site/dist/order.html', 'an order')
  file('site/deploy/nginx.conf', '')
  return 'site/dist'
}

const header = 'campaign,variant,visits,registrations'
const results = `${header}\nfirst-loan,first-loan-en,100,10\nfirst-loan,costs-en,101,12\n`
const otherBrand = 'BRAND=inn: no such folder in shared/config/brands. There are: in, ph'

/** A notice that no page shows yet. */
const planned = {
  id: 'storm',
  from: '2099-01-01T00:00:00+08:00',
  until: '2099-01-02T00:00:00+08:00',
  pages: ['repay.html'],
  text: 'Counters are closed.'
}

interface Run {
  args?: readonly string[]
  env?: Record<string, string>
  /** A sentence of the answer. */
  says: string
}

const commands: Record<string, { good: Run; bad: Run }> = {
  'add-build': {
    good: { args: [builtSite(), 'published'], says: '2 files added' },
    bad: { args: ['nowhere', 'published'], says: 'Usage: add-build.mjs' }
  },
  release: {
    good: { args: [builtSite(), 'releases'], says: '2 files added' },
    bad: { args: ['nowhere', 'releases'], says: 'Usage: release.mjs' }
  },
  campaign: {
    good: { args: [file('results.csv', results)], says: 'Phones are split as planned' },
    bad: {
      args: [file('june.csv', `${header}\njune,a,1,1\n`)],
      says: 'june.csv: line 2: campaign is june, and the brand has no campaigns/june.json'
    }
  },
  contract: {
    good: { says: 'Written: deploy/openapi.json' },
    bad: { env: { BRAND: 'inn' }, says: otherBrand }
  },
  'paper-keys': {
    good: { args: [secrets], says: 'The private key' },
    bad: { args: ['secrets'], says: 'Name a folder outside the repository' }
  },
  brand: {
    good: { args: ['left', 'ph'], says: 'Left to settle in shared/config/brands/ph' },
    bad: { args: ['new', 'Ph', '--yes'], says: 'Nothing was written.' }
  },
  icons: {
    good: { env: { BRAND: 'in' }, says: '' },
    bad: { env: { BRAND: 'inn' }, says: otherBrand }
  },
  translations: {
    good: { args: ['out', 'fil', 'fil.po'], says: '' },
    bad: {
      args: ['in', 'fil', file('broken.po', 'msgid "a"\nmsgstr')],
      says: 'broken.po'
    }
  },
  notices: {
    good: {
      args: [file('planned.json', JSON.stringify({ notices: [planned] }))],
      says: `repay.html (en) from ${planned.from} info: Counters are closed.`
    },
    bad: {
      args: [file('notices.json', '[]')],
      says: 'notices.json: The notices file must be a group in { }'
    }
  },
  templates: {
    good: { says: 'templates/first-loan-en.json is sound' },
    bad: { env: { BRAND: 'inn' }, says: otherBrand }
  }
}

/**
 * Commands whose work takes long: only wrong input is tried in this table. `bench` is run below, `dev` and `start` in
 * tests/slow/serve-commands.test.ts.
 */
const long: Record<string, readonly Run[]> = {
  dev: [{ args: ['--brand', 'inn'], says: otherBrand }],
  start: [
    { args: ['--brand', 'inn'], says: otherBrand },
    { args: ['--port', 'x'], says: 'The port has to be a number: x' }
  ],
  bench: [
    { args: ['--pages', 'order,nowhere'], says: '--pages nowhere: there are order, repay,' },
    { args: ['--rounds', 'x'], says: '--rounds x: must be a number above 0' }
  ]
}

/** No table can hold them: they are asked below, or elsewhere. */
const others: Record<string, string> = {
  probe: 'asks a server, below',
  build:
    'takes a minute: tests/published/build-command.test.ts and tests/slow/build-command.test.ts',
  pictures: 'takes minutes: tests/pictures compares what it takes'
}

/** Tools for the sources, which take no input. */
const isTool = (name: string) => /^(?:lint|types|unused|test(?::.*)?)$/.test(name)

test('every command of package.json is run here, or says why not', () => {
  const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
  const listed = [commands, long, others].flatMap(table => Object.keys(table))
  expect(
    Object.keys(scripts)
      .filter(name => !isTool(name))
      .sort()
  ).toEqual(listed.sort())
})

describe.each(Object.entries(commands))('npm run %s', (command, { good, bad }) => {
  test('does its work', { timeout: 60_000 }, async () => {
    const { code, output } = await runCommand(command, good.args ?? [], good.env)
    expect(output).toContain(good.says)
    expect(code, output).toBe(0)
  })

  test('says what is wrong with its input, and exits with 1', { timeout: 60_000 }, async () => {
    const { code, output } = await runCommand(command, bad.args ?? [], bad.env)
    expect(output).toContain(bad.says)
    expect(code, output).toBe(1)
  })
})

test.each(['width="64" height="64"', 'width="24" height="24" viewBox="0 0 64 64"'])(
  'npm run icons draws a mark of %s as large as its picture',
  { timeout: 60_000 },
  async size => {
    const folder = 'shared/config/brands/in/icons'
    const rect = '<rect width="64" height="64" fill="#336699"/>'
    file(`${folder}/icon.svg`, `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${rect}</svg>`)
    const { code, output } = await runCommand('icons', [], { BRAND: 'in' })
    expect(code, output).toBe(0)
    for (const name of ['icon-180.png', 'icon-512.png']) {
      const { channels } = await sharp(join(copy, folder, name)).stats()
      expect(channels.map(({ min, max }) => [min, max])).toEqual([
        [0x33, 0x33],
        [0x66, 0x66],
        [0x99, 0x99]
      ])
    }
  }
)

const wrong = Object.entries(long).flatMap(([command, runs]) =>
  runs.map(run => [command, run] as const)
)
test.each(wrong)(
  'npm run %s says what is wrong with its input',
  { timeout: 60_000 },
  async (command, run) => {
    const { code, output } = await runCommand(command, run.args ?? [])
    expect(output).toContain(run.says)
    expect(output).not.toMatch(/^\s+at /m)
    expect(code, output).toBe(1)
  }
)

test('npm run bench measures a page', { timeout: 600_000 }, async () => {
  const args = ['--pages', 'order', '--rounds', '1', '--parts', 'pages']
  const { code, output } = await runCommand('bench', args)
  expect(output).toMatch(/order\.html on 4G after \d+ s/)
  expect(output).toMatch(/^\| order/m)
  expect(code, output).toBe(0)
})

test('npm run probe tells a backend that works from none', { timeout: 60_000 }, async () => {
  const { app } = createSandbox()
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  onTestFinished(() => {
    server.close()
  })
  await new Promise(resolve => server.once('listening', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const loan = ['--session', 'due', '--order', '20410001', '--product', '301']
  const only = ['--only', '/v3/loan-details/loan-details']
  const good = await runCommand('probe', [`http://127.0.0.1:${port}`, ...loan, ...only])
  expect(good.output).toContain('the pages work with them')
  expect(good.code, good.output).toBe(0)
  const bad = await runCommand('probe', ['http://127.0.0.1:1', ...only, ...loan])
  expect(bad.output).toContain('is not reached')
  expect(bad.code).toBe(1)
  const none = await runCommand('probe', [])
  expect(none.output).toContain('Which backend?')
  expect(none.code).toBe(1)
})
