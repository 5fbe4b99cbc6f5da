import { layoutNames } from '../../shared/api/template.ts'
import { loadLayout } from '../../shared/features/landing/layout.ts'
import type { Layout } from '../../shared/features/landing/layout-props.ts'
import type { LandingMessages } from '../../shared/messages/landing/en.ts'
import { loadLandingMessages } from '../../shared/messages/landing.ts'

export interface Looks {
  layouts: Map<string, Layout>
  languages: Map<string, LandingMessages>
}

async function loadAll<Name, Part>(
  names: readonly Name[],
  load: (name: Name) => Promise<Part>
): Promise<Map<Name, Part>> {
  return new Map(await Promise.all(names.map(async name => [name, await load(name)] as const)))
}

export async function loadLooks(): Promise<Looks> {
  const [layouts, languages] = await Promise.all([
    loadAll(layoutNames, loadLayout),
    loadAll(['zh', 'en', 'fil', 'hi'], loadLandingMessages)
  ])
  return { layouts, languages }
}
