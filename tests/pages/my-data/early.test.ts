import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { myDataMessages as messages } from '#messages/my-data.ts'
import { openData, requestCalls } from './data-page.ts'

const root = document.documentElement

afterEach(() => {
  delete root.dataset.submitted
  document.body.innerHTML = ''
})

const typeEarly = (text: string) => {
  document.body.innerHTML = '<div id="root"><textarea name="correct"></textarea></div>'
  const area = document.querySelector('textarea')
  if (area) area.value = text
}

test('words that were typed before React came are there', async () => {
  typeEarly('My name')
  const page = await openData('my-data')
  expect(page.$details.get()).toEqual({ correct: 'My name' })
  expect(requestCalls()).toEqual([])
})

test('a request that was sent before React came goes out with its words', async () => {
  typeEarly('My name')
  root.dataset.submitted = messages.kinds.correct.ask
  const page = await openData('my-data')
  const pending = new Promise<void>(resolve => {
    const stop = page.ask.$pending.subscribe(isPending => !isPending && resolve())
    onTestFinished(() => stop())
  })
  await pending
  expect(requestCalls()).toHaveLength(1)
  expect(requestCalls()[0]?.body).toMatchObject({ kind: 'correct', details: 'My name' })
})

test('a request that was sent without its words says so', async () => {
  root.dataset.submitted = messages.kinds.correct.ask
  const page = await openData('my-data')
  expect(page.$asking.get()).toEqual({ kind: 'correct', isMissing: true })
  expect(requestCalls()).toEqual([])
})

test('a draft that he has not seen is not sent in the place of words that he did not type', async () => {
  const last = await openData('my-data', { userKey: 'ada' })
  last.change('correct', 'My old name')
  await vi.waitFor(() => expect(localStorage['loan:dataRequest']).toContain('My old name'), 3000)
  root.dataset.submitted = messages.kinds.correct.ask
  const page = await openData('my-data', { userKey: 'ada' })
  expect(page.$details.get().correct).toBe('My old name')
  expect(requestCalls()).toEqual([])
})

test('a request that is open already is not sent again', async () => {
  root.dataset.submitted = messages.kinds.correct.ask
  typeEarly('My name')
  const page = await openData('data-requests')
  expect(page.$open.get().has('correct')).toBe(true)
  expect(requestCalls()).toEqual([])
})

test('whoever agrees to the deletion of all asks for no part of it', async () => {
  const page = await openData('my-data')
  await page.ask('delete')
  expect(page.$asksForAll.get()).toBe(true)
  page.change('delete', 'my old address')
  await page.ask('delete')
  expect(requestCalls().map(({ body }) => body.details)).toEqual([''])
})
