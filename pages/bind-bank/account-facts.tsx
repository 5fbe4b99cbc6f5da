import { useStore } from '@nanostores/react'
import { bankMessages as messages } from '#messages/bank.ts'
import { Rows } from '../../shared/ui/rows/rows.tsx'
import { accountItems, shownValue } from './items.ts'
import type { BindBankPage } from './store.ts'

/** All that was entered; first the number, on which it depends where the money goes. */
export function AccountFacts({ store }: { store: BindBankPage }) {
  const { $visible, entries } = store
  const visible = useStore($visible)
  const values = useStore(entries.$values)
  const accounts = accountItems(visible)
  const rows = visible
    .filter(item => !accounts.includes(item))
    .map(item => ({ text: item.title, value: shownValue(item, values[item.name] ?? '') }))
  return (
    <>
      {accounts.map(item => (
        <div className="bank_account" key={item.name}>
          <p>{item.title}</p>
          <p className="bank_number">{shownValue(item, values[item.name] ?? '')}</p>
        </div>
      ))}
      <p className="bank_warning">{messages.checkText}</p>
      <Rows rows={rows} />
    </>
  )
}
