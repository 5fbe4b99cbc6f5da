import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { reloadPage } from '../../shared/bridge/open-link.ts'
import { faultMessages } from '../../shared/messages/faults.ts'
import { ErrorBoundary } from '../../shared/ui/error-boundary/error-boundary.tsx'
import { ErrorState } from '../../shared/ui/error-state/error-state.tsx'
import { type FormActions, RegisterForm } from '../../shared/ui/landing/register-form.tsx'
import { useTakeOver } from '../../shared/ui/page-frame/take-over.ts'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'
import { ToastRegion } from '../../shared/ui/toast/toast.tsx'
import { Agreement } from './agreement.tsx'
import { Download } from './download.tsx'
import { $sentTo, $wait, form } from './form.ts'
import { $picture, losePicture } from './picture.ts'
import { $notice, refreshPicture, sendCode, submitForm } from './register.ts'
import { $route } from './route.ts'
import { $page, prepareTemplate, type ReadyPage } from './template.ts'
import '../../shared/styles/base.css'
import '../../shared/styles/card.css'
import '../../shared/ui/landing/landing.css'
import './page.css'

/** What the build renders is the page's own template, if it has one. */
export const prepare = prepareTemplate

export function Page() {
  useTakeOver()
  return (
    <>
      <ErrorBoundary>
        <Part />
      </ErrorBoundary>
      <ToastRegion />
    </>
  )
}

function Part(): ReactNode {
  const page = useStore($page)
  const route = useStore($route)
  switch (page.state) {
    case 'loading':
      return (
        <main className="landing_main">
          <section className="card">
            <Skeleton lines={6} slow={page.slow} />
          </section>
        </main>
      )
    case 'failed':
      return <ErrorState message={faultMessages.network} onRetry={reloadPage} />
    case 'ready':
      if (route === 'agreement') return <Agreement page={page} />
      if (route === 'download') return <Download page={page} />
      return <Promotion page={page} />
  }
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

function Promotion({ page: { template, messages, Layout } }: { page: ReadyPage }) {
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
  return (
    <main>
      <Layout template={template} messages={messages}>
        <RegisterForm
          id="register"
          template={template}
          messages={messages}
          state={state}
          actions={actions}
        />
      </Layout>
    </main>
  )
}
