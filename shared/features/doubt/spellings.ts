/** Letters and digits that look alike, each with the one it is compared as. */
const alike: Record<string, string> = {
  а: 'a',
  α: 'a',
  '@': '@',
  // These look alike as capitals.
  в: 'b',
  β: 'b',
  н: 'h',
  с: 'c',
  ϲ: 'c',
  ԁ: 'd',
  е: 'e',
  ε: 'e',
  һ: 'h',
  і: 'i',
  ι: 'i',
  ј: 'j',
  κ: 'k',
  к: 'k',
  м: 'm',
  η: 'n',
  о: 'o',
  ο: 'o',
  р: 'p',
  ρ: 'p',
  ѕ: 's',
  т: 't',
  τ: 't',
  υ: 'u',
  ν: 'v',
  ѵ: 'v',
  х: 'x',
  χ: 'x',
  у: 'y',
  ɡ: 'g',
  ı: 'i',
  0: 'o',
  1: 'l',
  i: 'l',
  '|': 'l',
  5: 's',
  3: 'e'
}

const marks = /\p{M}/gu

export const spellings = {
  text: (text: string) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\s:]+/g, ''),

  /** National digits, without country code, 0, spaces and signs. */
  phone: (text: string, countryCode: string) =>
    text
      .replace(/\D/g, '')
      .replace(new RegExp(`^(?:00)?${countryCode}(?=\\d{9})`), '')
      .replace(/^0+/, ''),

  /** By look: no accents, `rn` as `m`, similar letters of other scripts as Latin ones. */
  lookAlike: (text: string) =>
    Array.from(
      text
        .normalize('NFKD')
        .replace(marks, '')
        .toLowerCase()
        .replace(/[\s_.-]+/g, ''),
      letter => alike[letter] ?? letter
    )
      .join('')
      .replace(/rn/g, 'm')
      .replace(/vv/g, 'w')
}
