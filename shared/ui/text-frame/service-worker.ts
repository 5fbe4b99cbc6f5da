/**
 * Registers the service worker, which does nothing. Its address is one that Trusted Types guard,
 * so it takes a policy, which knows this address and no other. Only pages without an
 * island allow it; the others have `trusted-types 'none'`.
 */

interface AddressPolicy {
  createScriptURL: (address: string) => string
}

const { trustedTypes } = window as {
  trustedTypes?: { createPolicy: (name: string, rules: AddressPolicy) => AddressPolicy }
}

const address = `${import.meta.env.BASE_URL}sw.js`
const rules: AddressPolicy = { createScriptURL: () => address }

if ('serviceWorker' in navigator) {
  const policy = trustedTypes ? trustedTypes.createPolicy('service-worker', rules) : rules
  // Private windows refuse; nothing depends on it.
  navigator.serviceWorker.register(policy.createScriptURL('')).catch(() => {})
}
