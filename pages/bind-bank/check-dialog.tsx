import { useStore } from '@nanostores/react'
import { bankMessages as messages } from '#messages/bank.ts'
import { commonMessages as common } from '#messages/common.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { Dialog, DialogActions } from '../../shared/ui/dialog/dialog.tsx'
import { Rows } from '../../shared/ui/rows/rows.tsx'
import { accountItems, shownValue } from './items.ts'
import type { BindBankPage } from './store.ts'
import '../../shared/ui/dialog/sheet-dialog.css'

export function CheckDialog({ store }: { store: BindBankPage }) {
  const { $visible, closeCheck, entries, saveAccount } = store
  const visible = useStore($visible)
  const values = useStore(entries.$values)
  const pending = useStore(saveAccount.$pending)
  const accounts = accountItems(visible)
  const rows = visible
    .filter(item => !accounts.includes(item))
    .map(item => ({ text: item.title, value: shownValue(item, values[item.name] ?? '') }))
  const onClose = () => {
    if (!pending) closeCheck()
  }
  return (
    <Dialog variant="sheet" title={messages.checkTitle} mustChoose onClose={onClose}>
      <p className="bank_warning">{messages.checkText}</p>
      {accounts.map(item => (
        <div className="bank_account" key={item.name}>
          <p>{item.title}</p>
          <p className="bank_number">{shownValue(item, values[item.name] ?? '')}</p>
        </div>
      ))}
      <Rows rows={rows} />
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
