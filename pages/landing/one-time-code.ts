interface OneTimeCode extends Credential {
  code: string
}

export function createOneTimeCode() {
  let waiting: AbortController | undefined

  /** WebOTP, Chrome on Android: reads the code of the SMS once the visitor allows it. */
  const waitForCode = async (fill: (code: string) => void) => {
    if (!('OTPCredential' in window)) return
    waiting?.abort()
    waiting = new AbortController()
    const options = { otp: { transport: ['sms'] }, signal: waiting.signal }
    try {
      const credential = await navigator.credentials.get(options as CredentialRequestOptions)
      if (credential) fill((credential as OneTimeCode).code)
    } catch {
      // Refused, or no message came: the code is typed by hand.
    }
  }

  const stopWaitingForCode = () => waiting?.abort()

  return { waitForCode, stopWaitingForCode }
}
