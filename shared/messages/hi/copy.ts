import type { copyMessages as english } from '../en/copy.ts'

export const copyMessages: typeof english = {
  button: 'कॉपी',
  label: '{what} कॉपी करें',
  success: 'कॉपी हो गया',
  selected: 'कॉपी नहीं हो सका। टेक्स्ट चुना हुआ है: इसे खुद कॉपी करें।'
}
