import { drawnPart } from '../../ui/later/drawn-part.ts'
import type { PayAppProps } from './pay-app.tsx'

const LoadedPayApp = drawnPart(async () => (await import('./pay-app.tsx')).PayApp)

export function LazyPayApp(props: PayAppProps) {
  return props.way.appLink || props.way.qr ? <LoadedPayApp {...props} /> : null
}
