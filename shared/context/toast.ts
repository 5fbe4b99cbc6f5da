import { atom } from 'nanostores'

export interface Toast {
  text: string
  loading: boolean
}

export const $toast = atom<Toast | undefined>()

const shortest = 300
let timer: ReturnType<typeof setTimeout> | undefined

/** Shows a text for some milliseconds; durations of 300 and less are ignored. */
export function showToast(text: string, duration = 3000): void {
  if (!text || !(duration > shortest)) return
  clearTimeout(timer)
  $toast.set({ text, loading: false })
  timer = setTimeout(() => $toast.set(undefined), duration)
}

/** Returns a function that hides only this toast. */
export function showLoading(text: string): () => void {
  clearTimeout(timer)
  const toast = { text, loading: true }
  $toast.set(toast)
  return () => {
    if ($toast.get() === toast) $toast.set(undefined)
  }
}
