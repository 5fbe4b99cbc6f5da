import type { BrandWords, SiteWords } from '../../../brand-words.ts'

export const words: BrandWords = {
  postingTime: 'kadalasan sa loob ng 30 minuto; kung galing sa bangko, sa susunod na banking day',
  openingHours: 'Lunes hanggang Biyernes, 9\u00a0am hanggang 6\u00a0pm (oras sa Pilipinas)',
  replyTime: 'sa loob ng 3\u00a0weekdays',
  collectionQuestions: {
    when: 'Kailan po kayo kinontak?',
    number: 'Mula sa anong numero?',
    words: 'Ano po ang sinabi?'
  },
  regulators: {
    sec: 'Hinihingi po nila ang complaint form nila, isa para sa bawat kompanya, valid government ID, at patunay na lumapit muna kayo sa amin.',
    npcOnly: 'Tungkol lang sa personal data',
    npc: 'Hinihingi po nila ang sarili nilang form na notaryado.'
  }
}

export const siteWords: SiteWords = {}
