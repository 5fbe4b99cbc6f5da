import { useStore } from '@nanostores/react'
import { type ReactNode, useContext, useEffect } from 'react'
import { pageMessages } from '#messages/page.ts'
import { reloadPage } from '../../shared/bridge/open-link.ts'
import { brand } from '../../shared/config/brand.ts'
import { LandingBody } from '../../shared/features/landing/landing-body.tsx'
import { type FormActions, RegisterForm } from '../../shared/features/landing/register-form.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { ErrorBoundary } from '../../shared/ui/error-boundary/error-boundary.tsx'
import { ErrorState } from '../../shared/ui/error-state/error-state.tsx'
import { PageWords } from '../../shared/ui/page-frame/page-words.ts'
import { useTakeOver } from '../../shared/ui/page-frame/take-over.ts'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'
import { ToastRegion } from '../../shared/ui/toast/toast.tsx'
import { $sentTo, $wait, form } from './form.ts'
import { $formParts } from './form-parts.ts'
import { $picture, losePicture } from './picture.ts'
import { $notice, refreshPicture, sendCode, submitForm } from './register.ts'
import { $route, goToForm, isBackFromAgreement } from './route.ts'
import { $sidePage } from './side-page.ts'
import type { SideRoute } from './side-page-view.tsx'
import { $page, type LandingPage, prepareTemplate, type ReadyPage } from './template.ts'
import '../../shared/styles/base.css'
import '../../shared/features/landing/landing.css'

/** What the build renders is the page's own template, if it has one. */
export const prepare = prepareTemplate

export function Page() {
  const page = useStore($page)
  return (
    <PageWords.Provider value={page.state === 'ready' ? page.messages.page : pageMessages}>
      <Frame page={page} />
    </PageWords.Provider>
  )
}

function Frame({ page }: { page: LandingPage }) {
  useTakeOver()
  return (
    <>
      <ErrorBoundary>
        <Shown page={page} />
      </ErrorBoundary>
      <ToastRegion />
    </>
  )
}

function Shown({ page }: { page: LandingPage }): ReactNode {
  const route = useStore($route)
  switch (page.state) {
    case 'loading':
      return <Waiting slow={page.slow} />
    case 'failed':
      return <Missing />
    case 'ready':
      return route === 'form' ? <Promotion page={page} /> : <Beside page={page} route={route} />
  }
}

function Waiting({ slow = false }: { slow?: boolean }) {
  return (
    <main className="landing_main">
      {/* No words yet, but the name is the same in every language. */}
      <h1 className="hero_title">{brand.name}</h1>
      <Card>
        <Skeleton lines={6} slow={slow} />
      </Card>
    </main>
  )
}

/** A part of the page's script did not come; opened again, the page asks for it again. */
function Missing() {
  const { unexpected } = useContext(PageWords)
  return <ErrorState message={unexpected} onRetry={reloadPage} />
}

/** What takes the form's place. */
function Beside({ page, route }: { page: ReadyPage; route: SideRoute }) {
  const side = useStore($sidePage)
  if (side.state === 'loading') return <Waiting />
  if (side.state === 'failed') return <Missing />
  const { SidePage } = side
  return <SidePage page={page} route={route} onBack={goToForm} />
}

const actions: FormActions = {
  change: form.change,
  refreshPicture,
  losePicture,
  sendCode: () => sendCode(),
  submit: event => {
    event.preventDefault()
    submitForm()
  }
}

/** Whoever has read the agreement goes on where he left the form. */
function returnToLink(): void {
  if (!isBackFromAgreement()) return
  const link = document.querySelector('.agreement-link a')
  if (link instanceof HTMLElement) link.focus()
}

function Promotion({ page }: { page: ReadyPage }) {
  const { template, messages, Layout } = page
  useEffect(returnToLink, [])
  const state = {
    values: useStore(form.$values),
    errors: useStore(form.$errors),
    picture: useStore($picture),
    countdown: useStore($wait),
    sentTo: useStore($sentTo),
    isSending: useStore(sendCode.$pending),
    isRegistering: useStore(submitForm.$pending),
    notice: useStore($notice)
  }
  const parts = useStore($formParts)
  return (
    <main>
      <LandingBody Layout={Layout} template={template} messages={messages}>
        <RegisterForm
          id="register"
          template={template}
          messages={messages}
          state={state}
          actions={actions}
          above={parts && <parts.Problems page={page} />}
          help={parts && <parts.LateCode page={page} />}
        />
      </LandingBody>
      {parts && <parts.Choice page={page} />}
    </main>
  )
}
