import type { Selectable } from 'kysely'
import { asStored, keepStored } from '../../contract/stored/index.ts'
import { json, sql, type Db, type Tables } from '../../db/index.ts'
import type { RunRow } from './import.repository.ts'

export type LinkRow = Selectable<Tables['import_link']>

type SaidOf = Pick<LinkRow, 'integration_id' | 'external_id' | 'said'>

/**
 * Tells the other runs of a source that a home stands as they left it, although its version is
 * another one: an undo has put it back.
 */
export async function moveVersion(
  trx: Db,
  run: RunRow,
  propertyId: string,
  from: number,
  to: number,
): Promise<void> {
  await sql`
    update import_item item set before = jsonb_set(item.before, '{version}', to_jsonb(${to}::int))
    from import_run r
    where r.id = item.run_id and r.integration_id = ${run.integration_id} and r.id <> ${run.id}
      and item.property_id = ${propertyId} and item.before is not null
        and item.before ->> 'version' = ${String(from)}`.execute(trx)
}

/**
 * As `moveVersion`, after the pictures of a run have published the home: the newest report that can
 * be undone speaks for it.
 */
export async function moveNewest(
  trx: Db,
  propertyId: string,
  from: number,
  to: number,
): Promise<void> {
  await sql`
    update import_item set before = jsonb_set(before, '{version}', to_jsonb(${to}::int))
    where before ->> 'version' = ${String(from)} and id = (
      select id from import_item where property_id = ${propertyId} and before is not null
      order by id desc limit 1)`.execute(trx)
}

export async function findLink(
  db: Db,
  integrationId: string,
  externalId: string,
): Promise<LinkRow | null> {
  return (
    (await db
      .selectFrom('import_link')
      .selectAll()
      .where('integration_id', '=', integrationId)
      .where('external_id', '=', externalId)
      .executeTakeFirst()) ?? null
  )
}

/** All sources that name a home. */
export const linksOfHome = (db: Db, propertyId: string): Promise<LinkRow[]> =>
  db
    .selectFrom('import_link')
    .selectAll()
    .where('property_id', '=', propertyId)
    .orderBy('integration_id')
    .orderBy('external_id')
    .execute()

/** What the feed last said of a home, with what this contract cannot read: for a way back. */
export const saidAsStored = (
  db: Db,
  { integration_id, external_id, said }: SaidOf,
): Promise<LinkRow['said']> =>
  asStored(db, 'import_link.said', { integration_id, external_id }, said)
/**
 * Writes all of a link but what became of its pictures. What this contract cannot read of what the
 * feed said stays: else another version takes it for newly said, and for more than an agent's word.
 */
export async function saveLink(
  trx: Db,
  link: Omit<LinkRow, 'pictures' | 'missing_files'> & { missing_files?: number },
): Promise<void> {
  const { agency_id, integration_id, external_id, property_id, missing_since } = link
  const said = await keepStored(trx, 'import_link.said', { integration_id, external_id }, link.said)
  const set = {
    property_id,
    missing_since,
    missing_files: missing_since === null ? 0 : (link.missing_files ?? 1),
    said: json(said),
    left_as: link.left_as && json(link.left_as),
  }
  await trx
    .insertInto('import_link')
    .values({ agency_id, integration_id, external_id, ...set })
    .onConflict((at) => at.columns(['integration_id', 'external_id']).doUpdateSet(set))
    .execute()
}

export async function removeLink(
  trx: Db,
  integrationId: string,
  externalId: string,
): Promise<void> {
  await trx
    .deleteFrom('import_link')
    .where('integration_id', '=', integrationId)
    .where('external_id', '=', externalId)
    .execute()
}

/** Homes of the run's source that this run has not named. */
export async function linksNotIn(db: Db, run: RunRow): Promise<LinkRow[]> {
  return db
    .selectFrom('import_link')
    .selectAll()
    .where('integration_id', '=', run.integration_id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('import_item')
            .select('id')
            .where('run_id', '=', run.id)
            .whereRef('import_item.external_id', '=', 'import_link.external_id'),
        ),
      ),
    )
    .orderBy('external_id')
    .execute()
}

/** Homes of a source that a file has not named. */
export async function linksOutside(
  db: Db,
  integrationId: string,
  named: ReadonlySet<string>,
): Promise<LinkRow[]> {
  const all = await db
    .selectFrom('import_link')
    .selectAll()
    .where('integration_id', '=', integrationId)
    .orderBy('external_id')
    .execute()
  return all.filter(({ external_id }) => !named.has(external_id))
}
