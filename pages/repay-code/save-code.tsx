import { commonMessages as common } from '#messages/common.ts'
import { faultMessages } from '#messages/faults.ts'
import { showToast } from '../../shared/context/toast.ts'
import { fetchCashier } from '../../shared/features/cashier/show-to-cashier.tsx'
import type { Slip } from '../../shared/features/cashier/slip.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { SaveIcon } from '../../shared/ui/icon/save-icon.tsx'

interface SaveCodeProps {
  slip: Slip
  savedAt: number | undefined
  guard: ((save: () => void) => void) | undefined
  isMain: boolean
}

export function SaveCode({ slip, savedAt, guard = save => save(), isMain }: SaveCodeProps) {
  const save = () => {
    fetchCashier().then(
      ({ saveSlip }) => saveSlip(slip, savedAt),
      () => showToast(faultMessages.network)
    )
  }
  return (
    <Button variant={isMain ? 'primary' : 'secondary'} onClick={() => guard(save)}>
      <SaveIcon />
      {common.saveCode}
    </Button>
  )
}
