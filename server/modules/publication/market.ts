import type { ChannelProvider } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import { dayOf } from '../../time/madrid.ts'
import { outSettings } from '../integration/index.ts'
import { candidates } from './candidate.ts'
import { SITE } from './writer.ts'
import { WRITERS } from './writers.ts'

const BATCH = 200

/**
 * All of an agency's homes on the market in a format, with its usual settings and without a
 * channel; what the format could not take is left out.
 */
export async function* marketAs(
  db: Db,
  { agencyId, provider, siteUrl }: { agencyId: string; provider: ChannelProvider; siteUrl: string },
  now: Date,
): AsyncGenerator<string> {
  const { head, between, tail, draw } = WRITERS[provider]
  const settings = outSettings({ provider, settings: {} })
  yield head(settings, { id: agencyId, at: now })
  let [after, isFirst] = ['00000000-0000-0000-0000-000000000000', true]
  for (;;) {
    const ids = await nextOnMarket(db, agencyId, after)
    for (const { listing } of await candidates(db, ids, dayOf(now))) {
      const drawn = listing && draw(listing, settings)
      if (!drawn || drawn.issues.some(({ severity }) => severity === 'error')) continue
      yield (isFirst ? '' : between) + drawn.text(now).replaceAll(SITE, siteUrl)
      isFirst = false
    }
    after = ids.at(-1) ?? after
    if (ids.length < BATCH) break
  }
  yield tail
}

async function nextOnMarket(db: Db, agencyId: string, after: string): Promise<string[]> {
  const rows = await db
    .selectFrom('listing')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('state', '=', 'active')
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute()
  return rows.map(({ id }) => id)
}
