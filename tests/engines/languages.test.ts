import { describe, expect, test } from 'vitest'
import { createVisitor } from './harness.ts'
import { poll } from './poll.ts'
import { engineNames } from './pool.ts'
import type { Visit } from './visit.ts'

const visitIn = createVisitor()

/** Something that a borrower has begun on a page, and how one sees that it is still there. */
interface Work {
  name: string
  open: string
  begin: (visit: Visit) => Promise<unknown>
  /** The parts of a page that have to be the same in the other language. Runs in the page. */
  read: () => unknown
}

const works: Work[] = [
  {
    name: 'a complaint with a photo',
    open: 'complaint-next-payment',
    begin: async visit => {
      await visit.fill('[name=text]', 'Nagbayad na ako noong Lunes.')
      await visit.choosePhoto()
      await visit.find('Photo 1')
    },
    read: () => [
      document.querySelector<HTMLTextAreaElement>('[name=text]')?.value,
      document.querySelectorAll('button.photo_picture img').length
    ]
  },
  {
    name: 'a bank form',
    open: 'bind-bank',
    begin: async visit => {
      await visit.fill('[inputmode=numeric]', '4210 0000 1234')
    },
    read: () =>
      [...document.querySelectorAll<HTMLInputElement>('input:not([type=radio])')].map(
        ({ value }) => value
      )
  },
  {
    name: 'a way to pay',
    open: 'repay-due',
    begin: async visit => {
      await visit.tap('.pay-way_head')
      await visit.until(({ dialog }) => dialog !== '')
      await visit.tap('[name=channel]:not(:checked)')
      await visit.tab.press('Escape')
      await visit.until(({ dialog }) => dialog === '')
    },
    read: () => document.querySelector('.pay-way_head .pay-way_name')?.textContent
  }
]

/** Chooses another language by its own name, as a finger does. */
async function choose(visit: Visit, tag: string): Promise<void> {
  const isThere = await poll(
    () =>
      visit.tab.run(language => {
        const link = document.querySelector<HTMLElement>(`[data-language=${language}]`)
        setTimeout(() => link?.click())
        return link !== null
      }, tag),
    Boolean,
    () => `There is no way to ${tag}`
  )
  expect(isThere).toBe(true)
  await visit.until(({ path, state }) => path.startsWith(`/${tag}/`) && state === 'content')
}

const rows = works.flatMap(work => engineNames.map(engine => [work.name, engine, work] as const))

describe.concurrent('the choice of another language', () => {
  test.for(rows)('loses nothing of %s in %s', async ([, engine, { open, begin, read }]) => {
    await visitIn(engine, async visit => {
      await visit.open(open)
      await visit.until(({ state }) => state === 'content')
      await begin(visit)
      const before = JSON.stringify(await visit.tab.run(read, undefined))
      await choose(visit, 'fil')
      await poll(
        () => visit.tab.run(read, undefined),
        after => JSON.stringify(after) === before,
        after => `It was ${before} and is ${JSON.stringify(after)}`,
        10_000
      )
      expect(await visit.trouble()).toEqual([])
    })
  })

  test.for(engineNames)(
    'holds for the next page, without a flash of the first, in %s',
    async engine => {
      await visitIn(engine, async visit => {
        await visit.open('order-due')
        await visit.until(({ state }) => state === 'content')
        await choose(visit, 'ceb')
        await visit.open('repay-due', { damage: 'flash:ceb' })
        await visit.until(({ path, state }) => path === '/ceb/repay.html' && state === 'content')
        expect(await visit.trouble()).toEqual([])
      })
    }
  )
})

/** Each stands in the address or in the storage, and is no language that the page has. */
const bad: [name: string, asked: string, stored: string][] = [
  ['lang=xx', '&lang=xx', ''],
  ['lang=../', '&lang=../', ''],
  ['lang without a value', '&lang=', ''],
  ['lang of a prototype', '&lang=constructor', ''],
  ['lang that is no text', '&lang=%E0%A4%A', ''],
  ['lang twice', '&lang=fil&lang=ceb', ''],
  ['a stored choice that is none', '', 'xx'],
  ['a stored choice that leads elsewhere', '', '../fil']
]

const badRows = bad.flatMap(each => engineNames.map(engine => [each[0], engine, each] as const))

describe.concurrent('a page stays in the first language, and is sent once,', () => {
  test.for(badRows)('with %s in %s', async ([, engine, [, language, stored]]) => {
    await visitIn(engine, async visit => {
      await visit.open('order-due', { damage: `language:${stored}` }, language)
      await visit.until(({ path, state }) => path === '/order.html' && state === 'content')
      const { pages } = await visit.seen()
      expect(pages).toBe(1)
      expect(await visit.trouble()).toEqual([])
    })
  })
})

describe.concurrent('an address', () => {
  test.for(engineNames)(
    'that names a language opens in it before anything is painted in %s',
    async engine => {
      await visitIn(engine, async visit => {
        await visit.open('order-due', { lang: 'fil', damage: 'flash:fil' })
        await visit.until(({ path, state }) => path === '/fil/order.html' && state === 'content')
        expect(await visit.trouble()).toEqual([])
      })
    }
  )

  test.for(engineNames)(
    'of a page that is there in one language only opens it in %s',
    async engine => {
      await visitIn(engine, async visit => {
        await visit.open('fil/legacy-repay.html')
        await visit.until(({ path, state }) => path === '/legacy-repay.html' && state !== 'loading')
        expect(await visit.trouble()).toEqual([])
      })
    }
  )
})
