// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

const links: HTMLLinkElement[] = []
const addresses = () => links.map(link => link.getAttribute('href'))

async function loader() {
  vi.resetModules()
  return (await import('../../../shared/lib/load-with-files.ts')).loadWithFiles
}

beforeEach(() => {
  document.head.innerHTML = '<style data-files="1a2b3c4d"></style>'
  links.length = 0
  // Noted, not fetched.
  vi.spyOn(document.head, 'append').mockImplementation(link => {
    links.push(link as HTMLLinkElement)
  })
})

test('a module that is imported later runs once its styles are there', async () => {
  const loadWithFiles = await loader()
  const load = vi.fn(async () => 'view')
  const loading = loadWithFiles(load, ['assets/view.js', 'assets/view.css'])
  expect(links.map(({ rel }) => rel)).toEqual(['modulepreload', 'stylesheet'])
  expect(addresses()).toEqual(['/assets/view.js', '/assets/view.css'])
  await Promise.resolve()
  expect(load).not.toHaveBeenCalled()
  links[1]?.dispatchEvent(new Event('load'))
  expect(await loading).toBe('view')
})

test('no file is asked for twice, and no style that stands in the html', async () => {
  const loadWithFiles = await loader()
  await loadWithFiles(async () => {}, ['assets/view.js', 'assets/style-1a2b3c4d-HASH.css'])
  await loadWithFiles(async () => {}, ['assets/view.js'])
  expect(addresses()).toEqual(['/assets/view.js'])
})

test('styles that do not come are asked for again', async () => {
  const loadWithFiles = await loader()
  const loading = loadWithFiles(async () => 'view', ['assets/view.css'])
  links[0]?.dispatchEvent(new Event('error'))
  await expect(loading).rejects.toThrow('/assets/view.css')
  const again = loadWithFiles(async () => 'view', ['assets/view.css'])
  links[1]?.dispatchEvent(new Event('load'))
  expect(await again).toBe('view')
})
