import { useStore } from '@nanostores/react'
import { share } from '../../shared/bridge/share.ts'
import { bridgeCheckMessages as messages } from '../../shared/messages/en/bridge-check.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { CopyButton } from '../../shared/ui/copy-button/copy-button.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { type CheckId, type CheckOutcome, checkIds } from './checks.ts'
import { type BridgeCheckPage, isStarted } from './store.ts'
import './page.css'

interface CheckProps {
  store: BridgeCheckPage
  id: CheckId
  outcome: CheckOutcome
}

function Action({ store, id, outcome }: CheckProps) {
  const { title } = messages.checks[id]
  if (outcome.state === 'running' && outcome.asks) {
    return (
      <div className="bridge-check_answers">
        <p>{outcome.asks}</p>
        <Button variant="secondary" onClick={() => store.answer(id, true)}>
          {messages.yes}
        </Button>
        <Button variant="secondary" onClick={() => store.answer(id, false)}>
          {messages.no}
        </Button>
      </div>
    )
  }
  if (id === 'photo') {
    return (
      <input
        className="bridge-check_input"
        type="file"
        accept="image/*"
        aria-label={title}
        onChange={event => store.choosePhoto(event.target.files?.[0])}
      />
    )
  }
  if (id === 'keyboard') {
    return <input className="bridge-check_input" aria-label={title} onFocus={store.type} />
  }
  if (!isStarted(id)) return null
  return (
    <Button
      variant="secondary"
      pending={outcome.state === 'running'}
      aria-label={`${title}: ${outcome.state === 'open' ? messages.start : messages.again}`}
      onClick={() => store.start(id)}
    >
      {outcome.state === 'open' ? messages.start : messages.again}
    </Button>
  )
}

function CheckItem(props: CheckProps) {
  const { id, outcome } = props
  const { title, task } = messages.checks[id]
  return (
    <Card as="li" className="bridge-check_item">
      <h2 className="bridge-check_title">
        {title}
        <span className={`bridge-check_state is-${outcome.state}`}>
          {messages.states[outcome.state]}
        </span>
      </h2>
      <p>{task}</p>
      <p className="bridge-check_seen" role="status">
        {'seen' in outcome && outcome.seen}
      </p>
      <Action {...props} />
    </Card>
  )
}

export function Page({ store }: { store: BridgeCheckPage }) {
  const outcomes = useStore(store.$outcomes)
  const { counts, text } = useStore(store.$summary)
  return (
    <PageFrame title={messages.title}>
      <p>{messages.intro}</p>
      <ul className="bridge-check_list">
        {checkIds.map(id => (
          <CheckItem key={id} store={store} id={id} outcome={outcomes[id]} />
        ))}
      </ul>
      <Card title={messages.summary}>
        <p>{counts}</p>
        <pre className="bridge-check_summary" id="summary">
          {text}
        </pre>
        <CopyButton text={text} what={messages.what} shownIn="summary" />
        <Button onClick={() => share({ title: messages.title, text })}>{messages.share}</Button>
        <Button variant="quiet" onClick={store.forget}>
          {messages.forget}
        </Button>
      </Card>
    </PageFrame>
  )
}
