import { useStore } from '@nanostores/react'
import { workbenchMessages as messages } from '../../shared/messages/en/workbench.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import type { WorkbenchPage } from './store.ts'
import { screens } from './switches.ts'
import './stage.css'

export function WorkbenchStage({ store }: { store: WorkbenchPage }) {
  const visit = useStore(store.$visit)
  const state = useStore(store.$state)
  const { switches, state: name } = useStore(store.$place)
  const problems = useStore(store.$problems)
  const [width, height] = screens[switches.screen]
  const likeness = messages.likeness[switches.look]
  return (
    <main className="stage">
      <StageHead store={store} />
      {likeness && <p className="stage_note">{likeness}</p>}
      {!state && (
        <p className="stage_note is-wrong" role="alert">
          {formatMessage(messages.noState, { name })}
        </p>
      )}
      {problems.map((message, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same error may come twice.
        <p className="stage_note is-wrong" role="alert" key={index}>
          {formatMessage(messages.broke, { message })}
        </p>
      ))}
      <section
        className="stage_room"
        aria-label={messages.phone}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
        tabIndex={0}
      >
        <div className="phone" style={{ width, height }}>
          {visit && (
            <iframe
              className="phone_page"
              key={visit.id}
              title={formatMessage(messages.frame, { title: state?.title ?? '' })}
              ref={store.attach}
              src={visit.address}
              width={width}
              height={height}
            />
          )}
        </div>
      </section>
    </main>
  )
}

function StageHead({ store }: { store: WorkbenchPage }) {
  const state = useStore(store.$state)
  const opened = useStore(store.$opened)
  const siblings = useStore(store.$siblings)
  if (!state) return null
  const { pathname, search } = new URL(opened || state.url, 'http://localhost')
  return (
    <div className="stage_head">
      <h2 className="stage_title">
        {state.title} <small className="stage_page">{state.pageTitle}</small>
      </h2>
      <p className="stage_address" title={pathname + search}>
        {pathname}
        <span className="stage_query">{search}</span>
      </p>
      <div className="stage_acts">
        <StepButton name={messages.previous} arrow="↑" onClick={() => store.step(-1)} />
        <StepButton name={messages.next} arrow="↓" onClick={() => store.step(1)} />
        <button
          type="button"
          className="act"
          title={messages.startOverHint}
          onClick={() => void store.startOver()}
        >
          {messages.startOver}
        </button>
        <button type="button" className="act" onClick={store.reload}>
          {messages.reload}
        </button>
        <a
          className="act"
          title={messages.alonePageHint}
          href={opened || undefined}
          target="_blank"
          rel="noreferrer"
        >
          {messages.alonePage}
        </a>
        {siblings.length > 1 && (
          <button type="button" className="act" onClick={() => store.change({ view: 'grid' })}>
            {formatMessage(messages.grid, { count: String(siblings.length) })}
          </button>
        )}
      </div>
    </div>
  )
}

interface StepButtonProps {
  name: string
  arrow: string
  onClick: () => void
}

function StepButton({ name, arrow, onClick }: StepButtonProps) {
  return (
    <button type="button" className="act" title={name} aria-label={name} onClick={onClick}>
      {arrow}
    </button>
  )
}
