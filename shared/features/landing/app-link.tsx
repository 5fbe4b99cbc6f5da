import type { DownloadMessages } from '../../messages/landing/download/en.ts'
import type { AppSource } from './app-source.ts'
import { StoreBadge } from './store-badge.tsx'

interface AppLinkProps {
  link: AppSource
  messages: DownloadMessages
  onLeave: () => void
}

export function AppLink({ link: { kind, address }, messages, onLeave }: AppLinkProps) {
  const isFile = kind === 'file'
  const name = messages.getApp[kind]
  if (kind === 'google' || kind === 'apple') {
    return (
      <a className="download_badge" href={address} onClick={onLeave}>
        <StoreBadge store={kind} name={name} />
      </a>
    )
  }
  return (
    <>
      <a className="download_link" href={address} download={isFile || undefined} onClick={onLeave}>
        {name}
      </a>
      {isFile && <p className="download_hint">{messages.fileHint}</p>}
    </>
  )
}
