import { atom } from 'nanostores'
import { postAction } from '../../shared/bridge/bridge.ts'
import { clearBridgeLog, readBridgeLog } from '../../shared/bridge/preview-log.ts'
import type { BareAction } from '../../shared/context/link.ts'
import { param, writeQuery } from '../../shared/context/query.ts'
import { computed } from '../../shared/lib/computed.ts'
import { previewMessages as messages } from '../../shared/messages/en/test-preview.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { builtPages } from '../../shared/pages.ts'

/** The specification's eight inputs, by their parameters. */
export const inputs = [
  ['appVersion', 'App version', '3.2.1'],
  ['deviceName', 'Device name', 'Sample Phone A14'],
  ['deviceId', 'Device id', 'd-7f3a91c2'],
  ['osVersion', 'OS version', '13'],
  ['sessionId', 'Session id', 'due-rollover'],
  ['adId', 'Ad id', 'ad-550142'],
  ['productId', 'Product id', '301'],
  ['orderId', 'Order id', '20410001']
] as const
type InputName = (typeof inputs)[number][0]

const synonyms: Record<string, InputName> = { product_id: 'productId', orderNo: 'orderId' }

export const payloadActions = ['goToPage', 'callPhone', 'confirmTrackPoint'] as const

export function tryAction(action: BareAction): void {
  postAction(action)
}

export function tryPayload(action: (typeof payloadActions)[number], payload: string): void {
  postAction(action, payload)
}

function createTrials() {
  const $photo = atom('')
  const $location = atom<{ longitude: number; latitude: number } | string | undefined>()

  const choosePhoto = (file: File | undefined) => {
    const size = String(Math.round((file?.size ?? 0) / 1024))
    $photo.set(file ? formatMessage(messages.photoChosen, { name: file.name, size }) : '')
  }

  const locate = () => {
    // Some webviews have the name and nothing behind it.
    if (!navigator.geolocation) {
      $location.set(messages.locationUnsupported)
      return
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude } }) => $location.set({ longitude, latitude }),
      ({ message }) => $location.set(formatMessage(messages.locationDenied, { reason: message }))
    )
  }
  return { $photo, $location, choosePhoto, locate }
}

export function createTestPreviewPage() {
  const $values = atom(
    Object.fromEntries(inputs.map(([name, , value]) => [name, value])) as Record<InputName, string>
  )

  const $links = computed($values, values => {
    return builtPages(true).map(({ file, title, query }) => {
      const own = Object.fromEntries(
        query.map(name => [name, values[(synonyms[name] ?? name) as InputName]])
      )
      return {
        file,
        title,
        url: `${import.meta.env.BASE_URL}${file}?${writeQuery({ ...values, ...own })}`
      }
    })
  })

  const changeValue = (name: InputName, value: string) => {
    $values.set({ ...$values.get(), [name]: value })
  }

  const $bridgeLog = atom<readonly string[]>([])

  const refreshLog = () => {
    $bridgeLog.set(readBridgeLog())
  }

  const open = () => {
    for (const [name] of inputs) {
      const value = param(name)
      if (value !== undefined) changeValue(name, value)
    }
    refreshLog()
    // Stands in for the app, so that trying an action does not leave this page.
    Object.assign(window, { loanApp: { postMessage: refreshLog } })
  }

  const clearLog = () => {
    clearBridgeLog()
    refreshLog()
  }

  return { ...createTrials(), $values, $links, $bridgeLog, changeValue, open, clearLog }
}

export type TestPreviewPage = ReturnType<typeof createTestPreviewPage>
