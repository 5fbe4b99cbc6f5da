import { bridgeCheckMessages } from '../../shared/messages/en/bridge-check.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { type CheckOutcome, failed, passed } from './checks.ts'

const { seen } = bridgeCheckMessages

export async function readPhoto(file: File | undefined): Promise<CheckOutcome> {
  if (!file) return failed(seen.noPhoto)
  const address = URL.createObjectURL(file)
  const picture = new Image()
  try {
    picture.src = address
    await picture.decode()
    return passed(formatMessage(seen.photo, { size: Math.round(file.size / 1024) }))
  } catch {
    return failed(seen.badPhoto)
  } finally {
    URL.revokeObjectURL(address)
  }
}
