import { expect, vi } from 'vitest'
import { createWorkbenchPage, type WorkbenchPage } from '../../../pages/workbench/store.ts'
import type { Backend } from '../../setup/backend.ts'

export async function openWorkbench(backend: Backend, query = '') {
  backend.openAddress(`/workbench.html${query}`)
  const page = createWorkbenchPage()
  await page.open()
  await vi.waitFor(() => expect(page.$visit.get()?.address).toBeTruthy())
  return page
}

/** The phone of the workbench. It has a page in it that notes when it is loaded again. */
export function attachPhone({ attach }: Pick<WorkbenchPage, 'attach'>) {
  const phone = document.createElement('iframe')
  const reload = vi.fn()
  const inside = document.implementation.createHTMLDocument()
  // The tests' own browser shows nothing in a frame.
  Object.defineProperties(phone, {
    contentDocument: { value: inside },
    contentWindow: { value: { location: { reload } } }
  })
  attach(phone)
  return { phone, inside, reload }
}

export const call = {
  kind: 'call',
  id: 1,
  method: 'POST',
  path: '/v3/loan-details/loan-details',
  query: {},
  body: {}
} as const
