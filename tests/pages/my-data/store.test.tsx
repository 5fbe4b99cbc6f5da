import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { draftMessages } from '#messages/complaint.ts'
import { Consents } from '../../../pages/my-data/consents.tsx'
import { isLate, Requests } from '../../../pages/my-data/requests.tsx'
import { Rights } from '../../../pages/my-data/rights.tsx'
import { createMyDataPage } from '../../../pages/my-data/store.ts'
import { Page } from '../../../pages/my-data/view.tsx'
import { endSession, renewSession } from '../../../shared/context/session-end.ts'
import { $toast } from '../../../shared/context/toast.ts'
import { readyOf } from '../../setup/ready.ts'
import { backend, openData, requestCalls } from './data-page.ts'

describe('my data', () => {
  test('a right is asked for once, and the page says its number and until when', async () => {
    const page = await openData('my-data')
    await Promise.all([page.ask('see'), page.ask('see')])
    expect(requestCalls()).toHaveLength(1)
    expect($toast.get()?.text).toMatch(/number P-2001\. We will answer by \d+\s\w{3}\s20\d\d/)
    expect(readyOf(page.$privacy).data.requests).toMatchObject([{ kind: 'see', state: 'open' }])
    expect(page.$open.get().has('see')).toBe(true)
  })

  test('rights are read without an answer, and stay where they stand when none comes', async () => {
    const page = await openData('data-refused')
    const view = renderToStaticMarkup(<Page store={page} />)
    const [rights = -1, refusal = -1] = ['See my data', 'Your data cannot be shown'].map(text =>
      view.indexOf(text)
    )
    expect(rights).toBeGreaterThan(0)
    expect(refusal).toBeGreaterThan(rights)
  })

  test('a list that was refused can be asked for again', async () => {
    const page = await openData('data-refused')
    expect(renderToStaticMarkup(<Page store={page} />)).toContain('Try again')
  })

  test('an answer that is overdue stands in the head, and first among the requests', async () => {
    const page = await openData('data-requests')
    const view = renderToStaticMarkup(<Page store={page} />)
    expect(view).toMatch(
      /is-late.*Our answer is late.*Correct my data: due.\d+.*My requests.*My rights/
    )
    expect(view).toMatch(
      /My requests.*Correct my data.*Ask our data protection officer.*We will answer by/
    )
    expect(view.split('Our answer is late')).toHaveLength(2)
    expect(view).toMatch(/Who to ask.*go to the <a href="[^"]+">National Privacy Commission/)
  })

  test('a request that needs words is not sent without them', async () => {
    const page = await openData('my-data')
    await page.ask('correct')
    expect(requestCalls()).toEqual([])
    expect(page.$asking.get()).toEqual({ kind: 'correct', isMissing: true })
    page.change('correct', 'My name is spelt Halimbawa')
    await page.ask('correct')
    expect(requestCalls()[0]?.body).toMatchObject({
      kind: 'correct',
      details: 'My name is spelt Halimbawa'
    })
    expect(page.$details.get().correct).toBe('')
  })

  test('deleting beside a loan that runs is refused in the server’s words, and nothing is lost', async () => {
    const page = await openData('my-data')
    page.change('delete', 'all of it')
    await page.ask('delete')
    expect(page.$asking.get()).toMatchObject({ kind: 'delete' })
    expect(page.$asking.get().problem?.text).toMatch(/not repaid yet/)
    expect(page.$details.get().delete).toBe('all of it')
    expect(readyOf(page.$privacy).data.requests).toEqual([])
    const html = renderToStaticMarkup(<Rights store={page} />)
    expect(html).toMatch(
      /<\/textarea>.*class="card notice is-refusal".*not repaid yet.*Ask to delete/
    )
    expect(html).not.toContain('aria-invalid')
  })

  test('a repaid loan does not stand in the way', async () => {
    const page = await openData('my-data-settled')
    page.change('delete', 'my photos')
    await page.ask('delete')
    expect(page.$asking.get().problem).toBeUndefined()
  })

  test('deleting everything is asked for once more before it is sent', async () => {
    const page = await openData('my-data-settled')
    await page.ask('delete')
    expect(requestCalls()).toEqual([])
    expect(page.$asksForAll.get()).toBe(true)
    page.keepAll()
    expect(page.$asksForAll.get()).toBe(false)
    await page.ask('delete')
    await page.ask('delete')
    expect(requestCalls()[0]?.body).toMatchObject({ kind: 'delete', details: '' })
    expect(page.$asksForAll.get()).toBe(false)
  })

  test('a consent is taken back with one call, and the answer stands in its place', async () => {
    const page = await openData('my-data')
    const before = readyOf(page.$privacy).data.consents.map(({ id }) => id)
    await page.withdraw('offers')
    expect(requestCalls()[0]?.body).toMatchObject({
      kind: 'withdraw',
      consentId: 'offers',
      details: ''
    })
    const after = readyOf(page.$privacy).data.consents.map(({ id }) => id)
    expect(before.filter(id => !after.includes(id))).toEqual(['offers'])
    const { requests } = readyOf(page.$privacy).data
    expect(renderToStaticMarkup(<Requests requests={requests} />)).toMatch(
      /Withdraw a consent.*Offers by text message.*We will answer by/
    )
    await page.withdraw('credit-bureau')
    const rows = page.$consents.get().map(({ consent }) => consent.id)
    expect(rows).toEqual(['credit-bureau', 'offers', 'loan'])
    const html = renderToStaticMarkup(<Consents store={page} />)
    expect(html).toMatch(
      /credit bureau.*Withdrawal requested · P-2002.*Offers by text message.*Withdrawal requested · P-2001/
    )
    expect(html).not.toMatch(/<button|today|answer by/)
  })

  test('a request that arrived is listed with its date where the list cannot be read again', async () => {
    const page = await openData('my-data')
    history.replaceState(null, '', `${location.href}&fault=http-404&faultOn=user-privacy/list`)
    await page.withdraw('offers')
    await page.ask('see')
    const { requests } = readyOf(page.$privacy).data
    expect(requests).toMatchObject([
      { id: 'P-2002', kind: 'see', state: 'open' },
      { id: 'P-2001', kind: 'withdraw', state: 'open' }
    ])
    expect(page.$open.get().has('see')).toBe(true)
    const html = renderToStaticMarkup(<Requests requests={requests} />)
    expect(html).toMatch(/See my data.*We will answer by.*Withdraw a consent.*We will answer by/)
    const rows = page.$consents.get().map(({ answer }) => answer)
    expect(rows).toEqual([undefined, 'Withdrawal requested · P-2001', undefined])
  })

  test('an answer without words shows no date in their place', async () => {
    const page = await openData('data-requests')
    const [first] = readyOf(page.$privacy).data.requests
    if (!first) throw new Error('no request')
    const htmlOf = (change: object) =>
      renderToStaticMarkup(<Requests requests={[{ ...first, message: '', ...change }]} />)
    expect(htmlOf({ state: 'answered', madeAt: '', answerBy: '2026-11-12' })).not.toMatch(/12.Nov/)
    expect(htmlOf({ state: 'answered' })).not.toContain('<p></p>')
    expect(htmlOf({ state: 'refused' })).toContain('No reason was given')
  })

  test('the next session’s list knows nothing of what the one before took back', async () => {
    const page = await openData('my-data')
    await page.withdraw('offers')
    endSession()
    expect(page.$consents.get()).toEqual([])
    backend.open('my-data-settled')
    renewSession()
    await vi.waitFor(() => expect(page.$privacy.get().state).toBe('ready'))
    const { consents } = readyOf(page.$privacy).data
    expect(consents.map(({ id }) => id)).toContain('offers')
    expect(page.$consents.get().filter(({ answer }) => answer)).toEqual([])
  })

  test('an answer that gets lost is said to be unknown, and the words stay', async () => {
    const page = await openData('my-data')
    page.change('object', 'No more offers')
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
    await page.ask('object')
    expect(page.$asking.get().problem?.text).toMatch(/We do not know if it has reached us/)
    expect(page.$details.get().object).toBe('No more offers')
  })

  describe('words that are not sent', () => {
    const write = async (userKey: string) => {
      const page = await openData('my-data', { userKey })
      page.change('object', 'No more offers')
      await vi.waitFor(() => expect(localStorage['loan:dataRequest']).toContain('No more'), 3000)
      return page
    }
    const wordsOf = async (userKey: string) => {
      const { $details, $restored } = await openData('my-data', { userKey })
      return [$details.get().object, $restored.get().object]
    }

    test('stay over a killed page, for the same borrower', async () => {
      await write('ada')
      expect(await wordsOf('ben')).toEqual([undefined, undefined])
      expect(await wordsOf('ada')).toEqual(['No more offers', 'No more offers'])
    })

    test('are gone once they are sent', async () => {
      const page = await write('ada')
      await page.ask('object')
      expect(localStorage['loan:dataRequest'] ?? '').not.toContain('No more')
      expect(await wordsOf('ada')).toEqual([undefined, undefined])
    })

    test('open their right, and no other', async () => {
      await write('ada')
      const page = await openData('my-data', { userKey: 'ada' })
      const html = renderToStaticMarkup(<Rights store={page} />)
      expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1)
      expect(html).toMatch(/<details[^>]* open=""(?:(?!<details).)*No more offers/)
    })

    test('are said to be lost with the page where a phone keeps nothing', async () => {
      const page = await openData('my-data')
      expect(renderToStaticMarkup(<Rights store={page} />)).not.toContain(draftMessages.unsaved)
      page.change('object', 'No more offers')
      page.$isKept.set(false)
      const html = renderToStaticMarkup(<Rights store={page} />)
      expect(html.split(draftMessages.unsaved)).toHaveLength(2)
    })

    test('stay beside those that a slow phone has kept', async () => {
      await write('ada')
      backend.open('my-data', { userKey: 'ada' })
      const page = createMyDataPage()
      const opening = page.open()
      page.change('correct', 'My name')
      page.change('object', 'None')
      await opening
      expect(page.$details.get()).toEqual({ correct: 'My name', object: 'None' })
      await vi.waitFor(() => expect(localStorage['loan:dataRequest']).toContain('My name'), 3000)
    })
  })

  test('a refusal of the list is shown', async () => {
    const page = await openData('data-refused')
    expect(page.$privacy.get()).toMatchObject({ state: 'failed', isServerRejection: true })
  })
})

