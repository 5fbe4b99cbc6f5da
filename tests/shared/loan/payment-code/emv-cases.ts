import { checksumOf } from '../../../../shared/loan/emv/checksum.ts'
import type { Expected } from '../../../../shared/loan/expected-payment.ts'
import { type Case, indian, lookAlikes, otherAmounts, philippine } from './case.ts'

type Objects = readonly (readonly [id: string, value: string])[]

const twoDigits = (length: number) => String(length).padStart(2, '0')
const object = (id: string, value: string) => `${id}${twoDigits(value.length)}${value}`
const join = (objects: Objects) => objects.map(([id, value]) => object(id, value)).join('')
const seal = (text: string) => `${text}6304${checksumOf(`${text}6304`)}`
const change = (objects: Objects, id: string, value: string): Objects =>
  objects.map(([each, was]) => [each, each === id ? value : was])
const without = (objects: Objects, ...ids: string[]) => objects.filter(([id]) => !ids.includes(id))

/** A code, where its account stands, and what the account is made of. */
interface Code {
  name: string
  objects: Objects
  account: string
  parts: Objects
  expected: Expected
}

const pesoParts: Objects = [
  ['00', 'ph.ppmi.p2m'],
  ['01', 'DEMOPHM2XXX'],
  ['03', 'DML0004711']
]
const peso: Code = {
  name: 'pesos',
  account: '28',
  parts: pesoParts,
  expected: philippine,
  objects: [
    ['00', '01'],
    ['01', '12'],
    ['28', join(pesoParts)],
    ['52', '6012'],
    ['53', '608'],
    ['54', '5455.00'],
    ['58', 'PH'],
    ['59', 'Demo Lending'],
    ['60', 'Makati'],
    ['62', join([['05', 'MP1234510001']])]
  ]
}

const rupeeParts: Objects = [
  ['00', 'in.npci.upi'],
  ['01', 'demolending@okbank']
]
const rupee: Code = {
  name: 'rupees',
  account: '26',
  parts: rupeeParts,
  expected: indian,
  objects: [
    ['00', '01'],
    ['04', '4111222233334444'],
    ['26', join(rupeeParts)],
    ['52', '6012'],
    ['53', '356'],
    ['54', '5455.00'],
    ['58', 'IN'],
    ['59', 'Demo Lending'],
    ['60', 'Mumbai']
  ]
}

/** Changed on the way, by somebody or by chance: the checksum is that of before. */
function staleCases({ name, objects, expected }: Code): Case[] {
  const whole = seal(join(objects))
  const checksum = whole.slice(-8)
  const stale = (what: string, changed: Objects): [string, string] => [
    what,
    join(changed) + checksum
  ]
  const letters = Array.from(join(objects), (_, index) => index).filter(index => index % 5 === 0)
  const texts: [what: string, text: string][] = [
    ['empty', ''],
    ['cut in half', whole.slice(0, whole.length / 2)],
    ['without its last letter', whole.slice(0, -1)],
    ['with a letter more', `${whole}0`],
    ['in small letters', whole.toLowerCase()],
    ['with a space before', ` ${whole}`],
    ['with a line break behind', `${whole}\n`],
    ['without a checksum', join(objects)],
    ['with a checksum of zeros', `${whole.slice(0, -4)}0000`],
    ['with an object behind the checksum', `${whole}5906Robber`],
    ['twice', whole + whole],
    ['as a web address', `https://ok.example/${whole}`],
    ['in full-width digits', whole.replaceAll('0', '０')],
    ...objects.flatMap(([id, value], index) => {
      const others = objects.filter((_, at) => at !== index)
      const last = value.endsWith('X') ? 'Y' : 'X'
      return [
        stale(`${id} changed`, change(objects, id, value.slice(0, -1) + last)),
        stale(`${id} missing`, others),
        stale(`${id} doubled`, [...objects, [id, value]]),
        stale(
          `${id} last`,
          index === objects.length - 1 ? [...objects].reverse() : [...others, [id, value]]
        )
      ]
    }),
    ...letters.map((index): [string, string] => {
      const other = whole[index] === '7' ? '8' : '7'
      return [`letter ${index} changed`, whole.slice(0, index) + other + whole.slice(index + 1)]
    })
  ]
  return texts.map(([what, text]) => ({ name: `${name}: ${what}`, text, expected }))
}

