import { Agreement } from './agreement.tsx'
import { Download } from './download.tsx'
import type { SideRoute } from './route.ts'
import type { ReadyPage } from './template.ts'
import './page.css'

/** What takes the form's place, in a chunk of its own. */
export function SidePage({ page, route }: { page: ReadyPage; route: SideRoute }) {
  return route === 'agreement' ? <Agreement page={page} /> : <Download page={page} />
}
