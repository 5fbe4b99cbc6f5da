import { expect, test, vi } from 'vitest'
import { noteSent, noteSentAlone, readUnanswered } from '../../../shared/context/unanswered.ts'
import { prepareBackend } from '../../setup/backend.ts'

const { openAddress } = prepareBackend()
const call = { path: '/v3/loan-details/generate-vcode' }
const fields = { orderId: '20410001', amount: '₱5,455.00' }

test('two tabs that are tapped in the same moment note one intention: each waits for the lock', async () => {
  openAddress('/repay.html?sessionId=a')
  let release: () => Promise<unknown> = async () => {}
  const request = (_name: string, _options: object, note: () => Promise<unknown>) =>
    new Promise(done => {
      release = async () => done(await note())
    })
  vi.stubGlobal('navigator', { locks: { request } })
  const noted = noteSentAlone(call, fields)
  expect(readUnanswered()).toEqual([])
  // The other tab had the lock first.
  const { id } = noteSent(call, fields)
  await release()
  expect((await noted).id).toBe(id)
  expect(readUnanswered()).toHaveLength(1)
})
