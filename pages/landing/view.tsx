import { useStore } from '@nanostores/react'
import { type ReactNode, useContext, useEffect } from 'react'
import { pageMessages } from '#messages/page.ts'
import { reloadPage } from '../../shared/bridge/open-page.ts'
import { brand } from '../../shared/config/brand.ts'
import { BrandLine } from '../../shared/features/landing/brand-line.tsx'
import { LandingBody } from '../../shared/features/landing/landing-body.tsx'
import type { FormActions } from '../../shared/features/landing/register-fields.tsx'
import { RegisterForm } from '../../shared/features/landing/register-form.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { ErrorBoundary } from '../../shared/ui/error-boundary/error-boundary.tsx'
import { ErrorState } from '../../shared/ui/error-state/error-state.tsx'
import { $frameNotices } from '../../shared/ui/page-frame/frame-notices.ts'
import { useTakeOver } from '../../shared/ui/page-frame/take-over.ts'
import { PageWords } from '../../shared/ui/page-words/page-words.ts'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'
import { ToastRegion } from '../../shared/ui/toast/toast.tsx'
import type { SideRoute } from './side-page-view.tsx'
import type { LandingPage } from './store.ts'
import type { ReadyPage, TemplateState } from './template.ts'
import '../../shared/styles/base.css'
import '../../shared/features/landing/landing.css'
import './page.css'
import './waiting.css'

interface StoreProps {
  store: LandingPage
}

interface ReadyProps extends StoreProps {
  page: ReadyPage
}

export function Page({ store }: StoreProps) {
  const page = useStore(store.$page)
  return (
    <PageWords.Provider value={page.state === 'ready' ? page.messages.page : pageMessages}>
      <Frame page={page} store={store} />
    </PageWords.Provider>
  )
}

function Frame({ page, store }: StoreProps & { page: TemplateState }) {
  useTakeOver()
  return (
    <>
      <ErrorBoundary>
        <PageContent page={page} store={store} />
      </ErrorBoundary>
      <ToastRegion />
    </>
  )
}

function PageContent({ page, store }: StoreProps & { page: TemplateState }): ReactNode {
  const route = useStore(store.route.$route)
  switch (page.state) {
    case 'loading':
      return <Waiting slow={page.slow} />
    case 'failed':
      return <Missing />
    case 'ready':
      return route === 'form' ? (
        <Promotion page={page} store={store} />
      ) : (
        <Beside page={page} route={route} store={store} />
      )
  }
}

function Waiting({ slow = false }: { slow?: boolean }) {
  return (
    <main className="landing is-waiting">
      <BrandLine />
      <div className="landing_main">
        {/* No words yet, but the name is the same in every language. */}
        <h1 className="unseen">{brand.name}</h1>
        <Card>
          <Skeleton lines={3} slow={slow} />
        </Card>
      </div>
    </main>
  )
}

function Missing() {
  const { unexpected } = useContext(PageWords)
  return <ErrorState message={unexpected} onRetry={reloadPage} />
}

function Beside({ page, route, store }: ReadyProps & { route: SideRoute }) {
  const side = useStore(store.$sidePage)
  if (side.state === 'loading') return <Waiting />
  if (side.state === 'failed') return <Missing />
  const { SidePage, words } = side
  return (
    <SidePage
      page={page}
      words={words}
      route={route}
      tell={store.visit.tell}
      onBack={store.route.goToForm}
    />
  )
}

const actionsOf = ({ typed, picture, sending }: LandingPage): FormActions => ({
  change: typed.form.change,
  choose: typed.$amount.set,
  goToNumber: () => typed.leadTo('phone'),
  refreshPicture: sending.refreshPicture,
  losePicture: picture.losePicture,
  sendCode: () => sending.sendCode(),
  submit: event => {
    event.preventDefault()
    sending.submitForm()
  }
})

function returnToLink({ route }: LandingPage): void {
  if (!route.isBackFromAgreement()) return
  const link = document.querySelector('.agreement-link a')
  if (link instanceof HTMLElement) link.focus()
}

function Promotion({ page, store }: ReadyProps) {
  const { typed, picture, sending } = store
  const { template, messages, Layout } = page
  const { notice, instead } = useStore($frameNotices, { ssr: 'initial' })
  useEffect(() => returnToLink(store), [store])
  const Form = Layout.Form ?? RegisterForm
  const state = {
    step: useStore(typed.$step),
    values: useStore(typed.form.$values),
    amount: useStore(typed.$amount),
    errors: useStore(typed.form.$errors),
    picture: useStore(picture.$picture),
    countdown: useStore(typed.$wait),
    sentTo: useStore(typed.$sentTo),
    isSending: useStore(sending.sendCode.$pending),
    isRegistering: useStore(sending.submitForm.$pending),
    notice: useStore(sending.$notice)
  }
  const parts = useStore(sending.$formParts)
  return (
    <main>
      <LandingBody
        Layout={Layout}
        template={template}
        messages={messages}
        notice={notice}
        amount={state.amount}
        choose={typed.$amount.set}
      >
        {/* The page's other buttons lead to this place. */}
        {instead ? (
          <div id="register">{instead}</div>
        ) : (
          <Form
            id="register"
            template={template}
            messages={messages}
            state={state}
            actions={actionsOf(store)}
            choice={brand.asksConsent && parts && <parts.Choice messages={messages} />}
            help={
              parts && (
                <parts.LateCode
                  page={page}
                  typed={typed}
                  sendCode={sending.sendCode}
                  callWithCode={parts.callWithCode}
                />
              )
            }
          />
        )}
      </LandingBody>
    </main>
  )
}
