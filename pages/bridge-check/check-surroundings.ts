import { inApp } from '../../shared/bridge/bridge.ts'
import { commonParams } from '../../shared/context/common-params.ts'
import { identity } from '../../shared/context/query.ts'
import { bridgeCheckMessages } from '../../shared/messages/en/bridge-check.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { type CheckOutcome, judge } from './checks.ts'

const { seen } = bridgeCheckMessages

/** Every app has to pass these, and `userKey`, which keeps two users of a phone apart. */
const wanted = ['appVersion', 'deviceName', 'deviceId', 'osVersion', 'sessionId', 'adId'] as const

export function checkSurroundings(
  isKept: boolean
): Record<'bridge' | 'context' | 'storage', CheckOutcome> {
  const common = commonParams()
  const missing = [
    ...wanted.filter(name => !common[name]),
    ...(identity('userKey') ? [] : ['userKey'])
  ]
  return {
    bridge: judge(inApp(), seen.bridge, seen.noBridge),
    context: judge(
      missing.length === 0,
      seen.context,
      formatMessage(seen.missing, { names: missing.join(', ') })
    ),
    storage: judge(isKept, seen.storage, seen.noStorage)
  }
}
