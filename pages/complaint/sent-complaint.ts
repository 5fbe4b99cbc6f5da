import { atom } from 'nanostores'
import * as v from 'valibot'
import { openPage } from '../../shared/bridge/open-page.ts'
import { loanParams } from '../../shared/context/loan-params.ts'
import { owner } from '../../shared/context/owner.ts'
import { readSession, removeSession } from '../../shared/context/session-storage.ts'

const sentComplaint = v.object({ owner: v.string(), number: v.string() })

export function createSentComplaint() {
  const $sent = atom<v.InferOutput<typeof sentComplaint> | undefined>()
  return {
    $sent,
    takeSent: () => {
      const sent = readSession('sentComplaint', sentComplaint)
      // 'Try again' takes it a second time, when the record is gone.
      if (sent?.owner === owner()) $sent.set(sent)
      removeSession('sentComplaint')
    },
    openSent: () =>
      openPage('complaint-detail.html', { ...loanParams(), problemId: $sent.get()?.number })
  }
}
