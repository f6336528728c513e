import type {
  ContactEntryInput,
  ContactEntryKind,
  ContactEntryPage,
  ContactEntryRef,
  ContactEntry,
} from '../../../generated/model/index.ts'
import { sql, uuidv7, type Db } from '../../db/index.ts'
import { cutPage, readCursor } from '../../contract/cursor.ts'
import { momentOf, reading } from '../../db/page-by-order.ts'
import type { ContactTables } from '../../db/tables/contact.ts'
import type { Actor, Work } from '../../contract/rights/actor.ts'
import { namesOf } from '../user/index.ts'
import { isOwn } from '../../contract/rights/row.ts'
import { readable, writable } from './contact.policy.ts'
import { finalId, findFinal, idsOf } from './contact.repository.ts'
import { inSightOf } from './entry-sight.ts'

/** The list that cursors of this room belong to. */
const LIST = { list: 'listContactEntries', kind: 'time' } as const
const AT = sql`at`

/**
 * One thing that happened with a person. `by` is null when the platform did it; now unless `at`
 * says when.
 */
export interface NewEntry {
  contactId: string
  kind: ContactEntryKind
  text?: string | null
  by: string | null
  at?: Date
  ref?: ContactEntryRef
  /** Nothing is written when the same record was told of after this moment. */
  notSince?: Date
}

type EntryRow = ContactTables['contact_entry']

const toEntry = (row: EntryRow, names: Map<string, string>): ContactEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  kind: row.kind,
  text: row.text,
  byName: (row.by_user && names.get(row.by_user)) || null,
  ref:
    row.ref_type && row.ref_id
      ? { type: row.ref_type, id: row.ref_id, label: row.ref_label ?? '' }
      : null,
})

/**
 * Writes the person's timeline and says that they were active. A person who is gone is passed over.
 * Answers the entry's id.
 */
export async function addEntry(
  trx: Db,
  { contactId, kind, text = null, by, at = new Date(), ref, notSince }: NewEntry,
): Promise<string | null> {
  const last = await finalId(trx, contactId)
  if (last === undefined) return null
  if (notSince && ref) {
    const told = await trx
      .selectFrom('contact_entry')
      .select('id')
      .where('contact_id', '=', contactId)
      .where('ref_type', '=', ref.type)
      .where('ref_id', '=', ref.id)
      .where('at', '>', notSince)
      .executeTakeFirst()
    if (told) return told.id
  }
  const owner = await trx
    .updateTable('contact')
    .set({
      last_activity_at: sql<Date>`greatest(last_activity_at, ${at}::timestamptz)`,
      active_at: sql<Date>`greatest(active_at, ${at}::timestamptz)`,
    })
    .where('id', '=', last)
    .where('erased_at', 'is', null)
    .returning('agency_id')
    .executeTakeFirst()
  if (!owner) return null
  const id = uuidv7()
  await trx
    .insertInto('contact_entry')
    .values({
      id,
      agency_id: owner.agency_id,
      contact_id: contactId,
      at,
      kind,
      text,
      by_user: by,
      ref_type: ref?.type ?? null,
      ref_id: ref?.id ?? null,
      ref_label: ref?.label.slice(0, 200) ?? null,
    })
    .execute()
  return id
}

/**
 * What happened with a person, newest first, that of merged records among it. Who only reads a
 * shared contact reads what was noted of the person and what they did themselves: demands, offers,
 * visits and enquiries of colleagues have rights of their own. What a room keeps to who is in it
 * (`entry-sight.ts`) nobody else reads.
 */
export async function listEntries(
  db: Db,
  actor: Actor,
  id: string,
  { limit = 24, cursor: text }: { limit?: number; cursor?: string },
): Promise<ContactEntryPage> {
  const contact = readable(await findFinal(db, id), actor)
  const cursor = readCursor(text, LIST, actor.lang)
  const ids = await idsOf(db, contact.id)
  let query = db
    .selectFrom('contact_entry')
    .selectAll()
    .select(momentOf(AT).as('place'))
    .where('contact_id', 'in', ids)
    .where(inSightOf(actor.userId))
  if (!isOwn(contact, actor))
    query = query.where((eb) =>
      eb.or([eb('ref_type', 'is', null), eb('by_user', '=', actor.userId)]),
    )
  // The cursor holds its time: the line it was written at may belong to a record parted meanwhile.
  const { beyond } = reading({ by: AT, kind: 'time', descending: true }, cursor)
  if (beyond) query = query.where(beyond)
  const found = await query
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const value = ({ place }: { place: string }): string => place
  const { rows, next } = cutPage(found, { ...LIST, cursor, limit, value })
  const names = await namesOf(db, [...new Set(rows.flatMap((row) => row.by_user ?? []))])
  return { items: rows.map((row) => toEntry(row, names)), next }
}

/** An agent notes something down. */
export async function noteDown(
  { trx, deps, actor }: Work,
  id: string,
  { kind, text, at }: ContactEntryInput,
): Promise<ContactEntry> {
  const contact = writable(await findFinal(trx, id), actor)
  const now = deps.now()
  const when = at === undefined ? now : new Date(Math.min(Date.parse(at), now.getTime()))
  const entry = await addEntry(trx, {
    contactId: contact.id,
    kind,
    text: text.trim(),
    by: actor.userId,
    at: when,
  })
  const row = await trx
    .selectFrom('contact_entry')
    .selectAll()
    .where('id', '=', entry)
    .executeTakeFirstOrThrow()
  return toEntry(row, await namesOf(trx, actor.userId ? [actor.userId] : []))
}
