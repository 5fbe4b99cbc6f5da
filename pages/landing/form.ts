import { atom } from 'nanostores'
import { onPageReturn } from '../../shared/context/page-return.ts'
import {
  type FieldName,
  fieldNames,
  masksOf
} from '../../shared/features/landing/register-fields.tsx'
import { createForm, focusInput } from '../../shared/forms/form.ts'
import { maskInput } from '../../shared/forms/mask-input.ts'
import { isWithin } from '../../shared/lib/elapsed.ts'
import { draftLife, forgetDraft, readDraft, saveDraft } from './draft.ts'
import type { LandingPicture } from './picture.ts'
import { createSentCode } from './sent-code.ts'
import type { ReadyPage } from './template.ts'
import { endVisit } from './visit-id.ts'

export function focusField(name: FieldName): void {
  const element = document.getElementById('register')
  if (element instanceof HTMLFormElement) focusInput(element, name)
}

/** Takes over what was typed before the page came alive. */
function takeTyped({ change }: ReturnType<typeof createForm<FieldName>>, { template }: ReadyPage) {
  const masks = masksOf(template)
  for (const name of fieldNames) {
    const [input] = document.getElementsByName(name)
    if (input instanceof HTMLInputElement && input.value) {
      change(name, maskInput(input, masks[name]))
    }
  }
}

/** Forgets the form some time after it was typed into last. */
function createForgetting(forgetForm: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let typedAt = 0
  /** A page that was hidden or kept for the way back had no timer running. */
  const forgetOld = () => {
    if (typedAt > 0 && !isWithin(typedAt, draftLife)) forgetForm()
  }
  const stop = () => clearTimeout(timer)
  return {
    stop,
    forgetOld,
    forgetLater: (since: number) => {
      typedAt = since
      stop()
      timer = setTimeout(forgetOld, draftLife - Math.max(0, Date.now() - since))
    }
  }
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

  const { $sent, $wait, $sentTo, setSent, forgetSent } = createSentCode(form)
  const markSent = (to: string) => setSent({ to, at: Date.now() })

  /** Forgets the number and the codes, on the screen and on the phone: the next visitor is another. */
  const forgetForm = () => {
    form.$values.set({ phone: '', capcode: '', smsCode: '' })
    $step.set('phone')
    forgetSent()
    forgetting.stop()
    forgetDraft()
    endVisit()
  }
  const forgetting = createForgetting(forgetForm)

  const saveTyped = () => {
    forgetting.forgetLater(Date.now())
    const picture = $picture.get()
    const { sid, address } = picture.state === 'ready' ? picture : { sid: '', address: '' }
    const { to, at } = $sent.get()
    const { phone, capcode } = form.$values.get()
    saveDraft({ phone, capcode, sid, picture: address, sentTo: to, sentAt: at })
  }

  /** Keeps what is typed through a reload. Answers whether its picture is still good. */
  const restoreForm = (page: ReadyPage) => {
    const record = readDraft()
    const draft = record?.data
    if (record && draft) {
      forgetting.forgetLater(record.savedAt)
      const { phone, capcode, sid, picture, sentTo, sentAt } = draft
      form.$values.set({ phone, capcode, smsCode: '' })
      setSent({ to: sentTo, at: sentAt })
      if (sentTo && sentTo === phone) $step.set('smsCode')
      if (sid) showPicture(sid, picture)
    }
    onPageReturn(forgetting.forgetOld)
    document.addEventListener('visibilitychange', forgetting.forgetOld)
    form.$values.listen(saveTyped)
    $picture.listen(saveTyped)
    $sent.listen(saveTyped)
    takeTyped(form, page)
    return Boolean(draft?.sid)
  }

  return { form, $step, $wait, $sentTo, leadTo, markSent, forgetForm, restoreForm }
}

export type LandingForm = ReturnType<typeof createLandingForm>
