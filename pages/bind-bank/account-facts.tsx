import { useStore } from '@nanostores/react'
import { bankMessages as messages } from '#messages/bank.ts'
import { Rows } from '../../shared/ui/rows/rows.tsx'
import { accountItems, shownValue } from './items.ts'
import type { BindBankPage } from './store.ts'

/** Shows all that the account is made of, the number first: it decides where the money goes. */
export function AccountFacts({ store }: { store: BindBankPage }) {
  const { $cardType, $cardTypes, $visible, entries } = store
  const cardTypes = useStore($cardTypes)
  const cardType = useStore($cardType)
  const visible = useStore($visible)
  const values = useStore(entries.$values)
  const accounts = accountItems(visible)
  const others = visible
    .filter(item => !accounts.includes(item))
    .map(item => ({ text: item.title, value: shownValue(item, values[item.name] ?? '') }))
  const type = cardTypes.length > 1 && cardTypes.find(each => each.type === cardType)
  const rows = type ? [{ text: messages.cardType, value: type.name }, ...others] : others
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
