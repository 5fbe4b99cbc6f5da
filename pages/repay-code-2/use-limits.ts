import { useStore } from '@nanostores/react'
import type { CodeInstructions } from '../../shared/api/code-instructions.ts'
import { $outages } from '../../shared/context/outages.ts'
import { channelObstacle } from '../../shared/features/repayment/channel-limits.ts'
import { withOutage } from '../../shared/features/repayment/with-outage.ts'

/** Why the code cannot be paid now, and what is said beside one that can; '' for nothing. */
export function useLimits(instructions: CodeInstructions) {
  const outages = useStore($outages)
  const { channel, total } = instructions
  const reason = channel ? channelObstacle(withOutage(channel, outages), total) : ''
  const own = channelObstacle(instructions, total)
  const obstacle = own || (channel?.hasCode ? reason : '')
  return { obstacle, warning: obstacle ? '' : reason }
}
