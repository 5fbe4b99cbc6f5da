import type { Complaint } from '../../api/complaint-record.ts'
import { GeneralLadder } from './general-ladder.tsx'
import { PackFold } from './pack-fold.tsx'

/** The offices of a complaint whose day of sending is not known. */
export function UndatedLadder({ complaint }: { complaint: Complaint }) {
  return <GeneralLadder bring={<PackFold complaint={complaint} steps={[]} />} />
}
