import type { ReactNode } from 'react'
import { hasSlider } from '../../shared/api/template.ts'
import { isRecord } from '../../shared/lib/is-record.ts'
import { templatesMessages as messages } from '../../shared/messages/en/templates.ts'
import { Card } from '../../shared/ui/card/card.tsx'
import { ChoiceControl } from './controls/choice-control.tsx'
import { ColorControl } from './controls/color-control.tsx'
import { IconControl } from './controls/icon-control.tsx'
import { ListControl } from './controls/list-control.tsx'
import { NumberControl } from './controls/number-control.tsx'
import { OfferControl } from './controls/offer-control.tsx'
import { PictureControl } from './controls/picture-control.tsx'
import { SwitchControl } from './controls/switch-control.tsx'
import { LongTextControl, TextControl } from './controls/text-control.tsx'
import { useField } from './editing.ts'

type GroupName = keyof typeof messages.groups

function Group({ name, children }: { name: GroupName; children: ReactNode }) {
  const hint = (messages.groupHints as Partial<Record<GroupName, string>>)[name]
  return (
    <Card as="details" className="group" open={name === 'basics' || name === 'hero'}>
      <summary className="group_title">{messages.groups[name]}</summary>
      <div className="group_fields">
        {hint && <p className="templates_hint">{hint}</p>}
        {children}
      </div>
    </Card>
  )
}

const newOffer = { amount: 100_000, days: 91, interest: 0, fees: 0, total: 100_000, rate: '' }

/** The next example is of a thousand more, and costs as much more. */
function nextOffer(last: unknown): unknown {
  if (!isRecord(last) || typeof last.amount !== 'number') return newOffer
  return { ...last, amount: last.amount + 100_000, total: Number(last.total) + 100_000 }
}

export function TemplateFields() {
  // As it was chosen: a story without steps is shown as a form at once until it has one.
  const { value: layout } = useField('layout')
  return (
    <>
      <LookFields />
      {hasSlider(layout) && (
        <Group name="example">
          <ListControl path="example" limit={12} next={nextOffer}>
            {path => <OfferControl path={path} />}
          </ListControl>
        </Group>
      )}
      <Group name="form">
        <ChoiceControl path="form.phoneRule" options={messages.rules} />
        <TextControl path="form.phoneHint" limit={60} />
        <TextControl path="form.button" limit={30} />
        {layout === 'number' && <ChoiceControl path="captcha" options={messages.captchas} />}
        <SwitchControl path="voiceCode" />
        <TextControl path="conversion.event" limit={60} />
      </Group>
      <BenefitFields />
      {(layout === 'story' || layout === 'number') && <StepFields />}
      <RatingFields />
      <EndFields />
    </>
  )
}

function LookFields() {
  return (
    <>
      <Group name="basics">
        <TextControl path="id" limit={40} />
        <ChoiceControl path="layout" options={messages.layouts} />
        <ChoiceControl path="locale" options={messages.languages} />
      </Group>
      <Group name="hero">
        <TextControl path="hero.title" limit={60} />
        <LongTextControl path="hero.subtitle" limit={160} />
        <PictureControl path="hero.image" />
      </Group>
      <Group name="theme">
        <ColorControl path="theme.background" />
        <ColorControl path="theme.text" />
        <ColorControl path="theme.accent" />
      </Group>
    </>
  )
}

function BenefitFields() {
  return (
    <Group name="benefits">
      <ListControl path="benefits" limit={6} next={() => ({ icon: 'shield', title: '', text: '' })}>
        {path => (
          <>
            <IconControl path={`${path}.icon`} />
            <TextControl path={`${path}.title`} limit={40} />
            <LongTextControl path={`${path}.text`} limit={140} />
          </>
        )}
      </ListControl>
    </Group>
  )
}

function StepFields() {
  return (
    <Group name="steps">
      <ListControl path="steps" limit={6} next={() => ({ title: '', text: '' })}>
        {path => (
          <>
            <TextControl path={`${path}.title`} limit={40} />
            <LongTextControl path={`${path}.text`} limit={140} />
          </>
        )}
      </ListControl>
    </Group>
  )
}

function RatingFields() {
  return (
    <Group name="ratings">
      <ListControl
        path="ratings"
        limit={3}
        next={() => ({ score: '', count: '', source: '', date: '' })}
      >
        {path => (
          <div className="entry_columns">
            <NumberControl path={`${path}.score`} />
            <NumberControl path={`${path}.count`} />
            <TextControl path={`${path}.source`} />
            <TextControl path={`${path}.date`} />
          </div>
        )}
      </ListControl>
    </Group>
  )
}

function EndFields() {
  return (
    <>
      <Group name="agreement">
        <TextControl path="agreement.title" limit={60} />
        <LongTextControl path="agreement.body" limit={20_000} rows={8} />
        <TextControl path="agreement.url" />
      </Group>
      <Group name="download">
        <TextControl path="download.title" limit={60} />
        <LongTextControl path="download.text" limit={200} />
        <TextControl path="download.android" />
        <TextControl path="download.ios" />
        <TextControl path="download.apk" />
      </Group>
      <Group name="preview">
        <TextControl path="preview.title" limit={70} />
        <LongTextControl path="preview.description" limit={200} />
        <PictureControl path="preview.image" />
      </Group>
    </>
  )
}
