import { atom } from 'nanostores'
import { onPageReturn } from '../../shared/context/page-return.ts'
import type { CaptchaPicture } from '../../shared/features/landing/captcha-button.tsx'
import {
  type FieldName,
  fieldNames,
  masksOf
} from '../../shared/features/landing/register-fields.tsx'
import { createForm, focusInput } from '../../shared/forms/form.ts'
import { maskInput } from '../../shared/forms/mask-input.ts'
import { isWithin } from '../../shared/lib/elapsed.ts'
import { type Draft, draftLife, forgetDraft, readDraft, saveDraft } from './draft.ts'
import type { LandingPicture } from './picture.ts'
import { createSentCode, type SentSms } from './sent-code.ts'
import type { ReadyPage } from './template.ts'
import { endVisit } from './visit-id.ts'

function focusField(name: FieldName): void {
  const element = document.getElementById('register')
  if (element instanceof HTMLFormElement) focusInput(element, name)
}

/** Takes over text that was typed, and an amount that was chosen, before React. */
function takeTyped(
  { change }: ReturnType<typeof createForm<FieldName>>,
  choose: (amount: number) => void,
  { template }: ReadyPage
) {
  const masks = masksOf(template)
  for (const name of fieldNames) {
    const [input] = document.getElementsByName(name)
    if (input instanceof HTMLInputElement && input.value) {
      change(name, maskInput(input, masks[name]))
    }
  }
  const slider = document.querySelector<HTMLInputElement>('.slider')
  const offer = slider && template.example[Number(slider.value)]
  if (offer && slider.value !== slider.defaultValue) choose(offer.amount)
}

const empty = { phone: '', capcode: '', smsCode: '' }

function draftOf(
  { phone, capcode }: Record<FieldName, string>,
  amount: number,
  picture: CaptchaPicture,
  { to, at }: SentSms
): Draft {
  const { sid, address } = picture.state === 'ready' ? picture : { sid: '', address: '' }
  return { phone, capcode, amount, sid, picture: address, sentTo: to, sentAt: at }
}

/** Forgets what was typed once nobody has typed for the life of a draft. */
function createForgetting(forget: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let typedAt = 0
  /** No timer ran while the page was hidden or kept for the way back. */
  const forgetOld = () => {
    if (typedAt > 0 && !isWithin(typedAt, draftLife)) forget()
  }
  const forgetLater = (since: number) => {
    typedAt = since
    clearTimeout(timer)
    timer = setTimeout(forgetOld, draftLife - Math.max(0, Date.now() - since))
  }
  return { forgetOld, forgetLater, stop: () => clearTimeout(timer) }
}

export function createLandingForm({ $picture, showPicture }: LandingPicture) {
  const form = createForm<FieldName>(empty)
  const sent = createSentCode(form)

  /** A form that shows all fields asks for each. */
  const $step = atom<FieldName>('phone')
  const $amount = atom(0)
  const $notice = atom('')

  const leadTo = (name: FieldName) => {
    $step.set(name)
    focusField(name)
  }

  /** On the screen and on the phone: the next visitor is another. */
  const forgetForm = () => {
    form.$values.set(empty)
    form.$errors.set({})
    $notice.set('')
    $step.set('phone')
    $amount.set(0)
    sent.markSent('', 0)
    forgetting.stop()
    forgetDraft()
    endVisit()
  }

  const forgetting = createForgetting(forgetForm)

  const saveTyped = () => {
    forgetting.forgetLater(Date.now())
    saveDraft(draftOf(form.$values.get(), $amount.get(), $picture.get(), sent.$sent.get()))
  }

  /** Keeps the form through a reload. Answers whether its picture is still good. */
  const restoreForm = (page: ReadyPage) => {
    const record = readDraft()
    if (record) {
      forgetting.forgetLater(record.savedAt)
      const { phone, capcode, amount, sid, picture, sentTo, sentAt } = record.data
      form.$values.set({ ...empty, phone, capcode })
      $amount.set(amount)
      sent.markSent(sentTo, sentAt)
      if (sentTo && sentTo === phone) $step.set('smsCode')
      if (sid) showPicture(sid, picture)
    }
    onPageReturn(forgetting.forgetOld)
    document.addEventListener('visibilitychange', forgetting.forgetOld)
    for (const $each of [form.$values, $amount, $picture, sent.$sent]) $each.listen(saveTyped)
    takeTyped(form, $amount.set, page)
    return Boolean(record?.data.sid)
  }

  return { ...sent, form, $step, $amount, $notice, leadTo, forgetForm, restoreForm }
}

export type LandingForm = ReturnType<typeof createLandingForm>
