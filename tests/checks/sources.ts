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
    .filter(path => path.startsWith('.'))
    .map(path => posix.join(posix.dirname(file), path.replace(/\?.*$/, '')))
}
