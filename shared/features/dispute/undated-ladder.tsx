import type { Complaint } from '../../api/complaint-record.ts'
import { GeneralLadder } from './general-ladder.tsx'
import { PackFold } from './pack-fold.tsx'

interface UndatedLadderProps {
  complaint: Complaint
  like?: readonly string[]
}

/** The offices of a complaint whose day of sending is not known. */
export function UndatedLadder(props: UndatedLadderProps) {
  return <GeneralLadder bring={<PackFold {...props} steps={[]} />} />
}
