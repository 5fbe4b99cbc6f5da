import type { BrandWords, SiteWords } from '../../../brand-words.ts'

export const words: BrandWords = {
  postingTime: 'kasagaran sulod sa 30 minutos; kung gikan sa bangko, sa sunod nga banking day',
  openingHours: 'Lunes hangtod Biyernes, 9\u00a0am hangtod 6\u00a0pm (oras sa Pilipinas)',
  replyTime: 'sulod sa 3\u00a0ka\u00a0weekdays',
  collectionQuestions: {
    when: 'Kanus-a ka nila gikontak?',
    number: 'Gikan sa unsang numero?',
    words: 'Unsay gisulti?'
  },
  regulators: {
    sec: 'Mangayo sila sa ilang complaint form, usa kada kompanya, usa ka valid government ID, ug pruweba nga miduol ka una kanamo.',
    npcOnly: 'Bahin lang sa personal data',
    npc: 'Mangayo sila sa ilang kaugalingong form nga notaryado.'
  }
}

export const siteWords: SiteWords = {}
