export interface Landing {
  appName: string
  /** By which the server knows the operator. */
  merchantNumber: string
}
