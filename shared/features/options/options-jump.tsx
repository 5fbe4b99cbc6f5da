import { useStore } from '@nanostores/react'
import { optionMessages as messages } from '#messages/options.ts'
import { NextIcon } from '../../ui/icon/next-icon.tsx'
import type { PayingPage } from './paying-page.ts'
import { payOptionsOf } from './store.ts'
import './options-jump.css'

function showChosen(): void {
  const card = document.querySelector('.pay-options')
  const radios = [...(card?.querySelectorAll<HTMLInputElement>('[name=pay-option]') ?? [])]
  const target = radios.find(({ checked }) => checked) ?? radios[0]
  target?.focus({ preventScroll: true })
  card?.scrollIntoView()
}

export function OptionsJump({ page }: { page: PayingPage }) {
  const quoted = useStore(payOptionsOf(page).$quoted)
  const channels = useStore(page.$channels)
  if (channels.length === 0 || !quoted || quoted.offered.length < 2) return null
  return (
    <button type="button" className="options-jump" onClick={showChosen}>
      {messages.others}
      <NextIcon />
    </button>
  )
}
