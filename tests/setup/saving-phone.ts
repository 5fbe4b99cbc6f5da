import { vi } from 'vitest'

export interface SavedFile {
  name: string
  file: Blob
}

/** From now on downloads are noted, and what is handed to the phone's own sheet. */
export function stubSaving(saved: SavedFile[], shared: ShareData[]): void {
  let latest = new Blob()
  vi.spyOn(URL, 'createObjectURL').mockImplementation(file => {
    latest = file as Blob
    return 'blob:1'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement
  ) {
    saved.push({ name: this.download, file: latest })
  })
  vi.stubGlobal('navigator', {
    userAgent: '',
    canShare: () => true,
    share: async (data: ShareData) => void shared.push(data)
  })
}
