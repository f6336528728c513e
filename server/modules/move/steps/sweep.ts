import type { Deps } from '../../../contract/deps.ts'
import { sql } from '../../../db/index.ts'
import { forgetCalls, takeBackAhead } from '../window/turns.ts'
import { NO_TOKEN } from './token.ts'
import { wakeApply, wakeLanes } from './wake.ts'

/** Of a move that is done: what another mapping had made anew, and a fault left lying. */
const isLeftOver = sql<boolean>`exists (
  select 1 from move_item i where i.move_id = move.id
    and i.kind in ('home', 'owner', 'photo') and i.state in ('wait', 'got'))`

const DAY = 86_400_000
/** Days after the end for which the key and what was read are kept. */
export const TOKEN_DAYS = 7
export const RAW_DAYS = 30
/** A move that waits for its start or a person so long has been forgotten: its key goes, too. */
const FORGOTTEN_DAYS = 60

/** Wakes moves whose work was left lying, and erases keys and what was read when their time has come. */
export async function sweep(deps: Deps): Promise<void> {
  const { db } = deps
  const now = deps.now()
  const before = (days: number): Date => new Date(now.getTime() - days * DAY)
  await takeBackAhead(db, now)
  const moves = await db
    .selectFrom('move')
    .select(['id', 'agency_id', 'state'])
    .where(({ or, and, eb }) =>
      or([
        eb('state', 'in', ['checking', 'running', 'paused', 'failed']),
        // Later what was read is gone, and nothing can be made of it.
        and([eb('state', '=', 'done'), eb('ended_at', '>', before(RAW_DAYS)), isLeftOver]),
      ]),
    )
    .execute()
  for (const move of moves) {
    if (move.state === 'running' || move.state === 'checking') await wakeLanes(deps, db, move)
    if (move.state === 'done') await wakeLanes(deps, db, move, ['photo'])
    if (move.state !== 'checking') await wakeApply(deps, db, move)
  }
  await db
    .updateTable('move')
    .set(NO_TOKEN)
    .where('token', 'is not', null)
    .where(({ or, eb }) =>
      or([
        eb('ended_at', '<', before(TOKEN_DAYS)),
        sql<boolean>`ended_at is null and state in ('planned', 'paused', 'failed')
          and coalesce(started_at, created_at) < ${before(FORGOTTEN_DAYS)}`,
      ]),
    )
    .execute()
  await sql`
    update move_item set raw = null from move
    where move.id = move_item.move_id and move.ended_at < ${before(RAW_DAYS)}
      and move_item.raw is not null`.execute(db)
  await forgetCalls(db, now)
}
