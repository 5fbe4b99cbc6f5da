import type { Template } from '../../shared/api/template.ts'
import { brand } from '../../shared/config/brand.ts'
import type { Query } from '../../shared/context/query.ts'

/**
 * Tells the data layer, and the configured pixels, of a registration. Neither learns the number.
 * A pixel is a picture: no script of anybody else's ever runs on these pages.
 */
export function trackConversion({ id, conversion }: Template, tracking: Query): void {
  const host: { dataLayer?: unknown } = window as object
  const layer: unknown[] = Array.isArray(host.dataLayer) ? host.dataLayer : []
  host.dataLayer = layer
  layer.push({ event: conversion.event, template: id, ...tracking })
  const values: Query = { ...tracking, event: conversion.event, template: id }
  for (const pixel of brand.pixels) {
    new Image().src = pixel.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(values[name] ?? '')
    )
  }
}
