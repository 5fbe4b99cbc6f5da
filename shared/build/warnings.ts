import type { Plugin } from 'vite'
import { legalWarnings } from '../content/loan-rules.ts'
import type { Chosen } from './load-brand.ts'

/** What an operator has to settle before borrowers see the pages. */
export function releaseWarnings({ id, brand, placeholders }: Chosen): string[] {
  return [
    ...placeholders.map(path => `Brand ${id}: ${path} is still a placeholder.`),
    ...legalWarnings(brand.market)
  ]
}

/** Lists the warnings after a build, and with `--strict` fails before it. */
export function warningsPlugin(chosen: Chosen, strict: boolean): Plugin {
  const warnings = releaseWarnings(chosen)
  const text = warnings.map(warning => `  ${warning}`).join('\n')
  let written = false
  return {
    name: 'loan-warnings',
    apply: 'build',
    buildStart() {
      if (strict && warnings.length > 0) {
        this.error(`Not ready to be published, ${warnings.length} things to settle:\n${text}`)
      }
    },
    writeBundle() {
      written = true
    },
    // Also called, and without an error, when the build was refused as it started.
    closeBundle() {
      if (!written || warnings.length === 0) return
      this.warn(`Before you publish, settle these (--strict refuses to build with them):\n${text}`)
    }
  }
}
