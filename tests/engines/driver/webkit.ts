import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Engine, Settings, Tab } from './driver.ts'
import { findProgram } from './packages.ts'
import { connectWebDriver } from './web-driver.ts'

/** MiniBrowser is 447 px wide at least, unless its toolbar shrinks. */
const tinyToolbar =
  '* { font-size: 1px; min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0 }'

function writeSettings({ reducedMotion }: Settings): string {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'))
  const folder = join(home, 'gtk-3.0')
  mkdirSync(folder)
  writeFileSync(join(folder, 'gtk.css'), tinyToolbar)
  writeFileSync(
    join(folder, 'settings.ini'),
    `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`
  )
  return home
}

async function startDisplay(): Promise<{ process: ChildProcess; name: string }> {
  const process = spawn(
    findProgram('display'),
    ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] }
  )
  const [number] = await new Promise<Buffer[]>(resolve =>
    process.stdio[3]?.once('data', (...data) => resolve(data))
  )
  return { process, name: `:${String(number).trim()}` }
}

/** One driver has one session, and a session's hidden tabs are slowed down: a driver per tab. */
export async function startWebkit(settings: Settings = {}): Promise<Engine> {
  const display = await startDisplay()
  const home = writeSettings(settings)
  const closers: (() => Promise<void>)[] = []
  const env = {
    ...process.env,
    DISPLAY: display.name,
    XDG_CONFIG_HOME: home,
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1'
  }
  const browserArgs = [
    '--automation',
    ...(settings.scriptsOff ? ['--enable-javascript=false'] : [])
  ]

  const newTab = async (): Promise<Tab> => {
    const { tab, close } = await connectWebDriver(env, browserArgs)
    closers.push(close)
    return tab
  }
  const close = async () => {
    await Promise.all(closers.map(each => each()))
    display.process.kill()
    rmSync(home, { recursive: true, force: true })
  }
  return { name: 'webkit', newTab, close }
}
