import { afterEach, describe, expect, test, vi } from 'vitest'
import { baseClient, nothing, type WriteCall } from '../../../shared/api/call.ts'
import { sendWrite } from '../../../shared/api/write.ts'
import { setClosure } from '../../../shared/context/closure.ts'
import { readUnanswered } from '../../../shared/context/unanswered.ts'
import { answerWith } from '../../setup/network.ts'

const pays: WriteCall<undefined> = {
  client: baseClient,
  method: 'POST',
  path: '/some/payment',
  kind: 'write',
  movesMoney: true,
  data: nothing
}
const counts: WriteCall<undefined> = { ...pays, path: '/some/count', movesMoney: false }

afterEach(() => {
  setClosure(undefined)
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('on a page that the operator has closed', () => {
  test('no money moves, and the borrower reads why', async () => {
    setClosure(async () => 'Back at noon')
    const sent = answerWith({ code: 0 })
    const result = await sendWrite(pays, { orderId: '2' })
    expect(result).toMatchObject({ success: false, code: 'closed', message: 'Back at noon' })
    expect(sent).toEqual([])
    expect(readUnanswered()).toEqual([])
  })

  test('what moves no money is sent all the same', async () => {
    setClosure(async () => 'Back at noon')
    answerWith({ code: 0 })
    expect(await sendWrite(counts)).toMatchObject({ success: true })
  })
})

test('money moves where the page is open', async () => {
  setClosure(async () => undefined)
  answerWith({ code: 0 })
  expect(await sendWrite(pays)).toMatchObject({ success: true })
})
