import type { Visit } from '../visit.ts'

/** The elements that still move although less motion is asked for. */
export function findMotion(visit: Visit): Promise<string[]> {
  return visit.tab.run(() => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return ['motion is not reduced']
    return document.getAnimations().flatMap(({ effect }) => {
      const { activeDuration = 0 } = effect?.getComputedTiming() ?? {}
      return Number(activeDuration) > 50 ? [`moves for ${activeDuration} ms`] : []
    })
  }, undefined)
}

/** Controls that lose their edge, or their state, where the phone's own colours replace ours. */
export function findInvisible(visit: Visit): Promise<string[]> {
  return visit.tab.run(() => {
    if (!matchMedia('(forced-colors: active)').matches) return ['colours are not forced']
    const fields = document.querySelectorAll<HTMLElement>(
      '.button.is-primary, .button.is-secondary, textarea, select, input:not([type=radio], [type=checkbox], [type=file], [type=range])'
    )
    return [...fields].flatMap(element => {
      const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(element)
      const hasEdge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0
      return hasEdge || outlineStyle !== 'none' ? [] : [`no edge: ${element.innerText}`]
    })
  }, undefined)
}
