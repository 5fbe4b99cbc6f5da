/** A letter of full payment, signed by the sandbox. */
export async function signedLetter(origin: string): Promise<string> {
  const query = new URLSearchParams({
    appVersion: '3.2.1',
    deviceName: 'A14',
    deviceId: 'd-7',
    osVersion: '13',
    sessionId: 'settled.letter',
    adId: 'a'
  })
  const response = await fetch(`${origin}/muscular/v3/loan-papers/paper?${query}`, {
    method: 'POST',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    body: new URLSearchParams({ productId: '301', orderId: '20410001', kind: 'closure', id: '' })
  })
  return (await response.json()).data.jws
}
