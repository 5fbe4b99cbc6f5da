import { atom, computed } from 'nanostores'
import { onPageReturn } from '../../shared/context/page-return.ts'
import {
  type FieldName,
  fieldNames,
  masksOf
} from '../../shared/features/landing/register-fields.tsx'
import { createForm, focusInput } from '../../shared/forms/form.ts'
import { maskInput } from '../../shared/forms/mask-input.ts'
import { createCountdown } from '../../shared/lib/countdown.ts'
import { isWithin } from '../../shared/lib/elapsed.ts'
import { draftLife, forgetDraft, readDraft, saveDraft } from './draft.ts'
import type { LandingPicture } from './picture.ts'
import type { ReadyPage } from './template.ts'
import { endVisit } from './visit-id.ts'

/** Seconds between two codes. */
const resendAfter = 60

interface SentCode {
  /** The number as it was typed, '' before a code was sent. */
  to: string
  /** Milliseconds since 1970. */
  at: number
}

export function focusField(name: FieldName): void {
  const element = document.getElementById('register')
  if (element instanceof HTMLFormElement) focusInput(element, name)
}

export function createLandingForm({ $picture, showPicture }: LandingPicture) {
  const form = createForm<FieldName>({ phone: '', capcode: '', smsCode: '' })

  /** The field that a form with one at a time asks for; one with all of them asks for each. */
  const $step = atom<FieldName>('phone')

  /** Shows a field, and puts the focus into it. */
  const leadTo = (name: FieldName) => {
    $step.set(name)
    focusField(name)
  }

  const countdown = createCountdown(resendAfter)

  const $sent = atom<SentCode>({ to: '', at: 0 })

  /** Seconds that this number has to wait for another code; a changed number waits for nothing. */
  const $wait = computed([countdown.$left, $sent, form.$values], (left, sent, { phone }) =>
    phone === sent.to ? left : 0
  )

  /** The number that the form says has got a code: none once it was changed. */
  const $sentTo = computed([$sent, form.$values], ({ to }, { phone }) => (phone === to ? to : ''))

  const markSent = (to: string) => {
    const at = Date.now()
    $sent.set({ to, at })
    countdown.start(at)
  }

  const takeTyped = ({ template }: ReadyPage) => {
    const masks = masksOf(template)
    for (const name of fieldNames) {
      const [input] = document.getElementsByName(name)
      if (input instanceof HTMLInputElement && input.value) {
        form.change(name, maskInput(input, masks[name]))
      }
    }
  }

  let forgetting: ReturnType<typeof setTimeout> | undefined
  let typedAt = 0

  /** Forgets the number and the codes, on the screen and on the phone: the next visitor is another. */
  const forgetForm = () => {
    form.$values.set({ phone: '', capcode: '', smsCode: '' })
    $step.set('phone')
    $sent.set({ to: '', at: 0 })
    countdown.stop()
    clearTimeout(forgetting)
    forgetDraft()
    endVisit()
  }

  /** A page that was hidden or kept for the way back had no timer running. */
  const forgetOld = () => {
    if (typedAt > 0 && !isWithin(typedAt, draftLife)) forgetForm()
  }

  const forgetLater = (since: number) => {
    typedAt = since
    clearTimeout(forgetting)
    forgetting = setTimeout(forgetOld, draftLife - Math.max(0, Date.now() - since))
  }

  const saveTyped = () => {
    forgetLater(Date.now())
    const picture = $picture.get()
    const shown = picture.state === 'ready' ? picture : { sid: '', address: '' }
    const { to, at } = $sent.get()
    const { phone, capcode } = form.$values.get()
    saveDraft({
      phone,
      capcode,
      sid: shown.sid,
      picture: shown.address,
      sentTo: to,
      sentAt: at
    })
  }

  /** Keeps what is typed through a reload. Answers whether its picture is still good. */
  const restoreForm = (page: ReadyPage) => {
    const record = readDraft()
    const draft = record?.data
    if (record && draft) {
      forgetLater(record.savedAt)
      const { phone, capcode, sid, picture, sentTo, sentAt } = draft
      form.$values.set({ phone, capcode, smsCode: '' })
      $sent.set({ to: sentTo, at: sentAt })
      if (sentTo) {
        countdown.start(sentAt)
        if (sentTo === phone) $step.set('smsCode')
      }
      if (sid) showPicture(sid, picture)
    }
    onPageReturn(forgetOld)
    document.addEventListener('visibilitychange', forgetOld)
    form.$values.listen(saveTyped)
    $picture.listen(saveTyped)
    $sent.listen(saveTyped)
    takeTyped(page)
    return Boolean(draft?.sid)
  }

  return { form, $step, $wait, $sentTo, leadTo, markSent, forgetForm, restoreForm }
}

export type LandingForm = ReturnType<typeof createLandingForm>
