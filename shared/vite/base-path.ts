/**
 * `/` or `/loans/`, however it was written. Only names are taken: the build empties the folder of
 * that path, which with `../` would be the project's own.
 */
export function basePathOf(wanted = ''): string {
  const inner = wanted.replace(/^\/+|\/+$/g, '')
  if (inner === '') return '/'
  if (!/^[\w-]+(?:[./][\w-]+)*$/.test(inner)) {
    throw new Error(`BASE_PATH=${wanted} has to be a path such as /loans/`)
  }
  return `/${inner}/`
}
