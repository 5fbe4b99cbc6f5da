import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { FieldNames } from '../../shared/island/our-names.ts'
import { recordSlots, type Slots } from '../../shared/island/record-slots.ts'
import { showEarly } from '../../shared/island/show-early.ts'
import type { TemplateFacts } from '../../shared/island/slots.ts'

/** A page as the build writes it: its skeleton, and its template with what is recorded of it. */
export function prepareTemplate(
  draw: (slots: Slots) => ReactElement,
  facts: Partial<TemplateFacts> = {},
  names: FieldNames = {}
): void {
  const { slots, recorded } = recordSlots(names)
  document.body.innerHTML = '<div id="root">skeleton</div><template id="unfilled"></template>'
  const template = document.querySelector('template') as HTMLTemplateElement
  template.innerHTML = renderToString(draw(slots))
  template.dataset.slots = JSON.stringify({ data: 'data', ...recorded, ...facts })
}

/** Fills the template with an answer; whether it is shown. */
export async function showAnswer(answer: unknown, init?: ResponseInit): Promise<boolean> {
  const response = Promise.resolve(Response.json(answer, init))
  return showEarly({ url: '', body: '', response }).catch(() => false)
}
