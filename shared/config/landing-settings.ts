export interface Landing {
  appName: string
  merchantNumber: string
}
