/** Whether a function stands anywhere in this node. */
const hasFunction = path => {
  let found = path.isFunction()
  path.traverse({
    Function(inner) {
      found = true
      inner.stop()
    }
  })
  return found
}

/**
 * Leaves out whatever a module makes once, when it is loaded: its schemas, tables and patterns. So does `ignoreStatic`,
 * but not where a test loads the module itself: there it asks this test alone, which judges something else.
 */
const madeOnce = {
  shouldIgnore(path) {
    if (path.isProgram() || path.getFunctionParent() || hasFunction(path)) return undefined
    return 'Made once, when its module is loaded.'
  }
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'made-once', value: madeOnce }]
