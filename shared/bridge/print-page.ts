import { inApp } from './bridge.ts'

/** Whether printing leads anywhere: the app's webview, and Android's own, do nothing. */
export function canPrint(): boolean {
  return !inApp() && !/; wv\)/.test(navigator.userAgent) && typeof window.print === 'function'
}

export function printPage(): void {
  window.print()
}
