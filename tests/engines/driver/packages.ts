import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** A directory below `/usr/lib` per processor: `x86_64-linux-gnu`. */
function libraryFolders(): string[] {
  const places = existsSync('/usr/lib') ? readdirSync('/usr/lib') : []
  return places.map(folder => join('/usr/lib', folder, 'webkit2gtk-4.1'))
}

const inPath = () => (process.env.PATH ?? '').split(delimiter)

const programs = {
  firefox: { file: 'firefox-esr', package: 'firefox-esr', folders: inPath },
  webkitDriver: { file: 'WebKitWebDriver', package: 'webkit2gtk-driver', folders: inPath },
  miniBrowser: { file: 'MiniBrowser', package: 'webkit2gtk-driver', folders: libraryFolders },
  display: { file: 'Xvfb', package: 'xvfb', folders: inPath }
}

export type Program = keyof typeof programs

function findInstalled(name: Program): string | undefined {
  const { file, folders } = programs[name]
  return folders()
    .map(folder => join(folder, file))
    .find(place => existsSync(place))
}

function install(packages: string[]): void {
  if (process.getuid?.() !== 0) return
  console.log(`Installing ${packages.join(', ')} for the tests of three engines.`)
  const run = (...args: string[]) => spawnSync('apt-get', ['-qq', ...args], { stdio: 'ignore' })
  run('update')
  run('install', '-y', ...packages)
}

/** Installs what is missing where that can be done. */
export function preparePrograms(): void {
  const names = Object.keys(programs) as Program[]
  const missing = names.filter(name => !findInstalled(name)).map(name => programs[name].package)
  if (missing.length > 0) install([...new Set(missing)])
}

/** Where a program of the engines is. Throws with what to do when there is none. */
export function findProgram(name: Program): string {
  const place = findInstalled(name)
  if (place) return place
  throw new Error(`Install ${programs[name].package} (Debian's package) and run the tests again.`)
}
