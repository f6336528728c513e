import type { Deps } from '../../../contract/deps.ts'
import { inTransaction, sql, type Db } from '../../../db/index.ts'
import {
  findIntegration,
  note,
  noteIntegration,
  type IntegrationRow,
} from '../../integration/index.ts'
import { announceAnswer } from '../announce.ts'
import { logMoves } from '../log-moves.ts'
import { settleLate } from './late.ts'
import { lockPush, type PushRow, type Taken } from './push.repository.ts'
import { tellRefusedKey } from './tell.ts'
import { pauseAfter, type Verdict } from './verdict.ts'

/** Calls in a row without a good answer, after which the portal is left alone for a while. */
const PATIENCE = 20
const REST_MS = 15 * 60_000

type Sent = Taken & { price: string | null }

/** Writes what became of a home, and of the channel; null: of no home in particular. */
export async function settle(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  channel: IntegrationRow,
  home: Sent | null,
  verdict: Verdict,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const row = home && (await lockPush(trx, channel.id, home.propertyId))
    if (home && row?.taken_until?.getTime() !== home.until.getTime())
      await settleLate(trx, channel, { row, home, verdict, now: now() })
    else if (row && home) await settleHome(trx, channel, { row, home, verdict, now: now() })
    await settleChannel(trx, channel, verdict, now())
  })
}

/** What is still wanted as it was sent; else it was changed meanwhile and is due again. */
const isStill = (row: PushRow, home: Sent): boolean =>
  row.waits === home.waits && row.wanted_hash === home.hash

/** Tries, over an hour by their pauses, after which a portal's "not there" is believed. */
const ENOUGH = 5
const NOT_THERE: readonly (number | null)[] = [404, 410]

/**
 * A portal that said yes to a home and now says that it has none may be ill, or its address may
 * have changed: forgotten here the home would stay there for good. So it is asked again for an hour
 * and has to say the same twice.
 */
const isBelieved = ({ there, tries, status }: PushRow): boolean =>
  !there || (tries + 1 >= ENOUGH && NOT_THERE.includes(status))

async function settleHome(
  trx: Db,
  channel: IntegrationRow,
  { row, home, verdict, now }: { row: PushRow; home: Sent; verdict: Verdict; now: Date },
): Promise<void> {
  const write = (values: object) =>
    trx
      .updateTable('publication_push')
      .set({ taken_until: null, ...values })
      .where('integration_id', '=', row.integration_id)
      .where('property_id', '=', row.property_id)
      .execute()
  const isOut = verdict.kind === 'ok' || (verdict.kind === 'absent' && isBelieved(row))
  if (isOut && home.waits === 'remove') {
    const away = { begun: false, there: false, sent_hash: null, sent_price: null }
    if (row.waits === 'remove' && row.wanted_hash !== null)
      await write({ ...away, waits: 'edit', next_at: null, narrower: false })
    else if (row.waits === 'remove')
      await sql`delete from publication_push
        where integration_id = ${row.integration_id} and property_id = ${row.property_id}`.execute(
        trx,
      )
    else await write({ ...away, narrower: false })
    if (row.there) await logMoves(trx, channel.id, 'left', [home.propertyId], now)
    return
  }
  if (verdict.kind === 'ok') {
    const done = isStill(row, home) && {
      waits: 'none',
      next_at: null,
      tries: 0,
      narrower: false,
    }
    const there_since = row.there ? row.there_since : now
    const told = { there: true, there_since, sent_hash: home.hash, sent_price: home.price }
    await write({ ...told, ...done, status: null, answer: null })
    if (!row.there) await logMoves(trx, channel.id, 'out', [home.propertyId], now)
    await announceAnswer(trx, channel, home.propertyId, 'published')
    return
  }
  if (verdict.kind === 'key') {
    await write({})
    return
  }
  if (!isStill(row, home) && home.waits !== 'remove') {
    await write({})
    return
  }
  const tries = row.tries + 1
  if (verdict.kind === 'refused') {
    const { status, answer } = verdict
    // What it has tells more than the agency does by now: it does not stay there as it is.
    if (row.narrower) await write({ waits: 'remove', next_at: now, tries: 0, status, answer })
    else await write({ waits: 'edit', next_at: null, tries, status, answer })
    await announceAnswer(trx, channel, home.propertyId, 'failed')
    return
  }
  const wait = verdict.kind === 'failed' ? (verdict.wait ?? 0) : 0
  const next_at = new Date(now.getTime() + Math.max(pauseAfter(tries, Math.random()), wait))
  await write({ tries, next_at, status: verdict.status, ...(!row.narrower && { answer: null }) })
}

/** So long a portal that refuses the key is left alone. */
const KEY_REST_MS = 6 * 3_600_000

async function settleChannel(
  trx: Db,
  { id }: IntegrationRow,
  verdict: Verdict,
  now: Date,
): Promise<void> {
  await sql`select from integration where id = ${id} for no key update`.execute(trx)
  const channel = await findIntegration(trx, id)
  if (!channel) return
  if (verdict.kind === 'key') {
    // Asked again after hours, since one 403 may be a wall's, and a sold home has to leave. Told
    // once, until there is another key.
    const rests_until = new Date(now.getTime() + KEY_REST_MS)
    if (channel.refusal === 'key') return noteIntegration(trx, id, { rests_until })
    await noteIntegration(trx, id, { refusal: 'key', refusal_since: now, rests_until })
    await note(trx, id, [{ kind: 'key_refused', by: null, at: now }])
    await tellRefusedKey(trx, channel, now)
    return
  }
  if (verdict.kind !== 'failed') {
    if (channel.push_failures === 0 && channel.refusal === null) return
    const calm = { refusal: null, refusal_since: null }
    await noteIntegration(trx, id, { push_failures: 0, rests_until: null, ...calm })
    return
  }
  const failures = channel.push_failures + 1
  const opens = failures >= PATIENCE
  const rest = Math.max(opens ? REST_MS : 0, verdict.wait ?? 0)
  await noteIntegration(trx, id, {
    push_failures: failures,
    ...(rest > 0 && { rests_until: new Date(now.getTime() + rest) }),
    ...(opens && channel.refusal === null && { refusal: 'silent', refusal_since: now }),
  })
  if (opens && channel.refusal === null)
    await note(trx, id, [{ kind: 'silent', by: null, at: now, new: failures }])
}
