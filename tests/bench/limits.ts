/**
 * What no page may exceed, as ratios, but for the layout shift. The content is that of a first
 * opening: every page fills its first answer in early, so that nothing waits for React.
 */
export const limits = {
  firstPaint: 1.1,
  cold: { react: 1.1, preact: 1.08 },
  warm: 1.05,
  blocking: 1.5,
  shift: 0,
  /** A page in another language beside its twin: first paint, content and bytes. */
  twin: 1.03
}

/** For another build that is measured beside them, React's. */
export const coldLimit = (build: string): number =>
  build === 'preact' ? limits.cold.preact : limits.cold.react
