// Registers the service worker, which does nothing. Trusted Types ask for a policy of its address;
// pages with an island have `trusted-types 'none'`, so only the other pages do this.

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
