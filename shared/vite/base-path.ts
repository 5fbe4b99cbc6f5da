/** `/` or `/loans/`. Only names: the build empties that folder, and `../` would be the project. */
export function basePathOf(wanted = ''): string {
  const inner = wanted.replace(/^\/+|\/+$/g, '')
  if (inner === '') return '/'
  if (!/^[\w-]+(?:[./][\w-]+)*$/.test(inner)) {
    throw new Error(`BASE_PATH=${wanted} has to be a path such as /loans/`)
  }
  return `/${inner}/`
}
