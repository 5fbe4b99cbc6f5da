import { bridgeMessages } from '#messages/bridge.ts'
import { pagesBase } from '#pages-base'
import { brand } from '../config/brand.ts'
import { showToast } from '../context/toast.ts'
import { dialledPhone } from '../lib/dialled-phone.ts'
import type { Actions } from './actions.ts'

const isApple = () => /iPhone|iPad|iPod/.test(navigator.userAgent)

function goBack(): void {
  if (history.length > 1) history.back()
  else goHome()
}

function goHome(): void {
  location.assign(`${pagesBase}site/index.html`)
}

function openStore(): void {
  location.assign(isApple() ? brand.store.ios : brand.store.android)
}

function callPhone(number: string | undefined): void {
  const digits = dialledPhone(number ?? '')
  if (digits) location.assign(`tel:${digits}`)
}

export function doInBrowser(action: keyof Actions, payload: string | undefined): void {
  const nearest: Record<keyof Actions, () => void> = {
    // Only the app knows its own links; of any other, who posts it says what to do.
    goToPage: () => showToast(bridgeMessages.needsApp),
    closeWebview: goBack,
    goBack,
    goHome,
    goMine: goHome,
    goLogin: openStore,
    callPhone: () => callPhone(payload),
    goRate: openStore,
    // Only the app counts its tracking points and walks its bank flow.
    confirmTrackPoint: () => {},
    startBankFlow: () => {},
    endBankFlow: () => {},
    saveImage: () => showToast(bridgeMessages.screenshot),
    saveFile: () => showToast(bridgeMessages.screenshot)
  }
  nearest[action]()
}
