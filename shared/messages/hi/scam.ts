import type { scamMessages as english } from '../en/scam.ts'

export const scamMessages: typeof english = {
  biller: 'इस लोन का बिलर सिर्फ़ {biller} है। पुष्टि करने से पहले नाम जाँच लें।',
  never: '{brand} का कोई भी व्यक्ति आपसे किसी के निजी वॉलेट या खाते में पैसे डालने को कभी नहीं कहेगा।'
}
