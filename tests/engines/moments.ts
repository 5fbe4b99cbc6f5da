import { fillForm, fillNumber } from './landing-form.ts'
import type { Visit } from './visit.ts'

/**
 * A state that a page comes to in use and that is worth a look: its scenario, a name, and how to
 * get there.
 */
type Moment = [scenario: string, name: string, bring: (visit: Visit) => Promise<unknown>]

const says = (text: string) => (visit: Visit) =>
  visit.until(look => [look.text, look.dialog, look.toast].join().includes(text))

/** Taps one control after the other, until it says so. */
function tapping(controls: string[], text: string): Moment[2] {
  return async visit => {
    for (const control of controls) await visit.tap(control)
    await says(text)(visit)
  }
}

/** Adds a photo, until there is the button that it becomes. */
function addingPhoto(button: string): Moment[2] {
  return async visit => {
    await visit.choosePhoto()
    await visit.find(button)
  }
}

function goToRoute(route: string, text: string): Moment[2] {
  return async visit => {
    await visit.tab.run(hash => {
      location.hash = hash
    }, route)
    await says(text)(visit)
  }
}

export const moments: Moment[] = [
  ['order-rate-us', 'rated with few stars', tapping(['2 of 5', 'Submit'], 'We read every rating')],
  ['order-rate-us', 'without a star', tapping(['Submit'], 'Silakan pilih')],
  [
    'confirm-popup',
    'on the way back',
    async visit => {
      await visit.tap('Agree')
      await visit.until(({ dialog }) => dialog === '')
      await visit.tab.run(() => void Reflect.get(window, 'onNativeBack')(), undefined)
      await visit.until(({ dialog }) => dialog !== '')
    }
  ],
  ['bind-bank', 'filled in wrongly', tapping(['Next'], 'Choose the bank.')],
  [
    'bind-bank-known',
    'of a wallet',
    tapping(['Change', 'E-wallet'], 'Mobile number of the wallet')
  ],
  ['bind-bank-known', 'opened to be changed', tapping(['Change'], 'How the money reaches')],
  ['complaint', 'about collection', tapping(['Collection'], 'What happened?')],
  ['complaint-next-payment', 'without a word', tapping(['Send'], 'Please fill in')],
  ['complaint-next-payment', 'with a photo', addingPhoto('Photo 1')],
  ['complaint-next-refused', 'with a refused photo', addingPhoto('Try again: photo 1')],
  [
    'complaint-detail-collection',
    'rated with few stars',
    tapping(['2 of 5'], 'What could have been better?')
  ],
  ['legacy', 'without a card', tapping(['立即还款'], '请选择银行卡')],
  ['own-first-loan-en', 'filled in wrongly', tapping(['Register free'], 'correct mobile number')],
  [
    'own-first-loan-en',
    'with a code sent',
    async visit => {
      await fillNumber(visit)
      await visit.tap('Get code')
      await says('You can still change the number')(visit)
    }
  ],
  [
    'own-first-loan-en',
    'registered',
    async visit => {
      await fillForm(visit)
      await visit.tap('Register free')
      await says('log in with your mobile number')(visit)
    }
  ],
  ['own-steps-fil', 'agreement', goToRoute('#/agreementTemplate', 'gumagawa kayo ng account')],
  ['own-costs-en', 'download', goToRoute('#/downloadTemplate', 'Scan')],
  ['site/contact.html', 'filled in wrongly', tapping(['Send Message'], 'complete information')]
]
