import type { Insertable, Selectable } from 'kysely'
import { keepStored, readsWhole } from '../../contract/stored/index.ts'
import { json, sql, type Db, type Tables, searchTermPatterns } from '../../db/index.ts'
import { unknownPlaces } from './places.ts'
import type { Reader } from './template.policy.ts'

export type TemplateRow = Selectable<Tables['template']>

/** Most texts an agency and a person keep, together. */
export const MOST = 300

const within = (db: Db, { agencyId, userId }: Reader) =>
  db
    .selectFrom('template')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where((eb) => eb.or([eb('owner_id', 'is', null), eb('owner_id', '=', userId)]))

/** The agency's and one's own, by name. */
export function listTemplates(db: Db, reader: Reader, q = ''): Promise<TemplateRow[]> {
  let query = within(db, reader)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(MOST)
  for (const pattern of searchTermPatterns(q)) query = query.where('search', 'like', pattern)
  return query.execute()
}

/** Whether this version reads all of a text: what is past a limit, it shows cut. */
export const readsTemplate = async (db: Db, id: string): Promise<boolean> =>
  (await readsWhole(db, 'template.text', { id })) &&
  (await readsWhole(db, 'template.subject', { id }))

/**
 * What stands in braces in a text and is a place of a later version: a kept text has it, and none can
 * be kept with what is no place.
 */
export async function unfilledPlaces(db: Db, reader: Reader, text: string): Promise<string[]> {
  const unknown = unknownPlaces(text)
  if (unknown.length === 0) return []
  const kept = (await listTemplates(db, reader)).flatMap((row) => [
    ...Object.values(row.subject),
    ...Object.values(row.text),
  ])
  return unknown.filter((place) => kept.some((one) => one.includes(place)))
}

export async function findTemplate(
  db: Db,
  id: string,
  reader: Reader,
  lock = false,
): Promise<TemplateRow | null> {
  const query = within(db, reader).where('id', '=', id)
  return (await (lock ? query.forUpdate() : query).executeTakeFirst()) ?? null
}

export async function insertTemplate(
  trx: Db,
  row: Insertable<Tables['template']>,
): Promise<TemplateRow> {
  return trx
    .insertInto('template')
    .values({ ...row, subject: json(row.subject) as never, text: json(row.text) as never })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function saveTemplate(
  trx: Db,
  id: string,
  {
    name,
    owner_id,
    subject,
    text,
    search,
    updated_at,
  }: Pick<TemplateRow, 'name' | 'owner_id' | 'subject' | 'text' | 'search' | 'updated_at'>,
): Promise<TemplateRow> {
  const kept = {
    subject: await keepStored(trx, 'template.subject', { id }, subject),
    text: await keepStored(trx, 'template.text', { id }, text),
  }
  return trx
    .updateTable('template')
    .set({
      name,
      owner_id,
      subject: json(kept.subject) as never,
      text: json(kept.text) as never,
      search,
      updated_at,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function removeTemplate(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('template').where('id', '=', id).execute()
}
