import { showToast } from '../../../shared/context/toast.ts'
import { templatesMessages } from '../../../shared/messages/en/templates.ts'

export const refuse = () => showToast(templatesMessages.notSent)
