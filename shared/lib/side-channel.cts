/** In place of `side-channel`: all that qs calls of it. */
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

export = sideChannel
