import { layoutNames } from '../../shared/api/template.ts'
import { loadLayout } from '../../shared/features/landing/layout.ts'
import type { Layout } from '../../shared/features/landing/layout-props.ts'
import type { DownloadMessages } from '../../shared/messages/landing/download/en.ts'
import type { LandingMessages } from '../../shared/messages/landing/en.ts'
import { loadLandingMessages } from '../../shared/messages/landing.ts'
import { loadDownloadMessages } from '../../shared/messages/landing-download.ts'

const locales = ['zh', 'en', 'fil', 'hi'] as const

export interface PreviewKit {
  layouts: Map<string, Layout>
  languages: Map<string, LandingMessages>
  downloads: Map<string, DownloadMessages>
}

async function loadAll<Name, Part>(
  names: readonly Name[],
  load: (name: Name) => Promise<Part>
): Promise<Map<Name, Part>> {
  return new Map(await Promise.all(names.map(async name => [name, await load(name)] as const)))
}

export async function loadPreviewKit(): Promise<PreviewKit> {
  const [layouts, languages, downloads] = await Promise.all([
    loadAll(layoutNames, loadLayout),
    loadAll(locales, loadLandingMessages),
    loadAll(locales, loadDownloadMessages)
  ])
  return { layouts, languages, downloads }
}
