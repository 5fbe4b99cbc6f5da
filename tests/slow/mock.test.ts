import type { Request } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { builtPages } from '../../shared/pages.ts'
import { shareBrowser, test } from '../browser/harness.ts'
import { codeOfMock, type MockRequest, mockAnswer } from '../sandbox/contract/mock.ts'
import { scenarios, scenarioUrl } from '../sandbox/scenarios.ts'

shareBrowser()

/** The scenario of a page whose address fits any loan; its first, where none is named. */
const typical: Record<string, string> = { 'order.html': 'order-due' }

/** Pages that ask, and show nothing of an answer. */
const forms = ['complaint-next.html', 'arrangement.html']

const islands = builtPages(false).filter(({ island }) => island)

/** Words that no page says about an answer that it can read. */
const complaints = /could not|cannot be|lacks its|no code|not available/i

const mockRequest = (request: Request): MockRequest => ({
  method: request.method(),
  url: new URL(request.url()),
  headers: request.headers(),
  body: request.postData() ?? ''
})

describe('with a mock made from the OpenAPI document for a backend', () => {
  test.for(islands.map(({ file }) => file))(
    '%s shows what it answers',
    async (file, { borrower }) => {
      const { page } = borrower
      const problems: string[] = []
      await page.route('**/muscular/**', async route => {
        const request = mockRequest(route.request())
        // A picture that the address names.
        if (request.url.pathname.startsWith('/muscular/sandbox/')) return route.continue()
        const { problems: own, ...answer } = mockAnswer(request)
        problems.push(...own.map(problem => `${request.url.pathname}: ${problem}`))
        return route.fulfill(answer)
      })
      const name = typical[file] ?? scenarios.find(each => each.page === file)?.name ?? ''
      // A code out of a link is shown where it is the loan's own.
      await page.goto(scenarioUrl(name, { payCode: codeOfMock }, inject('origin')))
      await page.waitForFunction(() => 'ready' in document.documentElement.dataset)
      await page.locator('.skeleton, [aria-busy=true]').first().waitFor({ state: 'detached' })
      expect(problems).toEqual([])
      expect(await page.locator('.error-state').count()).toBe(0)
      expect(await page.locator('#root').innerText()).not.toMatch(complaints)
      if (!forms.includes(file)) {
        expect(await page.locator('#root').innerText()).toMatch(/string|7701 2233 4455/)
      }
    }
  )
})
