/** One content security policy that whatever passes any of these passes, too. */
export function joinPolicies(policies: readonly string[]): string {
  const directives = new Map<string, Set<string>>()
  for (const policy of policies) {
    for (const directive of policy.split('; ')) {
      const [name = '', ...values] = directive.split(' ')
      const joined = directives.get(name) ?? new Set()
      for (const value of values) joined.add(value)
      directives.set(name, joined)
    }
  }
  return [...directives]
    .map(([name, values]) => {
      // 'none' is only what it says when it stands alone.
      if (values.size > 1) values.delete("'none'")
      return [name, ...values].join(' ')
    })
    .join('; ')
}
