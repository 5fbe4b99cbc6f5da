import { useStore } from '@nanostores/react'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { downloadFile } from '../../../shared/bridge/save-image.ts'
import { campaignsMessages as messages } from '../../../shared/messages/en/campaigns.ts'
import { formatMessage } from '../../../shared/messages/format-message.ts'
import { Button } from '../../../shared/ui/button/button.tsx'
import { Card } from '../../../shared/ui/card/card.tsx'
import { $isFileOver } from '../file-drag.ts'
import { useCampaign } from './campaign-editing.ts'
import { CampaignReport } from './campaign-report.tsx'
import { exampleResults } from './example-results.ts'

export function Results() {
  const results = useStore(useCampaign().store.results.$results)
  const before = useRef(results)
  const report = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone it stands below the place where the file was chosen.
    if (results !== before.current) report.current?.scrollIntoView({ block: 'start' })
    before.current = results
  }, [results])
  return (
    <>
      <DropZone />
      <div ref={report} />
      {results.state === 'failed' && (
        <p className="problems is-wrong" role="alert">
          <strong>{formatMessage(messages.fileFailed, { file: results.file })}</strong>
          {`: ${results.message}`}
        </p>
      )}
      {results.state === 'read' && (
        <div role="status" className="editor_panel">
          <p>{formatMessage(messages.readFrom, { file: results.file })}</p>
          {results.judgements.map(({ id, judgement }) => (
            <CampaignReport key={id} id={id} judgement={judgement} />
          ))}
        </div>
      )}
    </>
  )
}

function Example() {
  const example = exampleResults(useCampaign().campaign)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and has to by keyboard. */}
      <pre className="results-example" tabIndex={0}>
        {example}
      </pre>
      <p className="templates_hint">{messages.columnsHint}</p>
      <Button
        variant="quiet"
        onClick={() => downloadFile(new Blob([example], { type: 'text/csv' }), 'results.csv')}
      >
        {messages.example}
      </Button>
    </>
  )
}

function DropZone() {
  const { store } = useCampaign()
  const isNear = useStore($isFileOver)
  const [isOver, setOver] = useState(false)
  const take = (file: File | undefined) => file && store.results.readFile(file)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  return (
    <Card
      title={messages.results}
      className={`drop-zone${isNear ? ' is-near' : ''}${isOver ? ' is-over' : ''}`}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p className="templates_hint">{messages.resultsHint}</p>
      <Example />
      <label className="button is-secondary picture_choose">
        {messages.chooseFile}
        <input
          className="picture_file"
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          aria-label={messages.chooseFile}
          onChange={({ target }) => {
            take(target.files?.[0])
            target.value = ''
          }}
        />
      </label>
    </Card>
  )
}
