/** What the promotion landing says of itself to the server. */
export interface Landing {
  appName: string
  /** By which the server knows the operator. */
  merchantNumber: string
}
