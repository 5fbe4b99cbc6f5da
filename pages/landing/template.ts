import { atom } from 'nanostores'
import type { Template } from '../../shared/api/template.ts'
import { loadLayout } from '../../shared/features/landing/layout.ts'
import type { Layout } from '../../shared/features/landing/layout-props.ts'
import type { LandingMessages } from '../../shared/messages/landing/en.ts'
import { loadLandingMessages } from '../../shared/messages/landing.ts'

const slowAfter = 8000

export interface ReadyPage {
  state: 'ready'
  template: Template
  messages: LandingMessages
  Layout: Layout
}

export type TemplateState = { state: 'loading'; slow: boolean } | { state: 'failed' } | ReadyPage

const loading: TemplateState = { state: 'loading', slow: false }

async function readyPage(template: Template): Promise<ReadyPage> {
  const [Layout, messages] = await Promise.all([
    loadLayout(template.layout),
    loadLandingMessages(template.locale)
  ])
  return { state: 'ready', template, messages, Layout }
}

export function createTemplate() {
  const $page = atom<TemplateState>(loading)

  /** The template, checked by the build, is there before the first render. */
  const prepareTemplate = async (template?: Template) => {
    $page.set(template ? await readyPage(template) : loading)
  }

  const openTemplate = async () => {
    const page = $page.get()
    if (page.state === 'ready') return page
    const slow = setTimeout(() => $page.set({ state: 'loading', slow: true }), slowAfter)
    try {
      const { askForTemplate, dressDocument } = await import('./served-template.ts')
      const template = await askForTemplate()
      const page = await readyPage(template)
      dressDocument(template)
      $page.set(page)
      return page
    } catch {
      // A part of the page's own script did not come.
      $page.set({ state: 'failed' })
      return undefined
    } finally {
      clearTimeout(slow)
    }
  }

  return { $page, prepareTemplate, openTemplate }
}
