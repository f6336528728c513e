import type { Readable } from 'node:stream'
import type { FeedCounts } from './gate.ts'
import type { FeedReader } from './readers.ts'

/** First reading: counts only, so that nothing is changed before the whole file has been seen. Throws BrokenXml. */
export async function survey(read: FeedReader, source: Readable): Promise<FeedCounts> {
  const counts: FeedCounts = { version: '', homes: 0, missing: { id: 0, ref: 0, price: 0, town: 0, type: 0 } }
  for await (const event of read(source)) {
    if (event.kind === 'version') { counts.version = event.version; continue }
    counts.homes += 1
    for (const name of Object.keys(counts.missing) as (keyof FeedCounts['missing'])[]) if (event.empty[name]) counts.missing[name] += 1
  }
  return counts
}
