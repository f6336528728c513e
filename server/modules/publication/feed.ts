import type { Db } from '../../db/index.ts'
import { outSettings, type IntegrationRow } from '../integration/index.ts'
import { nextParts } from './feed.repository.ts'
import { SITE, type Writer } from './writer.ts'

const BATCH = 100

/**
 * The bytes of a channel, a hundred homes at a time, read when the reader takes more. A home that leaves
 * while it is read is in no batch that is read afterwards.
 */
export async function* feedOf(
  db: Db,
  channel: IntegrationRow,
  { head, between, tail }: Writer,
  siteUrl: string,
  changedAt: Date,
): AsyncGenerator<string> {
  const file = { id: channel.id, at: changedAt }
  yield head(outSettings(channel), file).replaceAll(SITE, siteUrl)
  let after: string | null = null
  for (;;) {
    const parts = await nextParts(db, channel.id, after, BATCH)
    const last = parts.at(-1)
    if (!last) break
    const text = parts.map(({ fragment }) => fragment).join(between)
    yield (after === null ? '' : between) + text.replaceAll(SITE, siteUrl)
    after = last.id
  }
  yield tail
}
