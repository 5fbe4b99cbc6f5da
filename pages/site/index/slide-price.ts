type ShownLoan = Record<string, string>

export function slidePrice(): void {
  const sliders = document.querySelector<HTMLElement>('[data-loans]')
  if (!sliders) return
  const loans = JSON.parse(sliders.dataset.loans ?? '[]') as ShownLoan[][]
  const [amount, term] = sliders.querySelectorAll('input')
  const lines = sliders.querySelectorAll('progress')
  const facts = document.querySelectorAll<HTMLElement>('[data-fact]')
  const show = () => {
    const loan = loans[Number(term?.value)]?.[Number(amount?.value)]
    if (!loan) return
    for (const each of facts) each.textContent = loan[each.dataset.fact ?? ''] ?? ''
    for (const each of [amount, term]) each?.setAttribute('aria-valuetext', loan[each.id] ?? '')
    lines.forEach((line, index) => {
      line.value = Number([amount, term][index]?.value)
    })
  }
  sliders.addEventListener('input', show)
  sliders.classList.remove('is-waiting')
  // A browser that comes back restores the sliders.
  show()
  addEventListener('pageshow', show)
}
