import type { acceptedMessages as english } from '../en/accepted.ts'

export const acceptedMessages: typeof english = {
  title: 'Tinanggap na po ninyo ang alok na loan',
  checking: 'Sinusuri namin ang application ninyo. May sagot po kami sa loob ng {time}.',
  paidOut:
    'Kapag aprubado, papasok po ang pera sa account ninyo, {from} hanggang {to} araw mula nang tanggapin ninyo.',
  paidOutBy: 'Kapag aprubado, papasok po ang pera sa account ninyo sa {date} o mas maaga.',
  seeLoan: 'Tingnan ang loan ninyo'
}
