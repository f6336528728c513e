import { json, uuidv7, type Db } from '../../db/index.ts'

/** Who gives what to whom, and who said so. */
export interface Change {
  from: string
  to: string
  by: string
  at: Date
  /** The sentence for a contact's timeline. */
  text: string
  agencyId: string
}

const BATCH = 1000

function* batches<T>(list: T[]): Generator<T[]> {
  for (let at = 0; at < list.length; at += BATCH) yield list.slice(at, at + BATCH)
}

/**
 * Writes in each home's and demand's history that somebody else looks after it, as when an ADMIN
 * changes one.
 */
export async function tellRecords(
  trx: Db,
  { homes, demands }: { homes: string[]; demands: string[] },
  { from, to, by, at }: Change,
): Promise<void> {
  const entry = {
    at,
    kind: 'EDIT' as const,
    by_user: by,
    text: null,
    field: 'agentId',
    old: json(from),
    new: json(to),
  }
  for (const ids of batches(homes))
    await trx
      .insertInto('property_history')
      .values(ids.map((property_id) => ({ id: uuidv7(), property_id, ...entry })))
      .execute()
  for (const ids of batches(demands))
    await trx
      .insertInto('demand_history')
      .values(ids.map((demand_id) => ({ id: uuidv7(), demand_id, ...entry })))
      .execute()
}

/**
 * The same in the contacts' timelines. Nobody was active with them by this, so the lists keep their
 * order.
 */
export async function tellContacts(
  trx: Db,
  contacts: string[],
  { by, at, text, agencyId }: Change,
): Promise<void> {
  const entry = {
    agency_id: agencyId,
    at,
    kind: 'STATUS' as const,
    text,
    by_user: by,
    ref_type: null,
    ref_id: null,
    ref_label: null,
  }
  for (const ids of batches(contacts))
    await trx
      .insertInto('contact_entry')
      .values(ids.map((contact_id) => ({ id: uuidv7(), contact_id, ...entry })))
      .execute()
}
