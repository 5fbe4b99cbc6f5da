import { type BankItem, toForm, toItem, visibleItems } from '../../shared/api/bank-form.ts'
import { bankItemWire, bankOptionWire, bankSaveWire } from '../../shared/api/wire/bank.ts'
import { areKeys } from '../../shared/lib/are-keys.ts'
import { earlyTexts } from '../../shared/lib/early-texts.ts'
import { isShortChoice } from './short-choice.ts'

type Entry = Record<string, unknown>

const { options: optionsName, ...itemNames } = bankItemWire
const { children: _, ...optionNames } = bankOptionWire

function readOption(entry: Entry) {
  const option = earlyTexts(optionNames, entry)
  return { ...option, name: option.name || option.type, children: [] }
}

function readItem(entry: Entry): BankItem {
  return toItem(earlyTexts(itemNames, entry), (entry[optionsName] as Entry[]).map(readOption))
}

/** What its input takes the room of: a line for each option that stands in the form itself. */
function linesOf(item: BankItem): string[] {
  return isShortChoice(item) ? item.options.map(() => '\u00a0') : ['\u00a0']
}

const areTold = (choices: readonly { type: string }[]) => areKeys(choices.map(({ type }) => type))

/** What is asked for on the first tab, where that is the one to begin with. */
export function earlyValues({ data }: { data: Record<string, Entry[]> }): unknown {
  const all = (data[bankSaveWire.form] as Entry[]).map(readItem)
  const form = toForm(all)
  const [first, ...others] = form.cardTypes
  const items = visibleItems(form, form.cardType)
  const isPlain =
    form.cardType === first?.type &&
    areTold(form.cardTypes) &&
    all.every(({ code }) => code) &&
    areKeys(all.map(({ name }) => name)) &&
    items.filter(isShortChoice).every(({ options }) => areTold(options))
  if (!isPlain) return {}
  const shown = items.map(item => ({ title: item.title, hint: item.hint, lines: linesOf(item) }))
  return { data: { first, others, items: shown } }
}
