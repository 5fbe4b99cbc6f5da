// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const readme = readFileSync('shared/vite/deploy/README.md', 'utf8')
const commandsOf = (verb: string) => readme.match(new RegExp(`^aws s3 ${verb} dist .*`, 'gm')) ?? []

/** As the AWS CLI reads a command's filters: all files are in, and the last pattern that fits decides. */
function isUploaded(command: string, file: string): boolean {
  const filters = [...command.matchAll(/--(exclude|include) '([^']+)'/g)]
  const last = filters.filter(([, , pattern = '']) => {
    const source = pattern.replaceAll('.', '\\.').replaceAll('*', '.*')
    return new RegExp(`^${source}$`).test(file)
  })
  return last.pop()?.[1] !== 'exclude'
}

/** The caching of every upload of a file. */
function cachingOf(commands: readonly string[], file: string): string[] {
  return commands
    .filter(command => isUploaded(command, file))
    .map(command => /--cache-control '?([^']+)/.exec(command)?.[1] ?? '')
}

test.each(['', 'loans/'])('each deploy to S3 uploads a build’s files once, below /%s', base => {
  const caching = (file: string) => cachingOf(commandsOf('sync'), base + file)
  expect(caching('assets/a.js')).toEqual(['public, max-age=31536000, immutable'])
  expect(caching('icons/icon.svg')).toEqual(['public, max-age=86400'])
  expect(caching('order.html')).toEqual(['no-cache'])
  for (const file of ['assets/a.js.br', 'order.html.gz']) expect(caching(file)).toEqual([])
  expect(cachingOf(commandsOf('sync'), '_headers')).toEqual([])
})

test.each(['', 'loans/'])('only the first deploy uploads the notices, below /%s', base => {
  expect(cachingOf(commandsOf('sync'), `${base}notices.json`)).toEqual([])
  expect(cachingOf(commandsOf('cp'), `${base}notices.json`)).toEqual(['no-cache'])
  expect(cachingOf(commandsOf('cp'), `${base}order.html`)).toEqual([])
})
