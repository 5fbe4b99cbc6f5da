import type { NoticeGroup } from '../../shared/api/repayment.ts'
import { fillStep, type StepValues } from '../../shared/loan/fill-step.ts'
import { groupCodeIn } from '../../shared/loan/group-code.ts'

export function fillNotices(notices: readonly NoticeGroup[], values: StepValues): NoticeGroup[] {
  const fill = (step: string) => groupCodeIn(fillStep(step, values), values.code)
  return notices.map(({ title, items }) => ({
    title,
    items: items.map(way => ({ ...way, steps: way.steps.map(fill) }))
  }))
}
