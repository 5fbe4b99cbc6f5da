const plain = (text: string | null) => (text ?? '').toLowerCase()

export function searchQuestions(): void {
  const input = document.querySelector<HTMLInputElement>('[type=search]')
  const none = document.getElementById('none')
  if (!input || !none) return
  const questions = document.querySelectorAll<HTMLElement>('.questions_list > *')
  const find = () => {
    const words = plain(input.value).split(/\s+/)
    let found = 0
    for (const question of questions) {
      const text = plain(question.textContent)
      question.hidden = !words.every(word => text.includes(word))
      if (!question.hidden) found++
    }
    none.hidden = found > 0
  }
  input.addEventListener('input', find)
  input.closest('[hidden]')?.removeAttribute('hidden')
  find()
}
