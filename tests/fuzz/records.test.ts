import { describe, expect, test, vi } from 'vitest'
import { type AnswerCall, mountPage } from './mount.ts'
import {
  type Answers,
  addressOf,
  pressEverything,
  recordedNetwork,
  replayedNetwork
} from './press.ts'
import { badRecords, type KnownRecord, records, soundRecord, strangeTexts } from './records.ts'
import { visitPage } from './visit.ts'

/** A slip is shown when the server cannot be asked. */
const offline: AnswerCall = async () => {
  throw new TypeError('offline')
}

interface RecordReader {
  page: string
  record: keyof typeof records
  address: string
  isOffline?: boolean
  /** Reads the record only once everything has been pressed. */
  isPressed?: boolean
}

/** Every page that reads a record, in the state in which it does. */
const readers: RecordReader[] = [
  { page: 'complaint', record: 'complaint', address: addressOf('complaint') },
  { page: 'complaint-next', record: 'complaint', address: addressOf('complaint-next-collection') },
  { page: 'repay-code-2', record: 'repayment', address: addressOf('repay-code-2') },
  {
    page: 'repay-code-2 offline',
    record: 'repayment',
    address: addressOf('repay-code-2'),
    isOffline: true
  },
  { page: 'repay offline', record: 'cashier', address: addressOf('repay-due'), isOffline: true },
  {
    page: 'repay-delay offline',
    record: 'extension',
    address: addressOf('repay-delay-due'),
    isOffline: true
  },
  {
    page: 'repay-code offline',
    record: 'code',
    address: addressOf('repay-code-text'),
    isOffline: true
  },
  {
    page: 'repay-code-2 offline with a slip',
    record: 'cashier',
    address: addressOf('repay-code-2'),
    isOffline: true
  },
  { page: 'order offline', record: 'order', address: addressOf('order-due'), isOffline: true },
  { page: 'order', record: 'unanswered', address: addressOf('order-due') },
  { page: 'repay', record: 'payments', address: addressOf('repay-due') },
  { page: 'repay with a way to pay', record: 'channel', address: addressOf('repay-due') },
  { page: 'repay by the server’s time', record: 'clock', address: addressOf('repay-due') },
  { page: 'complaint-list', record: 'seen', address: addressOf('complaint-list') },
  { page: 'landing', record: 'landing', address: '/landing.html?id=first-loan-en' },
  {
    page: 'landing without a campaign',
    record: 'tracking',
    address: '/landing.html?id=first-loan-en'
  },
  { page: 'the download', record: 'tracking', address: '/landing.html#/downloadTemplate' },
  {
    page: 'landing of a device',
    record: 'deviceId',
    address: '/landing.html?id=first-loan-en',
    isPressed: true
  }
]

async function recordedAnswers({ address, isPressed }: RecordReader): Promise<Answers> {
  const answers: Answers = new Map()
  const presses = isPressed ?? false
  await visitPage(address, recordedNetwork(answers), { presses, rests: true })
  return answers
}

async function networkOf(reader: RecordReader): Promise<AnswerCall> {
  return reader.isOffline ? offline : replayedNetwork(await recordedAnswers(reader), new Map())
}

type Area = 'localStorage' | 'sessionStorage'

/** The keys that are asked for from now on, until the page is closed. */
function watchStorage(area: Area): string[] {
  const keysRead: string[] = []
  const storage = window[area]
  vi.stubGlobal(area, {
    getItem: (key: string) => {
      keysRead.push(key)
      return storage.getItem(key)
    },
    setItem: (key: string, text: string) => storage.setItem(key, text),
    removeItem: (key: string) => storage.removeItem(key)
  })
  return keysRead
}

describe.each(readers)('$page', reader => {
  const record = records[reader.record] as KnownRecord
  const { key, area = 'localStorage' } = record

  test(`reads its ${key}, and keeps it while it is sound`, async () => {
    const network = await networkOf(reader)
    window[area].setItem(key, soundRecord(record))
    const keysRead = watchStorage(area)
    const page = await mountPage(reader.address, network)
    await page.rest()
    if (reader.isPressed) await pressEverything(page, () => [])
    expect(keysRead).toContain(key)
    // Whoever reads one that is foreign or does not parse drops it.
    expect(window[area].getItem(key)).not.toBeNull()
    await page.close()
  })

  test(`stays whole whatever is stored as its ${key}`, async () => {
    const network = await networkOf(reader)
    const bad = badRecords(record)
    expect(bad.length).toBeGreaterThanOrEqual(30)
    const page = await mountPage(reader.address, network)
    await page.rest()
    const presses = reader.isPressed || { unless: page.root.innerHTML }
    await page.close()
    const problems: string[] = []
    for (const text of bad) {
      window[area].setItem(key, text)
      const found = await visitPage(reader.address, network, { presses, rests: true, input: text })
      problems.push(...found.map(each => `${text.slice(0, 200)}: ${each}`))
    }
    expect(problems.slice(0, 30)).toEqual([])
  })
})

test.each(['order-tips', 'test-preview'])(
  '%s stays whole whatever the session holds',
  async name => {
    const answers: Answers = new Map()
    await visitPage(addressOf(name), recordedNetwork(answers))
    for (const text of strangeTexts({ key: '', owner: '', data: [] })) {
      for (const key of ['showBankTip', 'bridgeLog']) sessionStorage.setItem(key, text)
      const network = replayedNetwork(answers, new Map())
      expect(await visitPage(addressOf(name), network, { presses: true, input: text })).toEqual([])
    }
  }
)
