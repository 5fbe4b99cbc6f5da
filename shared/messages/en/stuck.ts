/** In the html, where its script cannot run. */
export const stuckMessages = {
  stuckTitle: 'This page could not start',
  stuckText: 'Please try again. If it keeps happening, call us and we will help.',
  noScriptTitle: 'This page needs JavaScript',
  noScriptText: 'Switch it on in your browser’s settings and open the page again, or call us.'
}
