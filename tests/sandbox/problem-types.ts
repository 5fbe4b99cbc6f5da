export interface Choice {
  title: string
  value: string
}

/** Type 1 is the one that needs an order and a sub-type. */
export const problemTypes: Choice[] = [
  { title: 'Collection', value: '1' },
  { title: 'Payment not credited', value: '2' },
  { title: 'Charges and interest', value: '3' },
  { title: 'Application and payout', value: '4' },
  { title: 'App does not work', value: '5' },
  { title: 'Something else', value: '6' }
]

export const problemSonTypes: Choice[] = [
  { title: 'Called too often', value: '101' },
  { title: 'Called before 6 AM or after 10 PM', value: '102' },
  { title: 'Rude or threatening words', value: '103' },
  { title: 'Contacted my family or friends', value: '104' },
  { title: 'Called after I had paid', value: '105' }
]

/** Asked for with a low score for the answer to a complaint about collection. */
export const scoreReasons: Choice[] = [
  { title: 'It took too long', value: 'late' },
  { title: 'It did not solve my problem', value: 'unsolved' },
  { title: 'It was not polite', value: 'impolite' }
]

export const agent = 'Agent 7 of Sample Peso Care'

const replies: Record<string, string> = {
  '1': 'We are sorry. We listened to the calls, spoke with the collector and have limited calls to one a day.',
  '2': 'Your payment was found and credited to your loan today. No late charge was added.',
  '3': 'We checked each charge against your disclosure statement. They are as agreed.'
}

export function replyTo(type: string): string {
  return replies[type] ?? 'Thank you for telling us. We have looked into it and put it right.'
}

export function titleOf(choices: Choice[], value: string): string {
  return choices.find(choice => choice.value === value)?.title ?? ''
}
