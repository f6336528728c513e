import type { Asked } from '../../../server/testing/statements.ts'

/**
 * Few test files that ask all there is to ask: each statement is asked by `times` of them, or by as
 * many as ask it at all. Greedy: whichever asks most that is wanting still, by the second it takes.
 */
export function fewest(
  asked: readonly Asked[],
  { times, secondsOf }: { times: number; secondsOf: (file: string) => number },
): string[] {
  const left = new Map<string, Set<string>>()
  for (const { file, statements } of asked)
    left.set(file, new Set([...(left.get(file) ?? []), ...statements]))
  const met = new Map<string, number>()
  const wanting = (file: string): number =>
    [...(left.get(file) ?? [])].filter((one) => (met.get(one) ?? 0) < times).length
  const worth = (file: string): number => wanting(file) / Math.max(0.1, secondsOf(file))
  const chosen: string[] = []
  for (;;) {
    const best = [...left.keys()].toSorted((a, b) => worth(b) - worth(a) || (a < b ? -1 : 1))[0]
    if (best === undefined || wanting(best) === 0) return chosen.toSorted()
    for (const one of left.get(best) ?? []) met.set(one, (met.get(one) ?? 0) + 1)
    left.delete(best)
    chosen.push(best)
  }
}
