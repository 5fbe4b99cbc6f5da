import { existsSync } from 'node:fs'
import type { BenchPage } from './pages.ts'

/** Ratios that no page may exceed; a layout shift is none at all. */
export const limits = { firstPaint: 1.1, warm: 1.05, blocking: 1.5, shift: 0 }

/** Of the content, cold: preact is light, and where the first answer is filled in early nothing waits. */
const cold = { filled: 1.1, preact: 1.08, usual: 1.35 }

const hasEarly = (file: string) =>
  existsSync(new URL(`../../pages/${file.replace('.html', '')}/early.tsx`, import.meta.url))

export function limitsOf({ file }: BenchPage, build: string): { cold: number } {
  if (build === 'preact') return { cold: cold.preact }
  return { cold: hasEarly(file) ? cold.filled : cold.usual }
}
