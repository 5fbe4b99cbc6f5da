import { onBrowserBack } from '../../shared/bridge/browser-back.ts'
import { nativeBackName } from '../../shared/island/app-functions.ts'

function find<T extends Element>(root: ParentNode, selector: string): T {
  const found = root.querySelector<T>(selector)
  if (!found) throw new Error(`The page has no ${selector}`)
  return found
}

function prepareViewer(viewer: HTMLDialogElement): (picture: SVGElement) => void {
  const stage = find<HTMLElement>(viewer, '[data-stage]')
  const title = find<HTMLElement>(viewer, '.dialog_title')
  const zoom = find<HTMLButtonElement>(viewer, '[data-zoom]')
  let forget = () => {}

  const close = () => viewer.close()
  const setZoomed = (isZoomed: boolean) => {
    stage.classList.toggle('is-zoomed', isZoomed)
    // Arrow keys move a picture that is larger than the screen.
    stage.tabIndex = isZoomed ? 0 : -1
    const { zoom: zoomOut, unzoomed } = zoom.dataset
    zoom.textContent = (isZoomed ? zoomOut : unzoomed) ?? ''
  }

  viewer.addEventListener('close', () => forget())
  stage.addEventListener('click', close)
  find<HTMLElement>(viewer, '[data-close]').addEventListener('click', close)
  zoom.addEventListener('click', () => setZoomed(!stage.classList.contains('is-zoomed')))
  Object.assign(window, {
    [nativeBackName]: () => {
      const { open } = viewer
      close()
      return open
    }
  })

  return picture => {
    stage.replaceChildren(picture.cloneNode(true))
    title.textContent = picture.getAttribute('aria-label')
    setZoomed(false)
    viewer.showModal()
    forget = onBrowserBack(close)
  }
}

export function preparePictures(): void {
  const open = prepareViewer(find(document, '#viewer'))
  for (const place of document.querySelectorAll('[data-picture]')) {
    const picture = find<SVGElement>(place, 'svg')
    const button = document.createElement('button')
    button.type = 'button'
    button.className = place.className
    button.setAttribute('aria-haspopup', 'dialog')
    button.append(picture)
    button.addEventListener('click', () => open(picture))
    place.replaceWith(button)
  }
  for (const hint of document.querySelectorAll('[data-hint]')) hint.classList.remove('is-waiting')
}
