import { type CSSProperties, type MouseEvent, type ReactNode, type Ref, useMemo } from 'react'
import type { Template } from '../../../shared/api/template.ts'
import { showToast } from '../../../shared/context/toast.ts'
import { themeProperties } from '../../../shared/features/landing/theme.ts'
import { templatesMessages as messages } from '../../../shared/messages/en/templates.ts'
import { formatMessage } from '../../../shared/messages/format-message.ts'
import type { EditedTemplate } from '../edited-template.ts'
import { visibleAddress } from '../picture-data.ts'
import { InAppFrame } from './in-app-frame.tsx'

function withPictures({ visible, pictures }: EditedTemplate): Template {
  const show = (address: string) => {
    const picture = pictures[address]
    return picture ? visibleAddress(picture) : address
  }
  const { hero, preview } = visible
  return {
    ...visible,
    hero: { ...hero, image: show(hero.image) },
    preview: { ...preview, image: show(preview.image) }
  }
}

function keepHere(event: MouseEvent): void {
  if (!(event.target instanceof Element) || !event.target.closest('a')) return
  event.preventDefault()
  showToast(messages.notSent)
}

interface TemplateFrameProps {
  template: EditedTemplate
  locale: string
  width: number
  ref?: Ref<HTMLElement>
  children: (visible: Template) => ReactNode
}

/** As visitors see it, in the frame of an app. Nothing is sent. */
export function TemplateFrame({ template, locale, width, ref, children }: TemplateFrameProps) {
  const visible = useMemo(() => withPictures(template), [template])
  return (
    <InAppFrame width={width}>
      <section
        ref={ref}
        className="preview"
        style={themeProperties(visible.theme) as CSSProperties}
        lang={locale}
        aria-label={formatMessage(messages.previewOf, { id: template.name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
        tabIndex={0}
        onClickCapture={keepHere}
      >
        {children(visible)}
      </section>
    </InAppFrame>
  )
}
