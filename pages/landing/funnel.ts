import { trackVisit } from '../../shared/api/landing-registration.ts'
import type { Template } from '../../shared/api/template.ts'
import { brand } from '../../shared/config/brand.ts'
import { $consent } from '../../shared/context/consent.ts'
import type { Query } from '../../shared/context/query.ts'
import { toldOutsiders } from '../../shared/features/landing/outsiders.ts'
import { clientType } from '../../shared/features/landing/platform.ts'
import { isFirst, keepFirst } from './first-of-phone.ts'
import type { FunnelStep } from './funnel-step.ts'
import { shownVariant } from './shown-variant.ts'
import { readTracking, sourceOf } from './source.ts'

function eventName(step: FunnelStep, { conversion }: Template): string {
  return step === 'registered' ? conversion.event : `landing_${step.replace('-', '_')}`
}

function pushToDataLayer(values: Query): void {
  const host: { dataLayer?: unknown } = window as object
  const layer: unknown[] = Array.isArray(host.dataLayer) ? host.dataLayer : []
  host.dataLayer = layer
  layer.push(values)
}

/** A pixel that names no event counts registrations alone. */
function askPixels(step: FunnelStep, values: Query): void {
  for (const pixel of brand.pixels) {
    if (step !== 'registered' && !pixel.includes('{event}')) continue
    new Image().src = pixel.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(values[name] ?? '')
    )
  }
}

function countVisit(templateId: string, eventId: string): void {
  const source = sourceOf(readTracking())
  const step = { eventId, isFirst: isFirst('seen', eventId) }
  keepFirst('seen', eventId)
  trackVisit({ ...source, templateId, clientType: clientType() }, step)
}

/** Outsiders get no number, name or inviter; pixels wait for consent, and are never scripts. */
export function tellStep(step: FunnelStep, template: Template, eventId: string): void {
  const valuesNow = () => ({
    ...toldOutsiders(readTracking()),
    ...shownVariant(),
    event: eventName(step, template),
    event_id: eventId,
    template: template.id
  })
  if (step === 'seen') countVisit(template.id, eventId)
  pushToDataLayer(valuesNow())
  if ($consent.get() === 'given') askPixels(step, valuesNow())
  else {
    const forget = $consent.listen(answer => {
      forget()
      if (answer === 'given') askPixels(step, valuesNow())
    })
  }
}
