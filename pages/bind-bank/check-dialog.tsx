import { useStore } from '@nanostores/react'
import { bankMessages as messages } from '#messages/bank.ts'
import { commonMessages as common } from '#messages/common.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { Dialog, DialogActions } from '../../shared/ui/dialog/dialog.tsx'
import { AccountFacts } from './account-facts.tsx'
import type { BindBankPage } from './store.ts'
import '../../shared/ui/dialog/sheet-dialog.css'

export function CheckDialog({ store }: { store: BindBankPage }) {
  const { closeCheck, saveAccount } = store
  const pending = useStore(saveAccount.$pending)
  const onClose = () => {
    if (!pending) closeCheck()
  }
  return (
    <Dialog variant="sheet" title={messages.checkTitle} mustChoose onClose={onClose}>
      <AccountFacts store={store} />
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {common.change}
        </Button>
        <Button pending={pending} onClick={() => saveAccount()}>
          {common.send}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
