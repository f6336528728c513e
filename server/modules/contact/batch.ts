import type { ContactInput, ContactRelation } from '../../../generated/model/index.ts'
import { json, sql, uuidv7, type Db } from '../../db/index.ts'
import type { ContactDoc } from '../../db/tables/contact.ts'
import type { Actor, Work } from '../../contract/rights/actor.ts'
import { cleaned } from './clean.ts'
import { COLUMNS, updateContact, type ContactRecord } from './contact.repository.ts'
import { derive, reachOf, wordsOf, type ReachValue } from './derive.ts'
import { personParts } from './privacy/person-parts.ts'

/**
 * The door for many contacts at once (imports): look up, add and rewrite in a few statements.
 * Rights and duplicates are the caller's to check; the database still refuses a phone or e-mail
 * that another contact has.
 */

/** A phone or e-mail as a key. */
export const reachKey = ({ kind, value }: Pick<ReachValue, 'kind' | 'value'>): string =>
  `${kind} ${value}`

/** The document of an input as it would be stored; throws 400 with what is wrong at each field. */
export const contactDocOf = (input: ContactInput, actor: Actor): ContactDoc => ({
  person: {},
  reach: {},
  profile: {},
  legal: {},
  notes: {},
  ...cleaned(input, actor),
})

/**
 * The contacts that have these phones and e-mails, by reachKey; locked until the transaction ends
 * when `lock` is set.
 */
export async function contactsByReach(
  db: Db,
  agencyId: string,
  values: string[],
  lock = false,
): Promise<Map<string, ContactRecord>> {
  if (values.length === 0) return new Map()
  const keys = await db
    .selectFrom('contact_reach')
    .select(['kind', 'value', 'contact_id'])
    .where('agency_id', '=', agencyId)
    .where('value', '=', sql<string>`any(${values}::text[])`)
    .execute()
  const ids = [...new Set(keys.map((key) => key.contact_id))].sort()
  if (ids.length === 0) return new Map()
  const query = db
    .selectFrom('contact')
    .select(COLUMNS)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id')
  const rows = new Map(
    (await (lock ? query.forUpdate() : query).execute()).map((row) => [row.id, row]),
  )
  return new Map(
    keys.flatMap((key) => {
      const row = rows.get(key.contact_id)
      return row ? [[reachKey(key), row] as const] : []
    }),
  )
}

/**
 * The contacts of these sorting names that nobody can reach: all by which such a person can be
 * known again.
 */
export async function unreachable(
  db: Db,
  agencyId: string,
  sortNames: string[],
): Promise<ContactRecord[]> {
  if (sortNames.length === 0) return []
  return db
    .selectFrom('contact')
    .select(COLUMNS)
    .where('agency_id', '=', agencyId)
    .where('merged_into_id', 'is', null)
    .where('erased_at', 'is', null)
    .where('email', 'is', null)
    .where('phone', 'is', null)
    .where('sort_name', '=', sql<string>`any(${sortNames}::text[])`)
    .orderBy('id')
    .execute()
}

/**
 * Whom contacts are linked to, either way round, by the id of each; locked like `contactsByReach`.
 */
export async function linkedTo(
  db: Db,
  ids: string[],
  lock = false,
): Promise<Map<string, ContactRecord[]>> {
  if (ids.length === 0) return new Map()
  const links = await db
    .selectFrom('contact_link')
    .select(['contact_id', 'other_id'])
    .where((eb) =>
      eb.or([
        eb('contact_id', '=', sql<string>`any(${ids}::uuid[])`),
        eb('other_id', '=', sql<string>`any(${ids}::uuid[])`),
      ]),
    )
    .execute()
  const others = [
    ...new Set(links.flatMap(({ contact_id, other_id }) => [contact_id, other_id])),
  ].sort()
  if (others.length === 0) return new Map()
  const query = db
    .selectFrom('contact')
    .select(COLUMNS)
    .where('id', '=', sql<string>`any(${others}::uuid[])`)
    .where('merged_into_id', 'is', null)
    .where('erased_at', 'is', null)
    .orderBy('id')
  const rows = new Map(
    (await (lock ? query.forUpdate() : query).execute()).map((row) => [row.id, row]),
  )
  const both = links.flatMap(
    ({ contact_id, other_id }) =>
      [
        [contact_id, other_id],
        [other_id, contact_id],
      ] as const,
  )
  const found = Map.groupBy(both, ([from]) => from)
  return new Map(
    [...found].map(([from, pairs]) => [
      from,
      [...new Set(pairs.map(([, to]) => to))].flatMap((to) => rows.get(to) ?? []),
    ]),
  )
}

