import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchTemplate } from '../../../shared/api/landing.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { answerWith } from '../../setup/network.ts'

const { openAddress, calls } = prepareBackend()
const root = document.documentElement

// A script, not a module: it has nothing to export.
const ask = (): Promise<unknown> =>
  import(/* @vite-ignore */ '../../../shared/boot/boot-ask.ts' as string)

beforeEach(() => {
  window.early = undefined
  Object.assign(root.dataset, {
    ask: '/muscular/landing/channel-template',
    from: 'id',
    as: 'templateId',
    headers: 'building gather'
  })
})

afterEach(() => {
  for (const name of Object.keys(root.dataset)) delete root.dataset[name]
})

test('the template is asked for as the page would ask, which takes the answer', async () => {
  openAddress('/landing.html?utm_source=x&id=costs-en&user_from=a+b%26c&UC=%E4%BD%A0&sessionId=7')
  await ask()
  expect(await fetchTemplate('costs-en')).toMatchObject({ success: true, data: { id: 'costs-en' } })
  const [call, ...others] = calls()
  expect(call).toMatchObject({ method: 'GET', path: '/landing/channel-template' })
  expect(call?.query).toEqual({
    id: 'costs-en',
    user_from: 'a b&c',
    UC: '你',
    templateId: 'costs-en'
  })
  expect(others).toEqual([])
})

test.each(['utm_tag=june', 'id=&utm_tag=june', 'id=costs-en&building=7', 'id=costs-en&gather=7'])(
  'nothing is asked without a template, nor where headers are needed: %s',
  async query => {
    openAddress(`/landing.html?${query}`)
    await ask()
    expect(window.early).toBeUndefined()
    expect(calls()).toEqual([])
  }
)

test('nothing is asked by a page that has its template', async () => {
  delete root.dataset.ask
  openAddress('/landing.html?id=costs-en')
  await ask()
  expect(calls()).toEqual([])
})

test('a question that fails is nobody’s unhandled rejection', async () => {
  answerWith(new TypeError('offline'))
  openAddress('/landing.html?id=costs-en')
  await ask()
  await expect((window.early as { response?: unknown } | undefined)?.response).rejects.toThrow(
    'offline'
  )
  vi.unstubAllGlobals()
})
