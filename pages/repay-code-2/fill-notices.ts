import type { NoticeGroup } from '../../shared/api/repayment.ts'
import { fillStep, type StepValues } from '../../shared/loan/fill-step.ts'

export function fillNotices(notices: readonly NoticeGroup[], values: StepValues): NoticeGroup[] {
  return notices.map(({ title, items }) => ({
    title,
    items: items.map(way => ({ ...way, steps: way.steps.map(step => fillStep(step, values)) }))
  }))
}
