import {
  type CSSProperties,
  type MouseEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState
} from 'react'
import type { Template } from '../../../shared/api/template.ts'
import { showToast } from '../../../shared/context/toast.ts'
import { themeProperties } from '../../../shared/features/landing/theme.ts'
import { templatesMessages as messages } from '../../../shared/messages/en/templates.ts'
import { formatMessage } from '../../../shared/messages/format-message.ts'
import type { Locale } from '../../../shared/messages/landing.ts'
import type { EditedTemplate } from '../edited-template.ts'
import type { Looks } from '../looks.ts'
import { shownAddress } from '../picture-data.ts'
import { InAppFrame } from './in-app-frame.tsx'
import { type PreviewedPart, PreviewPart } from './preview-part.tsx'
import { Segments } from './segments.tsx'

interface PreviewProps {
  template: EditedTemplate
  looks: Looks
}

function withPictures({ shown, pictures }: EditedTemplate): Template {
  const show = (address: string) => {
    const picture = pictures[address]
    return picture ? shownAddress(picture) : address
  }
  const { hero, preview } = shown
  return {
    ...shown,
    hero: { ...hero, image: show(hero.image) },
    preview: { ...preview, image: show(preview.image) }
  }
}

/** Links lead away from the preview: they only say so. */
function keepHere(event: MouseEvent): void {
  if (!(event.target instanceof Element) || !event.target.closest('a')) return
  event.preventDefault()
  showToast(messages.notSent)
}

/** Scrolls what is in a frame to one of its parts, and nothing around the frame. */
function showFrom(frame: HTMLElement, selector: string): void {
  const part = frame.querySelector(selector)
  if (!part) return
  frame.scrollTop += part.getBoundingClientRect().top - frame.getBoundingClientRect().top
}

const widths = ['320', '360', '1024'] as const

/** A template as its visitors see it, in the frame of the app that the advertisement was in. Nothing is sent. */
export function Preview({ template, looks }: PreviewProps) {
  const [part, setPart] = useState<PreviewedPart>('form')
  const [width, setWidth] = useState<(typeof widths)[number]>('360')
  const [chosen, setLocale] = useState<Locale>()
  const locale = chosen ?? template.shown.locale
  const shown = useMemo(() => withPictures(template), [template])
  const words = looks.languages.get(locale)
  const frame = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new part or width is shown from where it matters.
  useLayoutEffect(() => {
    if (frame.current) showFrom(frame.current, part === 'errors' ? 'form' : '.landing')
  }, [part, width])
  return (
    <>
      <div className="preview-choices">
        <Segments
          label={messages.previewWhat}
          options={messages.parts}
          value={part}
          onChange={setPart}
        />
        <Segments
          label={messages.previewWidth}
          options={messages.widths}
          order={widths}
          value={width}
          onChange={setWidth}
        />
        <Segments
          label={messages.previewLanguage}
          options={messages.languages}
          value={locale}
          onChange={setLocale}
        />
      </div>
      <InAppFrame width={Number(width)}>
        <section
          ref={frame}
          className="preview"
          style={themeProperties(shown.theme) as CSSProperties}
          lang={locale}
          aria-label={formatMessage(messages.previewOf, { id: template.name })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
          tabIndex={0}
          onClickCapture={keepHere}
        >
          {words && <PreviewPart part={part} template={shown} messages={words} looks={looks} />}
        </section>
      </InAppFrame>
    </>
  )
}
