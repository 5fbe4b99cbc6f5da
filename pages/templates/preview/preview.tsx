import { useLayoutEffect, useRef, useState } from 'react'
import { templatesMessages as messages } from '../../../shared/messages/en/templates.ts'
import type { Locale } from '../../../shared/messages/landing.ts'
import type { EditedTemplate } from '../edited-template.ts'
import type { PreviewKit } from '../preview-kit.ts'
import { type PreviewedPart, PreviewPart } from './preview-part.tsx'
import { Segments } from './segments.tsx'
import { TemplateFrame } from './template-frame.tsx'

interface PreviewProps {
  template: EditedTemplate
  previewKit: PreviewKit
}

/** Scrolls only inside the frame. */
function showFrom(frame: HTMLElement, selector: string): void {
  const part = frame.querySelector(selector)
  if (!part) return
  frame.scrollTop += part.getBoundingClientRect().top - frame.getBoundingClientRect().top
}

const widths = ['320', '360', '1024'] as const

export function Preview({ template, previewKit }: PreviewProps) {
  const [part, setPart] = useState<PreviewedPart>('form')
  const [width, setWidth] = useState<(typeof widths)[number]>('360')
  const [chosen, setLocale] = useState<Locale>()
  const locale = chosen ?? template.visible.locale
  const words = previewKit.languages.get(locale)
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
          options={messages.options.locale}
          value={locale}
          onChange={setLocale}
        />
      </div>
      <TemplateFrame ref={frame} template={template} locale={locale} width={Number(width)}>
        {visible =>
          words && (
            <PreviewPart
              part={part}
              template={visible}
              messages={words}
              locale={locale}
              previewKit={previewKit}
            />
          )
        }
      </TemplateFrame>
    </>
  )
}
