declare module 'jsbarcode/src/barcodes/CODE128/CODE128_AUTO.js' {
  // biome-ignore lint/style/noDefaultExport: the module is the library's.
  export default class Code128 {
    constructor(text: string, options: object)
    encode(): { data: string; text: string }
  }
}
