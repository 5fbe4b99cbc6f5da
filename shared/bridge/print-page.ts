import { inApp } from './bridge.ts'

/** The app's webview, and Android's own, do nothing when they are asked to print. */
export function canPrint(): boolean {
  return !inApp() && !/; wv\)/.test(navigator.userAgent) && typeof window.print === 'function'
}

export function printPage(): void {
  window.print()
}
