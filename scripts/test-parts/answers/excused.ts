/** A documented answer that no test produces: why, and the day until which that is good enough. */
export interface Excuse {
  /** Operation and status: `streamLive 429`. */
  answer: string
  reason: string
  /** YYYY-MM-DD. */
  until: string
}

/**
 * Refusals (4xx) that a test met and the contract does not name: the server lets every status of
 * the catalogue through (server/contract/reply.ts), so a service may refuse what nobody was told.
 * 500, 503 and 507 are the house's, whatever was asked.
 */
export function undocumented(
  documented: ReadonlySet<string>,
  produced: ReadonlySet<string>,
): string[] {
  const operations = new Set([...documented].map((one) => one.split(' ')[0]))
  return [...produced]
    .filter((one) => / 4\d\d$/.test(one) && !documented.has(one))
    .filter((one) => operations.has(one.split(' ')[0]))
    .map((one) => `${one}: a test was answered so; document it, or answer something else`)
}

interface Met {
  documented: ReadonlySet<string>
  produced: ReadonlySet<string>
  /** YYYY-MM-DD. */
  today: string
}

/**
 * What is wrong: an answer nobody produces and nobody excuses, and an excuse that is stale, late,
 * or says nothing.
 */
export function faultsOf(
  excuses: readonly Excuse[],
  { documented, produced, today }: Met,
  list: string,
): string[] {
  const excused = new Set(excuses.map(({ answer }) => answer))
  return [
    ...[...documented]
      .filter((one) => !produced.has(one) && !excused.has(one))
      .map(
        (one) =>
          `${one}: no server test produces it; test it, or write it into ${list} with a reason and a day`,
      ),
    ...excuses.flatMap(({ answer, reason, until }) => {
      if (!documented.has(answer))
        return [`${answer}: not in the contract any more; take it out of ${list}`]
      if (produced.has(answer)) return [`${answer}: a test produces it now; take it out of ${list}`]
      if ((reason ?? '').trim() === '' || !/^\d{4}-\d{2}-\d{2}$/.test(until ?? ''))
        return [`${answer}: ${list} says no reason, or no day until which it holds`]
      return until < today
        ? [`${answer}: its day (${until}) has passed; test it, or find a new reason`]
        : []
    }),
  ]
}
