import type { LandingMessages } from '../../messages/landing/en.ts'
import { RetryIcon } from '../../ui/icon/retry-icon.tsx'

export type CaptchaPicture =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; sid: string; address: string }

interface CaptchaButtonProps {
  picture: CaptchaPicture
  messages: LandingMessages
  onRefresh: () => void
  onLost: () => void
}

export function CaptchaButton({ picture, messages, onRefresh, onLost }: CaptchaButtonProps) {
  return (
    <button
      type="button"
      className="captcha-button"
      aria-label={picture.state === 'failed' ? undefined : messages.newPicture}
      aria-busy={picture.state === 'loading' || undefined}
      aria-disabled={picture.state === 'loading' || undefined}
      onClick={onRefresh}
    >
      {picture.state === 'ready' && (
        <>
          <img
            className="captcha-button_picture"
            src={picture.address}
            alt={messages.picture}
            width="120"
            height="48"
            onError={onLost}
          />
          <RetryIcon />
        </>
      )}
      {picture.state === 'failed' && messages.loadPicture}
    </button>
  )
}
