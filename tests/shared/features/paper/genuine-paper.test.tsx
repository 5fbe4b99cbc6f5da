import { act } from 'react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { paperMessages as messages } from '#messages/paper.ts'
import type { PaidAmount } from '../../../../shared/features/paper/is-paper-of.ts'
import { prepareBackend } from '../../../setup/backend.ts'
import { prepareRoot } from '../../../setup/react-root.ts'
import { genuine, keys } from './spoilt-papers.ts'

const backend = prepareBackend()
const fetchPaper = vi.fn()
const fetchStatement = vi.fn()
const receipt = { kind: 'receipt', id: 'P1' } as const
const ofContract = (contract: string) => ({ success: true, data: { loan: { contract } } })

beforeEach(() => {
  vi.resetModules()
  fetchPaper.mockReset().mockResolvedValue({ success: true, data: genuine })
  fetchStatement.mockReset().mockResolvedValue(ofContract('SP-20410001'))
  vi.doMock('../../../../shared/config/paper-keys.ts', () => ({ paperKeys: keys }))
  vi.doMock('../../../../shared/api/papers.ts', () => ({ fetchPaper, fetchStatement }))
})

async function openReceipt(payment?: PaidAmount, query = {}) {
  backend.open('order-settled', query)
  const { openPaper } = await import('../../../../shared/features/paper/open-paper.ts')
  const { $toast } = await import('../../../../shared/context/toast.ts')
  const document = await openPaper(receipt, payment)
  return { document, toast: $toast.get()?.text }
}

describe('a receipt that the lender signed', () => {
  test('is handed out for the payment that was tapped', async () => {
    const { document, toast } = await openReceipt({ id: 'P1', minor: 545_500 })
    expect(document).toMatchObject({
      title: 'Receipt',
      identity: [
        { text: 'Borrower', value: 'J*** H*********' },
        { text: 'Contract', value: 'SP-20410001' }
      ],
      notes: [],
      signature: { text: expect.stringContaining('22\u00a0Nov\u00a02026') },
      check: expect.stringContaining(`#${genuine}`)
    })
    expect(toast).toBeUndefined()
    expect(fetchPaper).toHaveBeenCalledWith(expect.anything(), receipt, messages.opening)
  })

  test.each([
    ['payment', { id: 'P1', minor: 100 }, 'SP-20410001'],
    ['contract', undefined, 'SP-7']
  ])('is not handed out for another %s', async (_, payment, contract) => {
    fetchStatement.mockResolvedValue(ofContract(contract))
    const { document, toast } = await openReceipt(payment)
    expect(document).toBeUndefined()
    expect(toast).toBe(messages.unconfirmed)
  })

  test.each([
    ['is lost', { success: false, data: undefined }],
    ['says nothing', undefined]
  ])('is handed out where the statement, which names the contract, %s', async (_, statement) => {
    fetchStatement.mockResolvedValue(statement)
    expect((await openReceipt()).document?.title).toBe('Receipt')
  })

  test('waits three seconds for the statement', async () => {
    let end = () => {}
    const pause = vi.fn(
      () =>
        new Promise<void>(resolve => {
          end = resolve
        })
    )
    vi.doMock('../../../../shared/lib/pause.ts', () => ({ pause }))
    onTestFinished(() => void vi.doUnmock('../../../../shared/lib/pause.ts'))
    fetchStatement.mockReturnValue(new Promise(() => {}))
    const opening = openReceipt()
    await vi.waitFor(() => expect(pause).toHaveBeenCalledWith(3000))
    end()
    expect((await opening).document?.title).toBe('Receipt')
  })

  test('is not asked for where the page’s address names no order', async () => {
    expect((await openReceipt(undefined, { orderId: '' })).document).toBeUndefined()
    expect(fetchPaper).not.toHaveBeenCalled()
  })
})

test('a tap opens the receipt on the page', async () => {
  backend.open('order-settled')
  const { usePaper } = await import('../../../../shared/features/paper/use-paper.ts')
  const { host, root } = prepareRoot()
  function Receipt() {
    const { open, opening, OpenDocument } = usePaper(receipt, { id: 'P1', minor: 545_500 })
    return (
      <>
        <button type="button" onClick={open} disabled={opening} />
        <OpenDocument />
      </>
    )
  }
  await act(async () => root.render(<Receipt />))
  await act(async () => host.querySelector('button')?.click())
  await act(() =>
    vi.waitFor(() => expect(host.querySelector('dialog')?.textContent).toContain('SP-20410001'))
  )
})
