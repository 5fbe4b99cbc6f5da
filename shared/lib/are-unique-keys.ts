/** Whether texts tell entries of a list apart: none is missing, none is there twice. */
export function areUniqueKeys(values: readonly unknown[]): boolean {
  const isThere = (value: unknown) => typeof value === 'string' && value !== ''
  return values.every(isThere) && new Set(values).size === values.length
}
