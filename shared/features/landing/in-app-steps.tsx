import { formatMessage } from '../../messages/format-message.ts'
import type { DownloadMessages } from '../../messages/landing/download/en.ts'
import { CopyButton } from '../../ui/copy-button/copy-button.tsx'
import type { InAppBrowser } from './visitor.ts'

interface InAppStepsProps {
  app: InAppBrowser
  address: string
  messages: DownloadMessages
}

/** In-app browsers block the link, so this says how to leave them. */
export function InAppSteps({ app, address, messages }: InAppStepsProps) {
  const { dots, share, open, download } = messages.inAppSteps
  return (
    <div className="download_in-app">
      <h2 className="card_title">{messages.inApp}</h2>
      <p>{formatMessage(messages.inAppReason, { app })}</p>
      <ol className="download_steps">
        <li>{app === 'Messenger' ? share : dots}</li>
        <li>{open}</li>
        <li>{download}</li>
      </ol>
      <p className="download_address" id="page-address">
        {address}
      </p>
      <CopyButton
        text={address}
        what={messages.copy.button}
        shownIn="page-address"
        words={messages.copy}
      />
    </div>
  )
}
