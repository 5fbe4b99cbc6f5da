import type { ProbedCall } from './probe.ts'

const hasFault = ({ findings }: ProbedCall) => findings.some(({ isFault }) => isFault)

/** A refusal with its reason is as it should be; another borrower shows more. */
const isRefused = ({ findings }: ProbedCall) =>
  findings.some(({ text }) => text.startsWith('refuses'))

function markOf(probed: ProbedCall): string {
  if (hasFault(probed)) return 'FAULT'
  if (!isAsked(probed)) return '–'
  return isRefused(probed) ? 'no' : 'ok'
}

const isAsked = ({ outcome }: ProbedCall) => !outcome.startsWith('not asked')

/** Whether the pages work with what was asked; where nothing was, nobody knows. */
export const isSound = (all: readonly ProbedCall[]) => all.some(isAsked) && !all.some(hasFault)

/** A line for each call, below it what was noticed, at the end the sum. */
export function reportLines(all: readonly ProbedCall[]): string[] {
  const lines = all.flatMap(probed => {
    const { method, path, status, milliseconds, outcome, findings } = probed
    const time = milliseconds === undefined ? '' : `${Math.round(milliseconds)} ms`
    const columns = [markOf(probed).padEnd(5), String(status ?? '').padEnd(3), time.padStart(8)]
    return [
      `${columns.join('  ')}  ${method.padEnd(4)} ${path}: ${outcome}`,
      ...findings.map(({ isFault, text }) => `${' '.repeat(22)}${isFault ? '✗' : '·'} ${text}`)
    ]
  })
  const faulty = all.filter(hasFault).length
  const count = all.filter(isAsked).length
  const refused = all.filter(each => markOf(each) === 'no').length
  const works = count === 0 ? 'nothing is known' : 'the pages work with them'
  const verdict = faulty === 0 ? works : `${faulty} of them with faults`
  const other =
    refused > 0 ? [`${refused} were refused: ask again for a borrower in that state`] : []
  return [...lines, '', `${count} calls asked, ${all.length - count} not: ${verdict}`, ...other]
}