/** Made by somebody who knows how: the checksum is right. */
function sealedCases({ name, objects, account, parts, expected }: Code): Case[] {
  const body = join(objects)
  const changed = (id: string, values: readonly string[]) =>
    values.map((value): [string, string] => [
      `${id} is ‘${value}’`,
      join(change(objects, id, value))
    ])
  const withLength = (text: (value: string) => string, what: string) =>
    objects.map(([id, value]): [string, string] => [
      `length of ${id} ${what}`,
      body.replace(object(id, value), `${id}${text(value)}`)
    ])
  const isAccount = (id: string) => id > '01' && id < '52'
  const accounts = objects.map(([id]) => id).filter(isAccount)
  const otherAccount = join([
    ['00', 'com.robber'],
    ['01', '42']
  ])
  const currencies = ['356', '608', '840', '08', '6080', 'PHP', '６０８', ' 608', 'O08', '702']
  const texts: [what: string, text: string][] = [
    ...changed('59', lookAlikes('Demo Lending')),
    ...changed('54', otherAmounts),
    ...changed(
      '53',
      currencies.filter(each => join(objects).indexOf(object('53', each)) < 0)
    ),
    ...changed('58', ['US', 'ph', 'P', 'PHL', 'РН']),
    ...changed('00', ['00', '02', '1', 'EM']),
    ...parts.flatMap(([id, value]) =>
      lookAlikes(value).map((other): [string, string] => [
        `part ${id} of its account is ‘${other}’`,
        join(change(objects, account, join(change(parts, id, other))))
      ])
    ),
    ...parts.map(([id, value]): [string, string] => [
      `part ${id} of its account doubled`,
      join(change(objects, account, join([...parts, [id, value]])))
    ]),
    ['a part more in its account', join(change(objects, account, join([...parts, ['09', '42']])))],
    ['an account that cannot be read', join(change(objects, account, 'DML0004711'))],
    ...['00', '52', '53', '58', '59', '60'].map((id): [string, string] => [
      `${id} missing`,
      join(without(objects, id))
    ]),
    ['no account', join(without(objects, ...accounts))],
    ...objects.map(([id, value]): [string, string] => [`${id} doubled`, body + object(id, value)]),
    ...objects.map(([id, value]): [string, string] => [
      `${id} doubled, the first time as another’s`,
      body.replace(object(id, value), object(id, '42') + object(id, value))
    ]),
    ...withLength(() => '00', 'zero'),
    ...withLength(value => twoDigits(value.length + 1) + value, 'one more'),
    ...withLength(value => twoDigits(value.length - 1) + value, 'one less'),
    ...withLength(value => `x${value.length % 10}${value}`, 'no number'),
    ['format not first', join([...objects.slice(1), ...objects.slice(0, 1)])],
    ['backwards', join([...objects].reverse())],
    ['an earlier checksum inside', `${body}63040000`],
    ...['01', '02', '03'].map((each): [string, string] => [
      `tip ${each}`,
      body + object('55', each)
    ]),
    ['a fixed fee', body + object('55', '02') + object('56', '10.00')],
    ['a fee in percent', body + object('55', '03') + object('57', '5')],
    ...['02', '15', '25'].map((id): [string, string] => [
      `a card account ${id} more`,
      body + object(id, '4000111122223333')
    ]),
    ...['27', '30', '51'].map((id): [string, string] => [
      `an account ${id} more`,
      body + object(id, otherAccount)
    ])
  ]
  return texts.map(([what, text]) => ({
    name: `${name}, sealed anew: ${what}`,
    text: seal(text),
    expected
  }))
}

export const tamperedEmv: readonly Case[] = [peso, rupee].flatMap(code => [
  ...staleCases(code),
  ...sealedCases(code),
  ...(
    [
      ['another amount on the page', { minor: 545_501 }],
      ['another currency on the page', { currency: code === peso ? 'INR' : 'PHP' }],
      ['nobody may be paid', { payees: [] }]
    ] as const
  ).map(([what, other]) => ({
    name: `${code.name}: ${what}`,
    text: seal(join(code.objects)),
    expected: { ...code.expected, ...other }
  }))
])

/** In any order, with what else a code may say, and with amounts as they may be written. */
export const goodEmv: readonly Case[] = [peso, rupee].flatMap(({ name, objects, expected }) => {
  const [first, ...rest] = objects
  const head: Objects = first ? [first] : []
  const good = (what: string, changed: Objects, minor = expected.minor): Case => ({
    name: `${name}: ${what}`,
    text: seal(join(changed)),
    expected: { ...expected, minor }
  })
  return [
    good('as it is', objects),
    good('the rest backwards', [...head, ...rest.reverse()]),
    ...['52', '53', '58', '59', '60'].map(id =>
      good(`${id} last`, [...without(objects, id), ...objects.filter(([each]) => each === id)])
    ),
    good('without an amount', without(objects, '54')),
    good('without cents', change(objects, '54', '5455')),
    good('with a point alone', change(objects, '54', '5455.')),
    good('with one decimal', change(objects, '54', '5455.5'), 545_550),
    good('a single cent', change(objects, '54', '0.01'), 1),
    good('a large amount', change(objects, '54', '9999999999.99'), 999_999_999_999),
    good('to be used often', [...head, ['01', '11'], ...without(objects, '00', '01')]),
    good('another kind of shop', change(objects, '52', '6051')),
    good('another city', change(objects, '60', 'Quezon City')),
    good('with a post code', [...objects, ['61', '1200']]),
    good('with data of others', [...objects, ['88', join([['00', 'ph.ppmi.qrph']])]]),
    good('with another language', [
      ...objects,
      [
        '64',
        join([
          ['00', 'TL'],
          ['01', 'Demo Lending']
        ])
      ]
    ])
  ]
})
