import { notFound } from '../../contract/errors.ts'
import type { Db } from '../../db/index.ts'
import { readableDemand, writableDemand } from '../demand/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import type { SelectionRow } from './selection.repository.ts'
import { findSelection } from './selection.repository.ts'

/** For how long a link works, in days. */
export const LIFE_DAYS = 60

/**
 * A selection is read by who may read its demand, and ended by who may change it; otherwise it does
 * not exist.
 */
export async function readableSelection(db: Db, actor: Actor, id: string): Promise<SelectionRow> {
  const row = await findSelection(db, id)
  if (row?.agency_id !== actor.agencyId) return notFound(actor.lang)
  await readableDemand(db, actor, row.demand_id)
  return row
}

export async function writableSelection(trx: Db, actor: Actor, id: string): Promise<SelectionRow> {
  const row = await readableSelection(trx, actor, id)
  await writableDemand(trx, actor, row.demand_id)
  return row
}
