import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { platform } from 'node:os'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

const fixedPlaces: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium'
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe'
  ]
}

const shellNames = ['chromium-headless-shell', 'chrome-headless-shell']

const isThere = (place: string | undefined) => place !== undefined && existsSync(place)

function findInPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap(folder => names.map(name => join(folder, name))).find(isThere)
}

function findInstalled(): string | undefined {
  const others = [...(fixedPlaces[platform()] ?? []), chromium.executablePath()]
  return [process.env.CHROME_PATH, findInPath(names), ...others].find(isThere)
}

function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}

function installWithSystem(): void {
  if (platform() !== 'linux' || process.getuid?.() !== 0) return
  if (run('sh', '-c', 'command -v apt-get')) {
    run('apt-get', 'update', '-qq')
    run('apt-get', 'install', '-y', '-qq', 'chromium', 'chromium-headless-shell', 'fonts-noto-core')
  } else if (run('sh', '-c', 'command -v dnf')) run('dnf', 'install', '-y', '-q', 'chromium')
  else if (run('sh', '-c', 'command -v apk')) run('apk', 'add', '-q', 'chromium')
}

/** Installs a Chromium where there is none. Throws with instructions if that fails. */
export function findChromium(): string {
  const installed = findInstalled()
  if (installed) return installed
  console.log('No Chromium or Chrome found: installing one for the browser tests.')
  installWithSystem()
  const fromSystem = findInstalled()
  if (fromSystem) return fromSystem
  run('npx', 'playwright-core', 'install', 'chromium')
  const fromPlaywright = findInstalled()
  if (fromPlaywright) return fromPlaywright
  throw new Error('Install Chromium or Chrome, or set CHROME_PATH to one, and run the tests again.')
}

/** The light one is twice as fast but has no back/forward cache; else the usual one. */
export function findHeadlessShell(): string {
  const usual = findChromium()
  if (process.env.CHROME_PATH) return usual
  if (!findInPath(shellNames)) installWithSystem()
  return findInPath(shellNames) ?? usual
}
