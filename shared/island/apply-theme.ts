import { lastOf } from '../lib/last-of.ts'

/** Shows the page light or dark where its address says `theme`; without it the phone decides. */
export function applyTheme(): void {
  const theme = lastOf(new URLSearchParams(location.search), 'theme')
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme
}
