/**
 * Stands in for the `side-channel` package, which qs needs only to find cycles when it writes:
 * we write no cycles, and its ten modules are most of qs's weight.
 */
// biome-ignore lint/style/noDefaultExport: qs imports the package's default.
export default function sideChannel() {
  const map = new Map<unknown, unknown>()
  return {
    assert: (_key: unknown) => {},
    has: (key: unknown) => map.has(key),
    get: (key: unknown) => map.get(key),
    set: (key: unknown, value: unknown) => void map.set(key, value),
    delete: (key: unknown) => map.delete(key)
  }
}
