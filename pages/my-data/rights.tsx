import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { draftMessages } from '#messages/complaint.ts'
import { myDataMessages as messages } from '#messages/my-data.ts'
import { brand } from '../../shared/config/brand.ts'
import { company } from '../../shared/config/company.ts'
import { type DataRight, dataRights, isInForce } from '../../shared/content/data-rights.ts'
import { privacyLaws } from '../../shared/content/privacy-laws.ts'
import { keptRecords } from '../../shared/content/retention.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { TextArea } from '../../shared/ui/field/text-area.tsx'
import { Fold } from '../../shared/ui/fold/fold.tsx'
import { Notice } from '../../shared/ui/notice/notice.tsx'
import { Refusal } from '../../shared/ui/notice/refusal.tsx'
import { type AskState, longestDetails } from './asking.ts'
import type { MyDataPage } from './store.ts'

interface RightProps {
  store: MyDataPage
  right: DataRight
}

export function Rights({ store }: { store: MyDataPage }) {
  return (
    <Card title={messages.rights}>
      {!isInForce[brand.market] && <p className="data_soft">{messages.notYet}</p>}
      {dataRights[brand.market].map(right => (
        <Right key={right.kind} store={store} right={right} />
      ))}
    </Card>
  )
}

function Right({ store, right }: RightProps) {
  const { kind, source } = right
  const { title, text } = messages.kinds[kind]
  const open = useStore(store.$open)
  const restored = useStore(store.$restored)
  const asking = useStore(store.$asking)
  const isSent = useRef(false)
  if (asking.kind === kind) isSent.current = true
  return (
    <div className="data_right">
      <Fold title={title} open={Boolean(restored[kind])}>
        <p>{text}</p>
        {kind === 'delete' && <NotDeleted />}
        {open.has(kind) ? (
          <Already isOfForm={isSent.current} />
        ) : (
          <Ask store={store} right={right} />
        )}
        <p className="data_soft">{formatMessage(messages.source, { source })}</p>
      </Fold>
    </div>
  )
}

/** Takes the place of the form that was sent, and its focus. */
function Already({ isOfForm }: { isOfForm: boolean }) {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (isOfForm && isLost) place.current?.focus({ preventScroll: true })
  }, [isOfForm])
  return (
    <p ref={place} tabIndex={-1}>
      {messages.already}
    </p>
  )
}

function NotDeleted() {
  return (
    <ul className="data_kept">
      {keptRecords(company, privacyLaws[brand.market].recordLaw).map(
        ({ data, what, why, until }) => (
          <li key={data}>
            {what}: {until}. {why}.
          </li>
        )
      )}
    </ul>
  )
}

/** Each try without words leads to their field. */
function useMissingWords(asking: AskState | undefined) {
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (asking?.isMissing) area.current?.focus()
  }, [asking])
  return area
}

// No browser fills in again what another borrower of this phone has typed.
function Ask({ store, right: { kind } }: RightProps) {
  const { [kind]: value = '' } = useStore(store.$details)
  const asking = useStore(store.$asking)
  const isKept = useStore(store.$isKept)
  const isBusy = useStore(store.ask.$pending)
  const isOne = asking.kind === kind
  const { problem, isMissing } = isOne ? asking : {}
  const area = useMissingWords(isOne ? asking : undefined)
  const words = messages.kinds[kind]
  return (
    <form
      className="data_ask"
      noValidate
      autoComplete="off"
      onSubmit={event => {
        event.preventDefault()
        store.ask(kind)
      }}
    >
      {'details' in words && (
        <TextArea
          ref={area}
          label={words.details}
          name={kind}
          rows={2}
          value={value}
          error={isMissing && messages.missing}
          limit={longestDetails}
          onText={typed => store.change(kind, typed)}
        />
      )}
      {value && !isKept && <Notice text={draftMessages.unsaved} />}
      {problem && <Refusal {...problem} />}
      <Button
        type="submit"
        variant="secondary"
        pending={isBusy && isOne}
        softDisabled={isBusy && !isOne}
      >
        {words.ask}
      </Button>
    </form>
  )
}
