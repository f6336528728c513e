import type { Takeout } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import { namesOf } from '../user/index.ts'
import type { Shown, TakeoutRow } from './takeout.repository.ts'

/** Over by the clock. */
export const isOver = ({ expires_at: until }: TakeoutRow, now: Date): boolean =>
  until !== null && until <= now

/** Takeouts as the contract shows them. */
export async function toTakeouts(db: Db, rows: Shown[], now: Date): Promise<Takeout[]> {
  const names = await namesOf(
    db,
    rows.flatMap(({ created_by: by }) => by ?? []),
  )
  return rows.map((row) => ({
    id: row.id,
    state: isOver(row, now) ? 'ended' : row.state,
    parts: row.parts,
    byName: names.get(row.created_by ?? '') ?? null,
    createdAt: row.created_at.toISOString(),
    readyAt: row.ready_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    progress: row.state === 'collecting' ? row.progress : 100,
    entries: row.entries,
    bytes: row.bytes,
    missing: row.missing,
    links: row.links,
    lastReadAt: row.read_at?.toISOString() ?? null,
  }))
}
