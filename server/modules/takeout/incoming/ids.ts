import { createHash } from 'node:crypto'
import { sql, type Db } from '../../../db/index.ts'

/** An id however it is spelled, alone or inside a text. */
const ANY = /(?<![0-9a-f])[0-9a-f]{8}(-?[0-9a-f]{4}){3}-?[0-9a-f]{12}(?![0-9a-f])/gi
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * The id that a record of another instance has here: the same each time it comes, and in the same
 * order among others, since the first half of a version 7 (its time and count) stays. The rest
 * follows from the agency here, the one there and the old id: no file can name an id of another
 * agency's record.
 */
export function idHere(agencyId: string, origin: string, old: string): string {
  const digest = createHash('sha256')
    .update(`${agencyId} ${origin} ${old.toLowerCase()}`)
    .digest('hex')
  const variant = ((parseInt(digest.slice(0, 1), 16) & 0x3) | 0x8).toString(16)
  return `${old.slice(0, 18).toLowerCase()}-${variant}${digest.slice(1, 4)}-${digest.slice(4, 16)}`
}

/** Ids of records as they are here, of those that some lines name. */
export class Ids {
  readonly #agencyId: string
  readonly #origin: string
  #known = new Map<string, string>()

  constructor(agencyId: string, origin: string) {
    this.#agencyId = agencyId
    this.#origin = origin
  }

  /**
   * Looks up which of the ids that these values name are here as something else: a person by their
   * e-mail, a contact by its phone; where the file was made by this very agency, the records
   * themselves that are still there, and those of people who were erased.
   */
  async load(trx: Db, values: unknown[]): Promise<void> {
    const named = [...new Set(values.flatMap((value) => idsIn(value)))]
    const rows = await trx
      .selectFrom('takeout_map')
      .select(['old_id', 'new_id'])
      .where('agency_id', '=', this.#agencyId)
      .where('origin', '=', this.#origin)
      .where('old_id', '=', sql<string>`any(${named}::uuid[])`)
      .execute()
    this.#known = new Map(rows.map((row) => [row.old_id, row.new_id]))
    if (this.#origin !== this.#agencyId) return
    for (const id of await ownAmong(trx, this.#agencyId, named)) this.#known.set(id, id)
  }

  /** From now on this id is that of a record that was here before. */
  async same(trx: Db, old: string, here: string): Promise<void> {
    this.#known.set(old.toLowerCase(), here)
    await trx
      .insertInto('takeout_map')
      .values({ agency_id: this.#agencyId, origin: this.#origin, old_id: old, new_id: here })
      .onConflict((on) =>
        on.columns(['agency_id', 'origin', 'old_id']).doUpdateSet({ new_id: here }),
      )
      .execute()
  }

  /**
   * No record that was here before is meant by this id any more: it comes as a record of its own.
   * Answers the id that it has here from now on.
   */
  async forget(trx: Db, old: string): Promise<string> {
    this.#known.delete(old.toLowerCase())
    await trx
      .deleteFrom('takeout_map')
      .where('agency_id', '=', this.#agencyId)
      .where('origin', '=', this.#origin)
      .where('old_id', '=', old)
      .execute()
    return this.of(old)
  }

  of(old: string): string {
    return this.#known.get(old.toLowerCase()) ?? idHere(this.#agencyId, this.#origin, old)
  }

  /** The value with each id in it as it is here. */
  in<T>(value: T): T {
    return mapped(value, (text) => (UUID.test(text) ? this.of(text) : text)) as T
  }

  /**
   * The same of a value that no contract was asked about: an id in it is one however it is spelled,
   * and inside a text, too.
   */
  inside<T>(value: T): T {
    return mapped(value, (text) => text.replace(ANY, (id) => this.of(hyphened(id)))) as T
  }
}

const hyphened = (id: string): string =>
  id.replaceAll('-', '').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return UUID.test(value) ? [value.toLowerCase()] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : []
}

function mapped(value: unknown, of: (old: string) => string): unknown {
  if (typeof value === 'string') return of(value)
  if (Array.isArray(value)) return value.map((one) => mapped(one, of))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapped(one, of)]))
}

/** Those of some ids that are records of the agency, and parts of them. */
async function ownAmong(trx: Db, agencyId: string, ids: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with asked as (select unnest(${ids}::uuid[]) as id)
    select id from app_user join asked using (id) where agency_id = ${agencyId}
    union select id from property join asked using (id)
      where agency_id = ${agencyId} and deleted_at is null
    union select h.id from property_history h join asked using (id)
      join property p on p.id = h.property_id where p.agency_id = ${agencyId}
    union select m.id from property_media m join asked using (id)
      join property p on p.id = m.property_id where p.agency_id = ${agencyId}
    union select d.id from property_document d join asked using (id)
      join property p on p.id = d.property_id where p.agency_id = ${agencyId}
    union select id from contact join asked using (id) where agency_id = ${agencyId}
    union select id from contact_entry join asked using (id) where agency_id = ${agencyId}
    union select id from contact_consent join asked using (id) where agency_id = ${agencyId}
    union select id from contact_link join asked using (id) where agency_id = ${agencyId}
    union select id from lead join asked using (id) where agency_id = ${agencyId}
    union select id from demand join asked using (id) where agency_id = ${agencyId}
    union select h.id from demand_history h join asked using (id)
      join demand d on d.id = h.demand_id where d.agency_id = ${agencyId}
    union select id from selection join asked using (id) where agency_id = ${agencyId}
    union select id from offer join asked using (id) where agency_id = ${agencyId}
    union select id from agenda_event join asked using (id)
      where agency_id = ${agencyId} and deleted_at is null
    union select id from inbox_thread join asked using (id) where agency_id = ${agencyId}
    union select m.id from inbox_message m join asked using (id)
      join inbox_thread t on t.id = m.thread_id where t.agency_id = ${agencyId}
    union select id from template join asked using (id) where agency_id = ${agencyId}
    union select id from list_view join asked using (id) where agency_id = ${agencyId}
    union select id from integration join asked using (id) where agency_id = ${agencyId}
    union select id from expense join asked using (id) where agency_id = ${agencyId}
    union select id from bank_account join asked using (id) where agency_id = ${agencyId}
    union select id from bank_entry join asked using (id) where agency_id = ${agencyId}`.execute(
    trx,
  )
  return rows.map(({ id }) => id)
}
