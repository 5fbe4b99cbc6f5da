/** Stands in for `side-channel`, by which qs notes facts about objects; this is all of it that qs calls. */
function sideChannel() {
  const map = new WeakMap<object, unknown>()
  return {
    assert: () => {},
    has: (key: object) => map.has(key),
    get: (key: object) => map.get(key),
    set: (key: object, value: unknown) => void map.set(key, value),
    delete: (key: object) => map.delete(key)
  }
}

// qs is CommonJS: this is what its `require` answers.
export = sideChannel
