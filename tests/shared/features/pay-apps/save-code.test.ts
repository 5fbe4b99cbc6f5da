import { expect, test, vi } from 'vitest'
import { saveImage } from '../../../../shared/bridge/save-image.ts'
import { saveCode } from '../../../../shared/features/pay-apps/save-code.ts'
import { drawSummary } from '../../../../shared/features/summary-image/draw-summary.ts'

const picture = new Blob(['png'], { type: 'image/png' })
vi.mock('../../../../shared/bridge/save-image.ts', () => ({ saveImage: vi.fn() }))
vi.mock('../../../../shared/features/summary-image/draw-summary.ts', () => ({
  drawSummary: vi.fn(async () => picture)
}))

test('a code is saved as a picture that says how much is paid, to whom and how', async () => {
  await saveCode('00020101', 'GCash', '₱5,455.00')
  expect(saveImage).toHaveBeenCalledWith(picture, 'payment-code.png')
  const [[summary] = []] = vi.mocked(drawSummary).mock.calls
  expect(summary?.title).toBe('Sample Peso')
  expect(summary?.groups).toEqual([
    {
      rows: [
        { text: 'Amount', value: '₱5,455.00' },
        { text: 'Pay to', value: 'Sample Peso Lending' },
        { text: 'Method', value: 'GCash' }
      ]
    }
  ])
  const { figure } = summary ?? {}
  expect(figure).toMatchObject({ isWide: false, path: expect.stringMatching(/^M/) })
  expect(figure?.width).toBe(figure?.height)
})
