import { useStore } from '@nanostores/react'
import { type DragEvent, useState } from 'react'
import { campaignsMessages as messages } from '../../../shared/messages/en/campaigns.ts'
import { formatMessage } from '../../../shared/messages/format-message.ts'
import { Card } from '../../../shared/ui/card/card.tsx'
import { $isFileOver } from '../file-drag.ts'
import { useCampaign } from './campaign-editing.ts'
import { CampaignReport } from './campaign-report.tsx'

export function Results() {
  const results = useStore(useCampaign().store.results.$results)
  return (
    <>
      <DropZone />
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
