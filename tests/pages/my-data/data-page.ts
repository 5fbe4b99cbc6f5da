import { createMyDataPage } from '../../../pages/my-data/store.ts'
import { prepareBackend } from '../../setup/backend.ts'

export const backend = prepareBackend()

export async function openData(scenario: string, extra?: Record<string, string>) {
  backend.open(scenario, extra)
  const page = createMyDataPage()
  await page.open()
  return page
}

export const requestCalls = () => backend.calls('/v3/user-privacy/request')
