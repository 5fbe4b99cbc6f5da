import { onCLS, onINP, onLCP } from 'web-vitals'
import { sendReport } from '../../api/report.ts'

/** Once each, when the page is hidden. Milliseconds; CLS has no unit. */
export function reportVitals(): void {
  for (const watch of [onLCP, onINP, onCLS]) {
    watch(({ name, value, rating }) => {
      sendReport('web-vital', { name, value: Math.round(value * 1000) / 1000, rating })
    })
  }
}