/** The name by which a contact is sorted. */
export const sortNameOf = (doc: ContactDoc): string => derive(doc).sort_name

/** Adds contacts with their phones and e-mails. Throws when one of these is another's. */
export async function addContacts(
  { trx, deps, actor }: Work,
  made: { id: string; doc: ContactDoc; shared: boolean }[],
): Promise<void> {
  if (made.length === 0) return
  const now = deps.now()
  await trx
    .insertInto('contact')
    .values(
      made.map(({ id, doc, shared }) => ({
        id,
        agency_id: actor.agencyId,
        agent_id: actor.userId,
        created_by: actor.userId,
        shared,
        active_at: now,
        created_at: now,
        updated_at: now,
        ...derive(doc),
        doc: json(doc),
        words: wordsOf(doc),
      })),
    )
    .execute()
  await addReach(trx, actor.agencyId, made)
}

/** Links new contacts to others of the agency; rights are the caller's to check. */
export async function addLinks(
  { trx, deps, actor }: Work,
  links: { contactId: string; otherId: string; relation: ContactRelation; note: string }[],
): Promise<void> {
  if (links.length === 0) return
  const rows = links.map(({ contactId, otherId, relation, note }) => ({
    id: uuidv7(),
    agency_id: actor.agencyId,
    contact_id: contactId,
    other_id: otherId,
    relation,
    note,
    created_by: actor.userId,
    created_at: deps.now(),
  }))
  await trx
    .insertInto('contact_link')
    .values(rows)
    .onConflict((on) => on.doNothing())
    .execute()
}

async function addReach(
  trx: Db,
  agencyId: string,
  of: { id: string; doc: ContactDoc }[],
): Promise<void> {
  const rows = of.flatMap(({ id, doc }) =>
    reachOf(doc).map(({ kind, value }) => ({ agency_id: agencyId, kind, value, contact_id: id })),
  )
  if (rows.length > 0) await trx.insertInto('contact_reach').values(rows).execute()
}

/**
 * Writes a contact's document whole; answers its new version. Throws when a phone or e-mail is
 * another's.
 */
export async function rewriteContact(
  { trx, deps, actor }: Work,
  id: string,
  doc: ContactDoc,
): Promise<number> {
  await trx.deleteFrom('contact_reach').where('contact_id', '=', id).execute()
  await addReach(trx, actor.agencyId, [{ id, doc }])
  return (await updateContact(trx, id, { doc, updated_at: deps.now() })).version
}

/** What became of a contact since it stood at a version. */
export type Since = 'nothing' | 'worked' | 'gone'

/**
 * Whether a contact was changed or merged since `version`; of one that was just created also
 * whether anybody talked to it (after `until`, where its maker wrote to its timeline itself) or
 * another room uses it. Locks it.
 */
export async function workedOnSince(
  trx: Db,
  id: string,
  version: number,
  created: { by: string; until?: Date } | null,
): Promise<Since> {
  const row = await trx
    .selectFrom('contact')
    .select(['version', 'last_activity_at', 'merged_into_id', 'erased_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row || row.erased_at) return 'gone'
  if (row.version !== version || row.merged_into_id) return 'worked'
  if (created === null) return 'nothing'
  const active = row.last_activity_at
  if (active !== null && (!created.until || active > created.until)) return 'worked'
  for (const part of personParts())
    if (part.name !== created.by && (await part.collect(trx, [id])).length > 0) return 'worked'
  return 'nothing'
}

/**
 * Takes a contact away that nobody worked on; false when another record still holds on to it, and
 * then it stays.
 */
export async function discardContact(trx: Db, id: string): Promise<boolean> {
  try {
    await sql`savepoint discard`.execute(trx)
    await trx.deleteFrom('contact').where('id', '=', id).execute()
    await sql`release savepoint discard`.execute(trx)
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === '23503')) throw error
    await sql`rollback to savepoint discard`.execute(trx)
    return false
  }
}
