/** The steps from an advertisement to the app, in their order. */
export type Step =
  | 'seen'
  | 'started'
  | 'code-asked'
  | 'code-received'
  | 'registered'
  | 'download'
  | 'store'
