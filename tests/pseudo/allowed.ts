/** Texts that are no words of ours, and why. */
export const allowed: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [
    /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b(?= \d)|\b[AP]M\b/g,
    'Dates and times follow the market, not the language'
  ],
  [/\b[A-Z0-9]{4}(?: [A-Z0-9]{1,5})+\b/g, 'Codes stand in groups of four'],
  [/\bMP00\d*\b/g, 'The code in the drawings of the instructions is a sample'],
  [
    /GET IT ON|Download on the|Google Play|App Store/g,
    'The badges of the stores, who allow no other words of ours in them'
  ]
]
