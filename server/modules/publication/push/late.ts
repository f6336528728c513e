import { sql, type Db } from '../../../db/index.ts'
import type { IntegrationRow } from '../../integration/index.ts'
import type { PushRow, Taken } from './push.repository.ts'
import { pushSoon } from './queue.ts'
import type { Verdict } from './verdict.ts'

/**
 * The home was another's before the answer came: this process slept while it called, and its call
 * arrived when nobody knows. One that changed nothing over there is no news.
 */
export async function settleLate(
  trx: Db,
  channel: IntegrationRow,
  { row, home, verdict, now }: { row: PushRow | null; home: Taken; verdict: Verdict; now: Date },
): Promise<void> {
  if (verdict.kind === 'refused' || verdict.kind === 'key') return
  if (row) await dueAgain(trx, row, now)
  else if (home.waits === 'send') await outAgain(trx, channel.id, home.propertyId, now)
  await pushSoon(trx, channel)
}

/**
 * The portal may have got a home after what another sent, or took out, meanwhile: what is wanted is
 * done once more. Who is at it now may have come before, too: their answer counts for nothing, and
 * the home is due when their lease has run out. Till then there may be more over there than the
 * agency tells.
 */
async function dueAgain(trx: Db, row: PushRow, now: Date): Promise<void> {
  await sql`
    update publication_push set waits = case waits when 'remove' then 'remove' else 'send' end,
      next_at = ${now}, tries = 0, begun = true, sent_hash = null,
      taken_until = case when taken_until > ${now} then taken_until + interval '1 millisecond' end,
      narrower = waits <> 'remove', there = there or waits = 'remove'
    where integration_id = ${row.integration_id} and property_id = ${row.property_id}`.execute(trx)
}

/** The same of a home that had been taken out, and forgotten: it is taken out again. */
async function outAgain(
  trx: Db,
  integrationId: string,
  propertyId: string,
  now: Date,
): Promise<void> {
  await sql`
    insert into publication_push (integration_id, property_id, waits, rank, begun, there, next_at)
    select id, ${propertyId}, 'remove', 0, true, true, ${now} from integration
    where id = ${integrationId}
    on conflict do nothing`.execute(trx)
}
