import { useStore } from '@nanostores/react'
import type { FormEvent } from 'react'
import { commonMessages as common } from '#messages/common.ts'
import { ActionBar } from '../../shared/ui/action-bar/action-bar.tsx'
import { Button } from '../../shared/ui/button/button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { AccountFacts } from './account-facts.tsx'
import type { BindBankPage } from './store.ts'

export function KnownAccount({ store }: { store: BindBankPage }) {
  const { openForm, saveAccount } = store
  const pending = useStore(saveAccount.$pending)
  const change = () => pending || openForm()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saveAccount()
  }
  return (
    <form className="bank is-known" onSubmit={submit}>
      <Card>
        <AccountFacts store={store} />
        <Button variant="secondary" softDisabled={pending} onClick={change}>
          {common.change}
        </Button>
      </Card>
      <ActionBar>
        <Button type="submit" pending={pending}>
          {common.next}
        </Button>
      </ActionBar>
    </form>
  )
}
