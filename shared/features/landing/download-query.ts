import type { Query } from '../../context/query.ts'

export type LinkVariant =
  | { kind: 'download'; id: string }
  | { kind: 'links'; id: string }
  | { kind: 'own' }

/** The absent one of down_id and links_id decides. */
export function linkVariant({ links_id, down_id }: Query): LinkVariant {
  if (!links_id && down_id) return { kind: 'download', id: down_id }
  if (links_id && !down_id) return { kind: 'links', id: links_id }
  return { kind: 'own' }
}

export function downloadQuery(tracking: Query): Query {
  const { links_id, down_id, ...rest } = tracking
  const variant = linkVariant(tracking)
  if (variant.kind === 'download') return { ...rest, down_id: variant.id }
  if (variant.kind === 'links') return { ...rest, links_id: variant.id }
  return tracking
}
