/** Asks until the answer will do, with no other wait anywhere in these tests. */
export async function poll<Answer>(
  ask: () => Promise<Answer>,
  suffices: (answer: Answer) => boolean,
  describe: (answer: Answer | undefined) => string,
  patience = 60_000
): Promise<Answer> {
  const end = Date.now() + patience
  let last: Answer | undefined
  for (;;) {
    try {
      last = await ask()
      if (suffices(last)) return last
    } catch (error) {
      // While one page makes way for the next there is nobody to ask.
      if (Date.now() > end) throw error
    }
    if (Date.now() > end) throw new Error(describe(last))
    await new Promise(resolve => setTimeout(resolve, 60))
  }
}
