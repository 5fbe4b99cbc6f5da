import type { ReactNode } from 'react'
import { brand } from '../../config/brand.ts'
import { drawnPart } from '../../ui/later/drawn-part.ts'
import type { ArrangementPartProps } from './arrangement-part.tsx'
import { rowPlace } from './row-place.tsx'

const LoadedPart = drawnPart(async () => (await import('./arrangement-part.tsx')).ArrangementPart)

export function ArrangementSlot(props: ArrangementPartProps): ReactNode {
  if (!brand.services.includes('arrangements')) return props.children
  return <LoadedPart {...props} waiting={props.children ?? rowPlace} />
}
