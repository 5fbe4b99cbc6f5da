import { showToast } from '../../shared/context/toast.ts'
import type { FieldName } from '../../shared/features/landing/register-fields.tsx'
import type { FormContext } from './form-context.ts'
import type { ReadyPage } from './template.ts'
import { formValidators } from './validators.ts'

export function createFormCheck({ typed, picture }: Pick<FormContext, 'typed' | 'picture'>) {
  const { form, $step, leadTo } = typed
  const { $picture, askForPicture } = picture

  const findProblem = (page: ReadyPage, names: readonly FieldName[]) => {
    const isCaptchaNeeded = page.template.captcha === 'always' || $step.get() === 'capcode'
    const validators = formValidators(page, isCaptchaNeeded)
    const problem = form.check(Object.fromEntries(names.map(name => [name, validators[name]])))
    const isPictureGone = $picture.get().state !== 'ready' && form.$values.get().capcode !== ''
    if (problem || !names.includes('capcode') || !isPictureGone) return problem
    // The typed code belongs to a picture that is gone.
    const { wrongCapcode } = page.messages
    form.refuse('capcode', wrongCapcode)
    askForPicture(page)
    return { name: 'capcode', message: wrongCapcode } as const
  }

  const lacks = (page: ReadyPage, names: readonly FieldName[]) => {
    const problem = findProblem(page, names)
    if (!problem) return false
    showToast(problem.message)
    leadTo(problem.name)
    return true
  }

  /** The first picture comes without a number; a new one is for a number, right or not. */
  const refreshPicture = async (page: ReadyPage) => {
    if (!form.$values.get().phone && lacks(page, ['phone'])) return
    form.change('capcode', '')
    await askForPicture(page)
  }

  return { lacks, refreshPicture }
}
