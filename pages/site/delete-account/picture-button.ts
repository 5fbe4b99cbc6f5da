import { deletionFormMessages as messages } from '#messages/deletion-form.ts'
import { captchaAddress, fetchSid } from '../../../shared/api/landing.ts'
import { isTransportError } from '../../../shared/api/result.ts'
import { singleFlight } from '../../../shared/lib/single-flight.ts'
import { byId } from '../by-id.ts'
import { tell } from './fields.ts'

export function createPictureButton() {
  const button = byId('captcha')
  let sid = ''

  const fail = () => {
    button.textContent = messages.noPicture
    button.removeAttribute('aria-label')
  }

  const load = singleFlight(async () => {
    button.textContent = ''
    button.setAttribute('aria-label', messages.newPicture)
    const answer = await fetchSid()
    if (!answer.success) {
      if (!isTransportError(answer)) tell('refusal', answer.message)
      fail()
      return undefined
    }
    sid = answer.data
    const image = document.createElement('img')
    image.alt = messages.pictureAlt
    image.onerror = fail
    image.src = captchaAddress(sid, Date.now())
    button.replaceChildren(image)
  })

  button.addEventListener('click', load)
  return { load, sid: () => sid }
}