describe('its texts', () => {
  test('tell the clock of an open request, a late one, an answer with its file, and a refusal', async () => {
    const page = await openData('data-requests')
    const { requests } = readyOf(page.$privacy).data
    const [late] = requests.filter(isLate)
    const another = late ? [{ ...late, id: 'P-1' }] : []
    const html = renderToStaticMarkup(<Requests requests={[...requests, ...another]} />)
    expect(html).toMatch(/Take my data with me.*We will answer by/)
    expect(html).toMatch(
      /Correct my data.*is-late.*Our answer is late: due.\d.*<\/p><p>Ask our data protection officer, or the <a href="https:\/\/www\.privacy\.gov\.ph">National Privacy Commission.*Call \+63/
    )
    expect(html).toMatch(/Answered<\/span>.*<p>The file has all that we know.*Open the file/)
    expect(html).toMatch(
      /Refused<\/span>.*<p>You have a loan that is not repaid yet\. Repay it first/
    )
  })

  test('show no hostile link, no reason as such, and a kind that nobody knows as a request', async () => {
    const page = await openData('data-sparse')
    const { requests } = readyOf(page.$privacy).data
    const html = renderToStaticMarkup(<Requests requests={requests} />)
    expect(requests).toHaveLength(2)
    expect(html).toMatch(/Request <.*We are working on it/)
    expect(html).toContain('No reason was given')
    expect(html).not.toMatch(/javascript|Open the file/)
    const consents = renderToStaticMarkup(<Consents store={page} />)
    expect(consents).toContain('You cannot withdraw this one here. Ask our data protection officer')
    expect(consents).not.toContain('one tap')
  })

  test('name act and section beside each right, and what is kept beside deleting', async () => {
    const page = await openData('my-data')
    const html = renderToStaticMarkup(<Rights store={page} />)
    for (const source of ['16(c)', '16(d)', 'section 18', '34(b)', '16(e)']) {
      expect(html).toContain(source)
    }
    expect(html.match(/Source: /g)).toHaveLength(html.match(/<summary/g)?.length ?? 0)
    expect(html).toMatch(/Delete my data.*5 years after the loan is repaid.*section 9\(b\)/)
  })
})
