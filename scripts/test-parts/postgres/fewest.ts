import type { Asked } from '../../../server/testing/statements.ts'

/** What each file asks, by its name. */
function asksByFile(
  asked: readonly Asked[],
  asksOf: (statement: string) => Iterable<string>,
): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>()
  for (const { file, statements } of asked)
    all.set(
      file,
      new Set([...(all.get(file) ?? []), ...statements.flatMap((one) => [...asksOf(one)])]),
    )
  return all
}

/**
 * Few test files that ask all there is to ask: each of the things that their statements ask is asked
 * by one of them, or by one that runs anyway. Greedy: whichever asks most that is wanting still, by
 * the second it takes; then whichever the later ones made needless goes again, the dearest first.
 */
export function fewest(
  asked: readonly Asked[],
  asksOf: (statement: string) => Iterable<string>,
  secondsOf: (file: string) => number,
  runsAnyway: (file: string) => boolean = () => false,
): string[] {
  const all = asksByFile(asked, asksOf)
  const asksIn = (file: string): string[] => [...(all.get(file) ?? [])]
  const given = [...all.keys()].filter(runsAnyway)
  const met = new Set(given.flatMap(asksIn))
  const left = new Set([...all.keys()].filter((file) => !runsAnyway(file)))
  const wanting = (file: string): number => asksIn(file).filter((one) => !met.has(one)).length
  const worth = (file: string): number => wanting(file) / Math.max(0.1, secondsOf(file))
  const chosen = new Set<string>()
  for (;;) {
    const best = [...left].toSorted((a, b) => worth(b) - worth(a) || (a < b ? -1 : 1))[0]
    if (best === undefined || wanting(best) === 0) break
    for (const one of asksIn(best)) met.add(one)
    left.delete(best)
    chosen.add(best)
  }
  for (const file of [...chosen].toSorted((a, b) => secondsOf(b) - secondsOf(a))) {
    const others = new Set([...given, ...chosen].filter((one) => one !== file).flatMap(asksIn))
    if (asksIn(file).every((one) => others.has(one))) chosen.delete(file)
  }
  return [...chosen].toSorted()
}
