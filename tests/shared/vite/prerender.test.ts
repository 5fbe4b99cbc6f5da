// @vitest-environment node
import type { ViteDevServer } from 'vite'
import { expect, test } from 'vitest'
import type { Page } from '../../../shared/page.ts'
import { renderView } from '../../../shared/vite/prerender.ts'

test('a view that needs the browser for its first state is named', async () => {
  const Page = () => {
    throw new ReferenceError('location is not defined')
  }
  const ssrLoadModule = async () => ({ Page })
  const server = { ssrLoadModule, config: { root: process.cwd() } } as unknown as ViteDevServer
  const page = { file: 'credit-limit.html', island: false } as unknown as Page
  await expect(renderView(server, page)).rejects.toThrow(
    'pages/credit-limit/view.tsx: its first state needs the browser (location is not defined)'
  )
})
