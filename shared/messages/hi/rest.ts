import type { restMessages as english } from '../en/rest.ts'

export const restMessages: typeof english = {
  crowded: 'इस समय बहुत लोग इसका इस्तेमाल कर रहे हैं। कृपया {seconds} सेकंड बाद फिर कोशिश करें।'
}
