import puppeteer, { type CDPSession } from 'puppeteer-core'
import { findHeadlessShell } from '../../shared/tools/find-chromium.ts'
import { conditions, type NetworkName, networks } from './conditions.ts'

/** Pages opened one after the other share a cache and a storage. */
export interface Profile {
  /** A new tab of the slow phone. */
  open: () => Promise<CDPSession>
  close: () => Promise<void>
}

export interface Phone {
  version: string
  newProfile: (network: NetworkName, isDark?: boolean) => Promise<Profile>
  close: () => Promise<void>
}

async function slowDown(session: CDPSession, name: NetworkName, isDark: boolean): Promise<void> {
  const network = networks[name]
  await session.send('Emulation.setDeviceMetricsOverride', {
    ...conditions.viewport,
    deviceScaleFactor: 1,
    mobile: false
  })
  if (isDark) {
    const features = [{ name: 'prefers-color-scheme', value: 'dark' }]
    await session.send('Emulation.setEmulatedMedia', { features })
  }
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.roundTrip,
    downloadThroughput: network.down / 8,
    uploadThroughput: network.up / 8
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: network.slowerProcessor })
}

/**
 * A browser whose pages nobody inspects. The drivers enable the protocol's Runtime domain in every
 * page, and then V8 parses React a second time while it starts, to know where each line stands:
 * four fifths of that task, which no borrower's phone does.
 */
export async function startPhone(megabytes?: number): Promise<Phone> {
  const browser = await puppeteer.launch({
    executablePath: findHeadlessShell(),
    // A spare renderer process adds up to 200 ms of noise on two cores.
    args: [
      '--no-sandbox',
      '--disable-features=SpareRendererForSitePerProcess',
      ...(megabytes ? [`--js-flags=--max-old-space-size=${megabytes}`] : [])
    ],
    targetFilter: target => target.type() === 'browser',
    waitForInitialPage: false
  })
  const connection = (await browser.target().createCDPSession()).connection()
  if (!connection) throw new Error('The browser has gone')
  const open = async (browserContextId: string, network: NetworkName, isDark: boolean) => {
    const { targetId } = await connection.send('Target.createTarget', {
      url: 'about:blank',
      browserContextId
    })
    const { targetInfo } = await connection.send('Target.getTargetInfo', { targetId })
    const session = await connection.createSession(targetInfo)
    await slowDown(session, network, isDark)
    return session
  }
  return {
    version: (await browser.version()).replace(/^.*\//, ''),
    newProfile: async (network, isDark = false) => {
      const { browserContextId } = await connection.send('Target.createBrowserContext')
      return {
        open: () => open(browserContextId, network, isDark),
        close: () => connection.send('Target.disposeBrowserContext', { browserContextId })
      }
    },
    close: () => browser.close()
  }
}

/**
 * Runs a function inside the page and answers its result; it reaches for nothing outside itself.
 */
export async function evaluate<T>(session: CDPSession, inPage: () => T): Promise<T> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `(${inPage})()`,
    returnByValue: true
  })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description)
  return result.value as T
}
