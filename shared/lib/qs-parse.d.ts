declare module 'qs/lib/parse.js' {
  import type { IParseOptions } from 'qs'

  // biome-ignore lint/style/noDefaultExport: the module is the library's.
  export default function parse(text: string, options: IParseOptions): Record<string, unknown>
}
