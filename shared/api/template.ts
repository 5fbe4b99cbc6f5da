import * as v from 'valibot'
import { brand } from '../config/brand.ts'
import { brandColors } from '../config/brand-colors.ts'
import type { Market } from '../config/brand-settings.ts'
import { judgeLink } from '../context/link.ts'
import { showablePicture } from '../context/picture-source.ts'

/** A landing template. Texts are plain, amounts are integers in hundredths. */

export const layoutNames = ['plain', 'story', 'example', 'number'] as const
export type LayoutName = (typeof layoutNames)[number]

const benefitIcons = ['calendar', 'clock', 'document', 'phone', 'shield', 'wallet'] as const
export type BenefitIcon = (typeof benefitIcons)[number]

// Every page downloads what is taken from valibot: these few limits are written as checks.
const trimmed = v.pipe(
  v.string(),
  v.transform(value => value.trim())
)

// `most` is for the editor, which counts up to it.
const characters = (most: number) => ({
  ...v.check<string, string>(({ length }) => length <= most, `has more than ${most} characters`),
  most
})

const entries = <T>(most: number) => ({
  ...v.check<T[], string>(({ length }) => length <= most, `has more than ${most} entries`),
  most
})

const whole = v.check<number, string>(Number.isInteger, 'must be a whole number')

const atLeast = (least: number) =>
  v.check<number, string>(value => value >= least, `must be at least ${least}`)

const atMost = (most: number) =>
  v.check<number, string>(value => value <= most, `must be at most ${most}`)

const text = (longest: number) => v.pipe(trimmed, v.nonEmpty(), characters(longest))

const optionalText = (longest: number) => v.optional(v.pipe(trimmed, characters(longest)), '')

const ofBrand: Readonly<Record<string, string>> = brandColors({ colors: brand.colors })

/** `#rrggbb`, or one of the brand's by its token's name, as the one that stands where nothing is said. */
const color = (usual: keyof ReturnType<typeof brandColors>) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(?:#[0-9a-fA-F]{6}|accent(?:-soft)?|brand-(?:from|to)|on-(?:accent|brand))$/,
        'must be a colour such as #0b6b5b'
      ),
      v.transform(name => ofBrand[name] ?? name)
    ),
    usual
  )

const isOwnFile = (address: string) => /^\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/.test(address)

const isLink = (address: string) => {
  const stores = [brand.store.android, brand.store.ios].map(store => new URL(store).hostname)
  const hosts = brand.linkHosts.length > 0 ? [...brand.linkHosts, ...stores] : []
  return judgeLink(address, { hosts, schemes: [] }).kind === 'web'
}

const link = v.pipe(
  v.string(),
  v.check(
    address => address === '' || isOwnFile(address) || isLink(address),
    'must be an https link to a host of the configuration, or a file of this site such as /app.apk'
  )
)

const image = v.pipe(
  v.string(),
  v.check(
    address => address === '' || isOwnFile(address) || showablePicture(address) !== undefined,
    'must be a file such as /landing/coins.svg, or an https picture of a configured host'
  )
)

const hundredths = v.pipe(v.number(), whole, atLeast(0))

const offer = v.object({
  amount: hundredths,
  days: v.pipe(v.number(), whole, atLeast(1), atMost(3650)),
  interest: hundredths,
  fees: hundredths,
  total: hundredths,
  /** As it has to be named by law: `Effective interest rate 5 % a month`. */
  rate: optionalText(80)
})
export type ExampleOffer = v.InferOutput<typeof offer>

const rating = v.object({
  score: v.pipe(
    v.number(),
    v.check(score => score > 0 && score <= 5, 'must be more than 0 and at most 5')
  ),
  count: v.pipe(v.number(), whole, atLeast(1)),
  source: text(40),
  date: v.pipe(
    v.string(),
    v.check(
      // `loan/day.ts` is no part of what an advertisement's page fetches.
      day => /^20\d\d-\d\d-\d\d$/.test(day) && new Date(day).toJSON()?.startsWith(day),
      'must be a day such as 2026-11-22'
    )
  )
})
export type AppRating = v.InferOutput<typeof rating>

export const templateSchema = v.object({
  id: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be in small-letters-and-dashes')
  ),
  layout: v.picklist(layoutNames),
  locale: v.picklist(['zh', 'en', 'fil', 'hi']),
  theme: v.optional(
    v.object({
      background: color('brand-from'),
      text: color('on-brand'),
      accent: color('accent')
    }),
    {}
  ),
  hero: v.object({ title: text(60), subtitle: text(160), image: v.optional(image, '') }),
  benefits: v.pipe(
    v.array(v.object({ icon: v.picklist(benefitIcons), title: text(40), text: text(140) })),
    entries(6)
  ),
  /** For the story and the number: how it goes, one step after the other. */
  steps: v.optional(
    v.pipe(v.array(v.object({ title: text(40), text: text(140) })), entries(6)),
    []
  ),
  /** Amounts from small to large: the slider of example and number stops at them, story and plain list them. */
  example: v.optional(v.pipe(v.array(offer), entries(12)), []),
  form: v.object({
    phoneRule: v.picklist(['cn', 'ph', 'in']),
    phoneHint: text(60),
    button: text(30)
  }),
  agreement: v.object({
    title: text(60),
    body: optionalText(20_000),
    /** Shown instead of the body. */
    url: v.optional(link, '')
  }),
  download: v.object({
    title: text(60),
    text: text(200),
    android: v.optional(link, ''),
    ios: v.optional(link, ''),
    apk: v.optional(link, '')
  }),
  /** For the number: `asked` sends no code of a picture until the backend answers that it wants one (101). */
  captcha: v.optional(v.picklist(['always', 'asked']), 'always'),
  /** Whether the backend reads a code out by a call where no SMS comes. */
  voiceCode: v.optional(v.boolean(), false),
  conversion: v.object({ event: text(60) }),
  /** The app's ratings in stores or elsewhere, as they stand there; where there are none, nothing is said. */
  ratings: v.optional(v.pipe(v.array(rating), entries(3)), []),
  /** The card of a shared link; the hero's texts where it says nothing. */
  preview: v.optional(
    v.object({
      title: optionalText(70),
      description: optionalText(200),
      image: v.optional(image, '')
    }),
    {}
  )
})
export type Template = v.InferOutput<typeof templateSchema>

export function marketOf({ form }: Pick<Template, 'form'>): Market {
  return form.phoneRule === 'in' ? 'in' : 'ph'
}

export const hasSlider = (layout: unknown) => layout === 'example' || layout === 'number'

/** A slider without anything to slide through is left out, and so is a story without steps. */
export function plainIfBare(template: Template): Template {
  const { layout, example, steps } = template
  const isBare =
    (hasSlider(layout) && example.length < 2) || (layout === 'story' && steps.length === 0)
  return isBare ? { ...template, layout: 'plain' } : template
}
