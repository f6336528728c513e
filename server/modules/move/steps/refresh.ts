import type { Deps } from '../../../contract/deps.ts'
import type { Db } from '../../../db/index.ts'
import { listedIn } from '../inmovilla/shapes.ts'
import { setItem } from '../item.repository.ts'
import { setMove, type MoveRow } from '../move.repository.ts'
import { addHomes, wanted } from './plan.ts'
import { wakeLanes } from './wake.ts'

const DAY = 86_400_000
/** Days after the end for which changes can be brought, and how often. */
export const REFRESH_DAYS = 60

/** From when changes can be brought; null: no more, or not yet over. */
export function refreshFrom(
  { state, ended_at: ended, refreshed_at: last, started_at: began }: MoveRow,
  now: Date,
): Date | null {
  if (state !== 'done' || !ended || !began) return null
  const from = new Date((last ?? began).getTime() + DAY)
  // Each refreshment ends anew; the sixty days are those of the move itself.
  const until = new Date(began.getTime() + REFRESH_DAYS * DAY)
  return from > until || now > until ? null : from
}

/** Reads the list again: one call, and one for each home that changed since. */
export async function refresh(deps: Deps, trx: Db, move: MoveRow): Promise<void> {
  const now = deps.now()
  await trx
    .updateTable('move_item')
    .set({ state: 'wait', next_at: null, tries: 0 })
    .where('move_id', '=', move.id)
    .where('kind', '=', 'list')
    .execute()
  await setMove(trx, move.id, { state: 'running', ended_at: null, refreshed_at: now, fault: null })
  await wakeLanes(deps, trx, move)
}

/** Has homes read that are new in the list, or changed since they were read. */
export async function takeChanged(
  deps: Deps,
  trx: Db,
  move: MoveRow,
  body: unknown,
): Promise<void> {
  const list = wanted(listedIn(body) ?? [], move.want)
  const rows = await trx
    .selectFrom('move_item')
    .select(['id', 'external_id', 'changed_at', 'state'])
    .where('move_id', '=', move.id)
    .where('kind', '=', 'home')
    .execute()
  const known = new Map(rows.map((row) => [row.external_id, row]))
  for (const { id, changedAt } of list) {
    const row = known.get(id)
    if (!row || (row.changed_at === changedAt && row.state !== 'failed')) continue
    await setItem(trx, row.id, { state: 'wait', changed_at: changedAt, next_at: null, tries: 0 })
  }
  await addHomes(
    trx,
    move,
    list.filter(({ id }) => !known.has(id)),
  )
  await wakeLanes(deps, trx, move, ['home'])
}
