import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { filesIn } from '../../shared/vite/deploy/site.ts'
import { temporaryFolder } from '../setup/temporary-folder.ts'

export const project = fileURLToPath(new URL('../..', import.meta.url))

/** The files of the project that a build needs, to be spoilt, with a build of before beside it. */
export function copyOfProject(): string {
  const copy = temporaryFolder('project')
  const parts = ['package.json', 'vite.config.ts', 'pages', 'public', 'shared']
  for (const part of parts) cpSync(join(project, part), join(copy, part), { recursive: true })
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'))
  mkdirSync(join(copy, 'dist/loans'), { recursive: true })
  writeFileSync(join(copy, 'dist/loans/order.html'), 'before')
  return copy
}

/** A build that fails, and leaves everything as it was. */
export function refusal(
  copy: string,
  options: string[] = [],
  env: Record<string, string> = {}
): string {
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
