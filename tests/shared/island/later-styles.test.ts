import { beforeEach, expect, test, vi } from 'vitest'

const file = '/assets/order-later.css'
let links: HTMLLinkElement[] = []

async function openPage(facts: object) {
  document.documentElement.dataset.page = JSON.stringify({ file: 'order.html', own: [], ...facts })
  vi.resetModules()
  return import('../../../shared/island/later-styles.ts')
}

beforeEach(() => {
  links = []
  // The document of the tests would try to fetch them.
  vi.spyOn(document.head, 'append').mockImplementation(link => {
    links.push(link as HTMLLinkElement)
  })
})

test('a page whose html has all of its styles waits for none', async () => {
  const { laterStyles } = await openPage({})
  await laterStyles()
  expect(links).toEqual([])
})

test('the styles of later parts are fetched once, whatever is imported', async () => {
  const { laterStyles } = await openPage({ laterStyles: file })
  const both = Promise.all([laterStyles(), laterStyles()])
  expect(links.map(link => link.getAttribute('href'))).toEqual([file])
  links[0]?.dispatchEvent(new Event('load'))
  await both
  await laterStyles()
  expect(links).toHaveLength(1)
})

test('a part fails with its styles, and asks for them again the next time', async () => {
  const { laterStyles } = await openPage({ laterStyles: file })
  const first = laterStyles()
  links[0]?.dispatchEvent(new Event('error'))
  await expect(first).rejects.toThrow(file)
  const second = laterStyles()
  links[1]?.dispatchEvent(new Event('load'))
  await second
  expect(links).toHaveLength(2)
})
