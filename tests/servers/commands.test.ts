import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createSandbox } from '../sandbox/app.ts'
import { sessionQuery } from '../sandbox/scenarios/compose.ts'
import { freePort } from './free-port.ts'
import { copyFiles, project } from './copied-project.ts'

/** Those without a command of their own here, and why. */
const elsewhere: Record<string, string> = {
  dev: 'serves until it is stopped; plugin.test.ts',
  start: 'serves until it is stopped; start.test.ts',
  build: 'takes a minute; build-command.test.ts',
  lint: 'takes no input',
  types: 'takes no input',
  unused: 'takes no input',
  bench: 'measures for minutes'
}
