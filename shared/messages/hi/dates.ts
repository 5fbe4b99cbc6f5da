import type { dateMessages as english } from '../en/dates.ts'

export const dateMessages: typeof english = {
  months: 'जन॰ फ़र॰ मार्च अप्रैल मई जून जुल॰ अग॰ सित॰ अक्टू॰ नव॰ दिस॰'
}
