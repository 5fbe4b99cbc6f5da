/** The faults in the data of an answer to the call with this path. */
export type Check = (path: string, data: unknown) => string[]

let current: Check = () => []

/** The pages' schemas come from outside: the sandbox itself knows nothing of the pages. */
export function checkAnswersWith(check: Check): void {
  current = check
}

/** Throws when an answer of the sandbox breaks the contract. */
export function checkAnswer(path: string, data: unknown): void {
  const problems = current(path, data)
  if (problems.length > 0) {
    throw new Error(`The answer of ${path} breaks the contract: ${problems.join('; ')}`)
  }
}
