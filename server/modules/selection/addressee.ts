import type { Db } from '../../db/index.ts'
import { contactNamesOf } from '../contact/index.ts'
import { loadDemand, type DemandRecord } from '../demand/index.ts'
import type { SelectionRow } from './selection.repository.ts'

/**
 * The demand a selection was sent for, while it is still that of whom it was sent to: a demand may
 * be given to another, who must be neither named to nor answered for by whoever has the link.
 */
export async function demandOf(db: Db, row: SelectionRow): Promise<DemandRecord | null> {
  const demand = (await loadDemand(db, row.demand_id)) ?? null
  const [to, now] = [row.contact_id, demand?.contact_id ?? null]
  if (to === null || to === now) return demand
  const names = await contactNamesOf(db, row.agency_id, [to, ...(now === null ? [] : [now])])
  // Contacts that were merged are one.
  return now !== null && names.get(to)?.id === names.get(now)?.id ? demand : null
}
