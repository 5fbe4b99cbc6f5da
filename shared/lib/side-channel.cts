/** Stands in for `side-channel`, which qs needs only to find cycles when it writes; we never do. */
function sideChannel() {
  const map = new Map<unknown, unknown>()
  return {
    assert: () => {},
    has: (key: unknown) => map.has(key),
    get: (key: unknown) => map.get(key),
    set: (key: unknown, value: unknown) => void map.set(key, value),
    delete: (key: unknown) => map.delete(key)
  }
}

// qs is CommonJS: this is what its `require` answers.
export = sideChannel
