// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { longestBody, readBodyText } from '../../../shared/lib/read-body-text.ts'

/** A body of as many chunks as are read, each of 64 kB. */
function endlessBody() {
  const cancel = vi.fn()
  const pull = vi.fn((controller: ReadableStreamDefaultController<Uint8Array>) =>
    controller.enqueue(new Uint8Array(65_536))
  )
  return { cancel, pull, response: new Response(new ReadableStream({ cancel, pull })) }
}

test('a body is read whole, also where a character is split between two chunks', async () => {
  const bytes = new TextEncoder().encode('₱5,455 ñ')
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    }
  })
  expect(await readBodyText(new Response(body))).toBe('₱5,455 ñ')
  expect(await readBodyText(new Response(null))).toBe('')
})

test('2 MB are read, and not a byte more', async () => {
  expect(longestBody).toBe(2_097_152)
  expect(await readBodyText(new Response('x'.repeat(longestBody)))).toHaveLength(longestBody)
  expect(await readBodyText(new Response('x'.repeat(longestBody + 1)))).toBeUndefined()
})

test('an endless body is left after 2 MB', async () => {
  const { cancel, pull, response } = endlessBody()
  expect(await readBodyText(response)).toBeUndefined()
  expect(cancel).toHaveBeenCalled()
  expect(pull.mock.calls.length).toBeLessThan(40)
})
