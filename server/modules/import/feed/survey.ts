import type { FeedCounts } from './gate.ts'
import type { FeedEvent } from './feed-event.ts'

/**
 * First reading: counts only, so that nothing is changed before the whole file has been seen.
 * `ours`: ids that the source's last good file named. Throws BrokenFile.
 */
export async function survey(
  events: AsyncIterable<FeedEvent>,
  ours: ReadonlySet<string>,
): Promise<FeedCounts> {
  const counts: FeedCounts = {
    fits: false,
    homes: 0,
    known: 0,
    missing: { id: 0, ref: 0, price: 0, town: 0, type: 0 },
  }
  const seen = new Set<string>()
  for await (const event of events) {
    if (event.kind === 'format') {
      counts.fits = event.fits
      continue
    }
    const { externalId } = event.home
    if (externalId && seen.has(externalId)) continue
    seen.add(externalId)
    counts.homes += 1
    if (ours.has(externalId)) counts.known += 1
    for (const name of Object.keys(counts.missing) as (keyof FeedCounts['missing'])[])
      if (event.empty[name]) counts.missing[name] += 1
  }
  return counts
}
