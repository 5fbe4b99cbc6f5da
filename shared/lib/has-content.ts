import type { ComplaintDraft } from '../context/complaint-draft.ts'

/** Whether something was typed or uploaded. */
export function hasContent({
  text,
  lines,
  images
}: Pick<ComplaintDraft, 'text' | 'lines' | 'images'>): boolean {
  return text !== '' || images.length > 0 || Object.values(lines).some(line => line !== '')
}
