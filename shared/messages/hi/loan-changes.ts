import type { loanChangeMessages as english } from '../en/loan-changes.ts'

export const loanChangeMessages: typeof english = {
  changed: 'आपके लोन में बदलाव हुआ है',
  unchanged: 'आपके लोन में अभी कुछ नहीं बदला',
  unchangedText: 'भुगतान यहाँ {time} जुड़ता है। इंतज़ार के दौरान कृपया दोबारा न चुकाएँ।',
  change: 'पहले {before}, अब {after}',
  amount: 'चुकाने की रकम'
}
