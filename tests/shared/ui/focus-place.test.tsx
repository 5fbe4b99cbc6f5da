import { atom } from 'nanostores'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { PhotoList } from '../../../shared/features/photos/photo-list.tsx'
import { createPhotos } from '../../../shared/features/photos/photos.ts'
import type { Unanswered, UnansweredStore } from '../../../shared/features/unanswered/store.ts'
import { UnansweredList } from '../../../shared/features/unanswered/unanswered.tsx'
import { unansweredMessages } from '../../../shared/messages/en/unanswered.ts'
import { DraftNotice } from '../../../shared/ui/draft-notice/draft-notice.tsx'
import { PageFrame } from '../../../shared/ui/page-frame/page-frame.tsx'
import { prepareRoot } from '../../setup/react-root.ts'

vi.mock('../../../shared/features/photos/upload-photos.ts', () => ({ uploadPhotos: () => {} }))

function buttonsOf(host: HTMLElement, name: string): HTMLButtonElement[] {
  return [...host.querySelectorAll('button')].filter(button =>
    [button.textContent, button.getAttribute('aria-label')].includes(name)
  )
}

/** As with a key: the control has the focus when it is pressed. */
async function press(button: HTMLElement | undefined): Promise<void> {
  button?.focus()
  await act(async () => button?.click())
}

test('a removed photo leaves the focus to the next one, the last one to the way to add another', async () => {
  const { host, root } = prepareRoot()
  const photos = createPhotos()
  photos.restorePhotos(['/a.jpg', '/b.jpg'])
  await act(() => root.render(<PhotoList photos={photos} />))
  const tiles = host.querySelectorAll('.photo')
  await press(buttonsOf(host, 'Remove photo 1')[0])
  expect(document.activeElement).toBe(tiles[1]?.querySelector('button'))
  await press(buttonsOf(host, 'Remove photo 1')[0])
  expect(document.activeElement).toBe(host.querySelector('input[type=file]'))
})

test('a message that was read leaves the focus to the next one, the last one to the page’s title', async () => {
  const { host, root } = prepareRoot()
  const entry = (id: string, intention: Unanswered['intention']) =>
    ({ id, intention, order: '', sentAt: 0 }) as const
  const $unanswered = atom<readonly Unanswered[]>([entry('1', 'loan'), entry('2', 'rating')])
  const store: UnansweredStore = {
    $unanswered,
    look: async () => {},
    dismiss: async id => {
      await null
      $unanswered.set($unanswered.get().filter(each => each.id !== id))
    }
  }
  await act(() =>
    root.render(
      <PageFrame title="Complaint">
        <UnansweredList store={store} messages={unansweredMessages} />
      </PageFrame>
    )
  )
  await press(buttonsOf(host, unansweredMessages.understood)[0])
  expect(document.activeElement?.textContent).toBe(unansweredMessages.rating.title)
  await press(buttonsOf(host, unansweredMessages.understood)[0])
  expect(document.activeElement).toBe(host.querySelector('.page_title'))
})

test('a discarded draft leaves the focus to the page’s title', async () => {
  const { host, root } = prepareRoot()
  const render = (notice: boolean) =>
    root.render(
      <PageFrame title="Complaint">
        {notice && <DraftNotice onDiscard={() => render(false)} />}
      </PageFrame>
    )
  await act(() => render(true))
  await press(buttonsOf(host, 'Discard')[0])
  await press(buttonsOf(host, 'Discard')[1])
  expect(host.querySelector('.draft-notice')).toBeNull()
  expect(document.activeElement).toBe(host.querySelector('.page_title'))
})
