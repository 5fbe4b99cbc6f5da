import { deletionFormMessages as messages } from '#messages/deletion-form.ts'
import {
  type AskedRequest,
  type DeletionScope,
  requestDeletion,
  requestDeletionCode,
  wrongDeletionCode
} from '../../../shared/api/deletion.ts'
import { landingCodes } from '../../../shared/api/landing-registration.ts'
import { crowdedCode, isTransportError } from '../../../shared/api/result.ts'
import { brand } from '../../../shared/config/brand.ts'
import { company } from '../../../shared/config/company.ts'
import { promisedDate } from '../../../shared/context/promised-date.ts'
import { phoneDigits } from '../../../shared/forms/phone.ts'
import { createCountdown } from '../../../shared/lib/countdown.ts'
import { randomHex } from '../../../shared/lib/random-hex.ts'
import { singleFlight } from '../../../shared/lib/single-flight.ts'
import { formatMessage } from '../../../shared/messages/format-message.ts'
import { whenSent } from '../../../shared/ui/text-frame/when-sent.ts'
import { byId } from '../by-id.ts'
import { empty, inputOf, lacks, refuse, tell, typed, typedCode, watchFields } from './fields.ts'
import { createPictureButton } from './picture-button.ts'

/** Seconds between two codes. */
const resendAfter = 60

const mobile = () => phoneDigits(typed('phone'), brand.market)

function showDone({ id, answerBy }: AskedRequest): void {
  const date = promisedDate(answerBy)
  byId('request-id').textContent = id
  byId('request-date').textContent = date
  byId('request-by').hidden = !date
  for (const part of byId('ask').children) (part as HTMLElement).hidden = part.id !== 'done'
  byId('done').focus()
}

/** The form sends for a code; once one may have come, it asks for the deletion. */
function showCodePart(mayHaveCode: boolean): void {
  const again = byId('send-code') as HTMLButtonElement
  again.type = mayHaveCode ? 'button' : 'submit'
  again.classList.toggle('is-primary', !mayHaveCode)
  again.classList.toggle('is-secondary', mayHaveCode)
  byId('code-part').hidden = !mayHaveCode
  const ask = byId('ask-deletion')
  ask.hidden = !mayHaveCode
  const button = mayHaveCode ? ask : again
  button.before(byId('refusal'))
}

function createCodeButton() {
  const picture = createPictureButton()
  const countdown = createCountdown(resendAfter)
  // For this visit alone: the page keeps nothing on the phone.
  const deviceId = randomHex(8)
  const button = byId('send-code')

  countdown.$left.listen(seconds => {
    button.textContent = seconds ? formatMessage(messages.wait, { seconds }) : messages.sendCode
  })

  const send = singleFlight(async () => {
    if (countdown.$left.get() > 0) return undefined
    tell('refusal', '')
    if (lacks(['phone', 'picture'])) return undefined
    if (!picture.sid()) {
      refuse('picture', messages.wrongPicture)
      return picture.load()
    }
    const captcha = typed('picture')
    const phone = typed('phone')
    const fields = { phone: mobile(), captcha, sid: picture.sid(), deviceId }
    const answer = await requestDeletionCode(fields)
    if (answer.code === landingCodes.wrongCaptcha.sms) {
      inputOf('picture').value = ''
      refuse('picture', messages.wrongPicture)
      picture.load()
      // A code that went to another number opens nothing for this one.
    } else if (typed('phone') !== phone) return undefined
    else if (answer.success) {
      countdown.start()
      tell('sent', formatMessage(messages.sent, { phone }))
      showCodePart(true)
      inputOf('code').focus()
    } else {
      // Also after a lost answer, or where the server has sent one a moment ago.
      if (answer.code !== crowdedCode) showCodePart(true)
      tell('refusal', isTransportError(answer) ? messages.lostCode : answer.message)
    }
  })

  button.addEventListener('click', () => void (byId('ask-deletion').hidden || send()))
  inputOf('phone').addEventListener('input', () => {
    countdown.stop()
    // The code that was sent to another number opens nothing for this one.
    empty('code')
    tell('sent', '')
    tell('refusal', '')
    showCodePart(false)
  })
  picture.load()
  return { send }
}

export function startRequest(form: HTMLFormElement): void {
  const button = byId('ask-deletion')
  const { send } = createCodeButton()
  watchFields()

  const ask = singleFlight(async () => {
    if (button.hidden) return send()
    if (lacks(['phone', 'code'])) return undefined
    tell('refusal', '')
    button.textContent = messages.sending
    const scope = String(new FormData(form).get('scope')) as DeletionScope
    const answer = await requestDeletion({ mobile: mobile(), code: typedCode(), scope })
    button.textContent = messages.submit
    if (answer.success) showDone(answer.data)
    else if (answer.code === wrongDeletionCode) refuse('code', answer.message)
    else {
      const lost = formatMessage(messages.lost, { phone: company.privacyPhone })
      tell('refusal', isTransportError(answer) ? lost : answer.message)
    }
  })

  whenSent(form, ask)
}
