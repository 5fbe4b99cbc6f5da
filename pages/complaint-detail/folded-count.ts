const mostInSight = 2

/** How many messages are folded away: those before our last answer. */
export function foldedCount(thread: readonly { from?: unknown }[]): number {
  const answer = thread.map(({ from }) => from).lastIndexOf('us')
  return answer > mostInSight ? answer : 0
}
