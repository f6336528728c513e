import type { Insertable, Selectable } from 'kysely'
import { keepStored } from '../../contract/stored/index.ts'
import { json, sql, type Db, type Tables } from '../../db/index.ts'

/** A channel. */
export type IntegrationRow = Selectable<Tables['integration']>

/** Most channels an agency keeps. */
export const MOST = 20

/** What the list says of a source beside its own row. */
export interface Use {
  /** Homes its last good file had. */
  homes: number
  lastRunAt: Date | null
}

const of = (db: Db, agencyId: string) =>
  db.selectFrom('integration').where('agency_id', '=', agencyId)

const homes = sql<string>`(select count(*) from import_link l where l.integration_id = integration.id and l.missing_since is null)`
const lastRunAt = sql<Date | null>`(select max(r.created_at) from import_run r where r.integration_id = integration.id)`

/** Channels of an agency, by name. */
export async function listWithUse(db: Db, agencyId: string): Promise<(IntegrationRow & Use)[]> {
  const rows = await of(db, agencyId)
    .selectAll()
    .select([homes.as('homes'), lastRunAt.as('lastRunAt')])
    .orderBy(sql`lower(name)`)
    .execute()
  return rows.map((row) => ({ ...row, homes: Number(row.homes) }))
}

export async function findWithUse(
  db: Db,
  agencyId: string,
  id: string,
): Promise<(IntegrationRow & Use) | null> {
  return (await listWithUse(db, agencyId)).find((row) => row.id === id) ?? null
}

/** A channel by id alone, for jobs. */
export async function findIntegration(db: Db, id: string): Promise<IntegrationRow | null> {
  return (
    (await db.selectFrom('integration').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
  )
}

/** The agency's channels into the house. */
export function sourcesOf(db: Db, agencyId: string): Promise<IntegrationRow[]> {
  return of(db, agencyId)
    .selectAll()
    .where('direction', '=', 'in')
    .orderBy(sql`lower(name)`)
    .execute()
}

export async function insertIntegration(
  trx: Db,
  row: Insertable<Tables['integration']>,
): Promise<IntegrationRow> {
  return trx.insertInto('integration').values(row).returningAll().executeTakeFirstOrThrow()
}

export async function saveIntegration(
  trx: Db,
  {
    id,
    name,
    settings,
    updated_at,
  }: Pick<IntegrationRow, 'id' | 'name' | 'settings' | 'updated_at'>,
): Promise<void> {
  await trx
    .updateTable('integration')
    .set({
      name,
      settings: json(await keepStored(trx, 'integration.settings', { id }, settings)),
      updated_at,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute()
}
