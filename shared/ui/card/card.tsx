import type { ComponentProps, ElementType } from 'react'
import './card.css'

type CardTag = 'button' | 'details' | 'div' | 'form' | 'li' | 'p' | 'section'

type CardProps<Tag extends CardTag> = Omit<ComponentProps<Tag>, 'title'> & {
  as?: Tag
  /** Not for a card that draws its own heading. */
  title?: string | undefined
}

export function Card<Tag extends CardTag = 'section'>(props: CardProps<Tag>) {
  const {
    as: Element = 'section',
    title,
    className,
    children,
    ...others
  }: CardProps<CardTag> & { as?: ElementType } = props
  return (
    <Element {...others} className={className ? `card ${className}` : 'card'}>
      {title && <h2 className="card_title">{title}</h2>}
      {children}
    </Element>
  )
}
