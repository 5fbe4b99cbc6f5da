/** The steps from an advertisement to the app, in their order. */
export type FunnelStep =
  | 'seen'
  | 'started'
  | 'code-asked'
  | 'code-received'
  | 'registered'
  | 'download'
  | 'store'
