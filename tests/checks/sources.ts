import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The files of the repository below some folders, and those about to be added to it. */
export function listFiles(...folders: string[]): string[] {
  const options = ['--cached', '--others', '--exclude-standard', '--deduplicate']
  const listed = execFileSync('git', ['ls-files', ...options, '--', ...folders], { cwd: root })
  const deleted = execFileSync('git', ['ls-files', '--deleted', '--', ...folders], { cwd: root })
  const gone = new Set(String(deleted).split('\n'))
  return String(listed)
    .split('\n')
    .filter(file => file && !gone.has(file))
}

export function readSource(file: string): string {
  return readFileSync(posix.join(root, file), 'utf8')
}

const specifier = /^\s*(?:import|export)\s(?:[^'";]*?\sfrom\s*)?'([^']+)'|\bimport\(\s*'([^']+)'/gm

/** The files of ours that a file imports, from the repository's root; css too. */
export function importsOf(file: string): string[] {
  const found = [...readSource(file).matchAll(specifier)].map(
    ([, one, other]) => one ?? other ?? ''
  )
  return found
    .map(path => path.replace(/\?.*$/, '').replace(/^#messages\//, '/shared/messages/en/'))
    .map(path => path.replace(/^#pages-base$/, '/shared/island/pages-base.ts'))
    .map(path => path.replace(/^#words$/, '/shared/config/brands/ph/words/en.ts'))
    .map(path => path.replace(/^#brand\//, '/shared/config/brands/ph/'))
    .filter(path => /^[./]/.test(path))
    .map(path => (path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(file), path)))
}
