import type {
  Expression,
  Insertable,
  RawBuilder,
  Selectable,
  Updateable,
  UpdateObject,
} from 'kysely'
import { keepStored, unreadStored } from '../../contract/stored/index.ts'
import { json, recordEvent, sql, type Db, type Tables } from '../../db/index.ts'
import type { ContactDoc } from '../../db/tables/contact.ts'
import { differing } from '../../redraw/index.ts'
import { derive, wordsOf, type Derived } from './derive.ts'

/** A row of `contact`. */
export type ContactRecord = Omit<Selectable<Tables['contact']>, 'words' | 'kept'>

export const COLUMNS = [
  'contact.id',
  'contact.agency_id',
  'contact.agent_id',
  'contact.created_by',
  'contact.shared',
  'contact.version',
  'contact.doc',
  'contact.kind',
  'contact.name',
  'contact.sort_name',
  'contact.email',
  'contact.phone',
  'contact.language',
  'contact.town',
  'contact.roles',
  'contact.tags',
  'contact.source',
  'contact.funnel_stage',
  'contact.rating',
  'contact.do_not_contact',
  'contact.merged_into_id',
  'contact.archived_at',
  'contact.erased_at',
  'contact.active_at',
  'contact.last_activity_at',
  'contact.created_at',
  'contact.updated_at',
] as const

/**
 * The one a contact is part of after all its merges; itself when it was never merged. Undefined:
 * there is none.
 */
export async function finalId(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with recursive up as (
      select id, merged_into_id from contact where id = ${id}
      union select c.id, c.merged_into_id from contact c join up on c.id = up.merged_into_id
    ) select id from up where merged_into_id is null`.execute(db)
  return rows[0]?.id
}

/**
 * A contact and those merged into it, for `in`: rows of other rooms keep the id they were written
 * with, so that a merge can be undone.
 */
export const withMerged = (contactId: string): RawBuilder<string> => sql<string>`(
    with recursive down as (
      select id from contact where id = ${contactId}
      union select c.id from contact c join down on c.merged_into_id = down.id
    ) select id from down)`

/** The same of several, whose ids a query reads. */
export const withAllMerged = (
  found: Expression<{ id: string }>,
): RawBuilder<string> => sql<string>`(
    with recursive down as (
      select id from (${found}) found
      union select c.id from contact c join down on c.merged_into_id = down.id
    ) select id from down)`

/** The same, read. */
export async function idsOf(db: Db, contactId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from contact where id in ${withMerged(contactId)}`.execute(db)
  return rows.map((row) => row.id)
}

/**
 * The row itself, merged and erased ones, too: rights decide. Locked until the transaction ends
 * when `lock` is set.
 */
export function findContact(db: Db, id: string, lock = false): Promise<ContactRecord | undefined> {
  const query = db.selectFrom('contact').select(COLUMNS).where('contact.id', '=', id)
  return (lock ? query.forUpdate() : query).executeTakeFirst()
}

/** The same after all merges. */
export async function findFinal(
  db: Db,
  id: string,
  lock = false,
): Promise<ContactRecord | undefined> {
  const last = await finalId(db, id)
  return last === undefined ? undefined : findContact(db, last, lock)
}

/** A new document, and the columns that follow from it. */
const written = (doc: ContactDoc) => ({
  doc: json(doc),
  ...derive(doc),
  words: wordsOf(doc),
})

/**
 * The columns that follow from a stored document. Whether somebody may be written to stands as it is
 * while none is read and another version wrote something beside it: it may be that they said no.
 */
async function derivedOf(db: Db, id: string, doc: ContactDoc): Promise<Partial<Derived>> {
  const { do_not_contact: said, ...others } = derive(doc)
  if (doc.reach.doNotContact !== undefined) return { ...others, do_not_contact: said }
  const { reach } = await unreadStored(db, 'contact.doc', { id })
  return reach === undefined ? { ...others, do_not_contact: said } : others
}

/** Tells the outbox what became of a contact. */
async function told(
  trx: Db,
  what: 'created' | 'saved' | 'erased',
  row: ContactRecord,
): Promise<ContactRecord> {
  await recordEvent(trx, {
    kind: `contact.${what}`,
    agencyId: row.agency_id,
    subject: row.id,
    payload: { version: row.version },
  })
  return row
}

export async function insertContact(
  trx: Db,
  {
    doc,
    ...row
  }: Pick<
    Insertable<Tables['contact']>,
    | 'id'
    | 'agency_id'
    | 'agent_id'
    | 'created_by'
    | 'shared'
    | 'active_at'
    | 'created_at'
    | 'updated_at'
  > & { doc: ContactDoc },
): Promise<ContactRecord> {
  const made = await trx
    .insertInto('contact')
    .values({ ...row, ...written(doc) })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
  return told(trx, 'created', made)
}

type Changes = Omit<Updateable<Tables['contact']>, 'doc'> & { doc?: ContactDoc }

/** Writes a contact and raises its version. */
export async function updateContact(
  trx: Db,
  id: string,
  { doc, ...values }: Changes,
): Promise<ContactRecord> {
  const saved = await write(trx, id, {
    ...values,
    ...(doc && {
      doc: json(await keepStored(trx, 'contact.doc', { id }, doc)),
      ...(await derivedOf(trx, id, doc)),
      words: wordsOf(doc),
    }),
  })
  return told(trx, 'saved', saved)
}

/** The same, when nothing of the document may be left. */
export async function wipeContact(
  trx: Db,
  id: string,
  { doc, ...values }: Changes & { doc: ContactDoc },
): Promise<ContactRecord> {
  return told(trx, 'erased', await write(trx, id, { ...values, ...written(doc) }))
}

/**
 * Writes the columns anew that follow from the document where they are not what it says today: no
 * change of the contact, so no version.
 */
export async function refreshContact(trx: Db, { id, doc, ...row }: ContactRecord): Promise<void> {
  const columns = differing(row, await derivedOf(trx, id, doc))
  const words = wordsOf(doc)
  await trx
    .updateTable('contact')
    .set({ ...columns, words })
    .where('id', '=', id)
    .where(sql<boolean>`(${columns !== null} or words is distinct from ${words})`)
    .execute()
}

async function write(
  trx: Db,
  id: string,
  values: UpdateObject<Tables, 'contact'>,
): Promise<ContactRecord> {
  return trx
    .updateTable('contact')
    .set({ ...values, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}
