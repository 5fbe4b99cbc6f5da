export function pause(milliseconds: number): Promise<void> {
  return new Promise(done => setTimeout(done, milliseconds))
}
