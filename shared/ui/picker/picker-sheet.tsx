import { useState } from 'react'
import { commonMessages as common } from '#messages/common.ts'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Field } from '../field/field.tsx'
import { BackIcon } from '../icon/back-icon.tsx'
import { CheckIcon } from '../icon/check-icon.tsx'
import { NextIcon } from '../icon/next-icon.tsx'
import { findOptions, type PickerOption } from './find-options.ts'
import '../dialog/full-dialog.css'

export interface PickerTexts {
  nothingFound: string
  allProvinces: string
}

/** More options get a search. */
const shortList = 8

interface PickerSheetProps {
  id: string
  title: string
  options: readonly PickerOption[]
  value: string
  texts: PickerTexts
  onChoose: (type: string) => void
  onClose: () => void
}

export function PickerSheet(props: PickerSheetProps) {
  const { id, title, options, value, texts, onChoose, onClose } = props
  const [group, setGroup] = useState<PickerOption | undefined>()
  const [query, setQuery] = useState('')
  const listed = group?.children ?? options
  const found = findOptions(listed, query)
  const enter = (next: PickerOption | undefined) => {
    setGroup(next)
    setQuery('')
  }
  const isLong = listed.length > shortList || listed.some(({ children }) => children.length > 0)
  return (
    <Dialog
      variant="full"
      id={id}
      title={group?.name ?? title}
      closable={common.close}
      onClose={onClose}
    >
      {group && (
        <Button variant="quiet" onClick={() => enter(undefined)}>
          <BackIcon />
          {texts.allProvinces}
        </Button>
      )}
      {isLong && (
        <Field
          label={common.search}
          type="search"
          value={query}
          onChange={event => setQuery(event.target.value)}
          onKeyDown={event => {
            // Enter would send the form around this list.
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      )}
      <p className="picker_found" role="status">
        {found.length === 0 && texts.nothingFound}
      </p>
      <ul>
        {found.map((each, index) => (
          <OptionItem
            {...each}
            value={value}
            onChoose={option =>
              option.children.length > 0 ? enter(option) : onChoose(option.type)
            }
            // biome-ignore lint/suspicious/noArrayIndexKey: provinces may share a name.
            key={index}
          />
        ))}
      </ul>
    </Dialog>
  )
}

interface OptionItemProps {
  option: PickerOption
  group?: PickerOption | undefined
  value: string
  onChoose: (option: PickerOption) => void
}

function OptionItem({ option, group, value, onChoose }: OptionItemProps) {
  const isChosen = option.type !== '' && option.type === value
  return (
    <li>
      <button
        type="button"
        className="picker_option"
        aria-current={isChosen ? 'true' : undefined}
        onClick={() => onChoose(option)}
      >
        <span>
          {option.name}
          {group && <span className="picker_group">{group.name}</span>}
        </span>
        {option.children.length > 0 && <NextIcon />}
        {isChosen && <CheckIcon />}
      </button>
    </li>
  )
}
