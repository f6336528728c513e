import type { AgendaEvent } from '../../../../generated/model/index.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import type { Db } from '../../../db/index.ts'
import { homesInSight, isThere } from '../visit.policy.ts'
import type { SheetRow } from '../visit.repository.ts'

type Named = Pick<SheetRow, 'doc'>

/**
 * Homes of the own portfolio that a sheet names: those of its visit when it was signed, which of a
 * sheet of before are taken for those of today.
 */
export const homesOfSheet = ({ doc }: Named, { homes }: Pick<AgendaEvent, 'homes'>): string[] =>
  doc.homeIds ?? homes.map(({ id }) => id)

/**
 * A sheet identifies each of its homes by door, cadastre and registry: it is for who is there, and
 * for who sees them all in the portfolio.
 */
export async function isSheetInSight(
  db: Db,
  sheet: Named,
  event: AgendaEvent,
  actor: Actor,
): Promise<boolean> {
  if (isThere(event, actor)) return true
  const ids = homesOfSheet(sheet, event)
  return ids.every(await homesInSight(db, ids, actor))
}
