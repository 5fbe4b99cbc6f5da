import { commonMessages as common } from '#messages/common.ts'
import { noticeMessages } from '#messages/notices.ts'
import { canOpen, openLink } from '../../bridge/open-link.ts'
import { openPage } from '../../bridge/open-page.ts'
import { orderKey } from '../../context/order-key.ts'
import { noticeMessages as filipino } from '../../messages/fil/notices.ts'
import { noticeMessages as hindi } from '../../messages/hi/notices.ts'
import { chineseNoticeMessages as chinese } from '../../messages/notices-zh.ts'
import { Button } from '../../ui/button/button.tsx'
import { CallButton } from '../../ui/call-button/call-button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { AlertIcon } from '../../ui/icon/alert-icon.tsx'
import { InfoIcon } from '../../ui/icon/info-icon.tsx'
import type { FrameNotices } from '../../ui/page-frame/frame-notices.ts'
import type { PageNotices } from './read-notices.ts'
import './notice-board.css'

type Notices = PageNotices['notices']

/** A landing page and the older repayment are in their own language, whatever the build's. */
const ownWords: Partial<Record<string, Partial<typeof chinese>>> = {
  zh: chinese,
  fil: filipino,
  hi: hindi
}

const messagesOfPage = () => ({
  ...noticeMessages,
  seeLoan: common.seeLoan,
  ...ownWords[document.documentElement.lang]
})

function NoticeList({ notices }: { notices: Notices }) {
  const messages = messagesOfPage()
  return (
    <ul className="notices" aria-label={messages.region}>
      {notices.map(({ id, level, text, link }) => (
        <li key={id} className={`notices_item is-${level}`}>
          {level === 'warning' ? <AlertIcon /> : <InfoIcon />}
          <div className="notices_body">
            <p>{text}</p>
            {canOpen(link, true) && (
              <Button variant="quiet" onClick={() => openLink(link)}>
                {messages.more}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

function ClosedPage({ page, text, phone }: NonNullable<PageNotices['closed']>) {
  const order = orderKey()
  return (
    <Card className="notice-closed" role="alert">
      <InfoIcon />
      <p className="notice-closed_text">{text}</p>
      {order && page !== 'order.html' && (
        <Button onClick={() => openPage('order.html', { ...order })}>
          {messagesOfPage().seeLoan}
        </Button>
      )}
      <CallButton phone={phone} />
    </Card>
  )
}

export function frameNoticesOf({ notices, closed }: PageNotices): FrameNotices {
  return {
    notice: notices.length > 0 && <NoticeList notices={notices} />,
    instead: closed && <ClosedPage {...closed} />
  }
}
