import type { Applicant } from '../../shared/api/landing-registration.ts'
import { clientType } from '../../shared/features/landing/platform.ts'
import { phoneDigits } from '../../shared/forms/phone.ts'
import { deviceId } from './device-id.ts'
import type { FormContext } from './form-context.ts'
import { readTracking, sourceOf } from './source.ts'
import type { ReadyPage } from './template.ts'

export function applicantOf({ typed, picture }: FormContext, { template }: ReadyPage): Applicant {
  const { phone, capcode } = typed.form.$values.get()
  const captcha = picture.$picture.get()
  return {
    ...sourceOf(readTracking()),
    templateId: template.id,
    clientType: clientType(),
    phone: phoneDigits(phone, template.form.phoneRule),
    captcha: capcode,
    sid: captcha.state === 'ready' ? captcha.sid : '',
    deviceId: deviceId()
  }
}
