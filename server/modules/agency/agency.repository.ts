import { sql } from '../../db/index.ts'
import type { Db, Tables } from '../../db/index.ts'
import type { Agency } from '../../../generated/model/index.ts'
import type { Selectable } from 'kysely'

export type AgencyRow = Selectable<Tables['agency']>

/** A row in the shape of the contract. */
export function toAgency(row: AgencyRow): Agency {
  return {
    ...row.doc,
    id: row.id,
    slug: row.slug,
    logo: row.logo,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

export async function findAgency(db: Db, id: string): Promise<AgencyRow | null> {
  return (await db.selectFrom('agency').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

export async function findBySlug(db: Db, slug: string): Promise<AgencyRow | null> {
  return (await db.selectFrom('agency').selectAll().where('slug', '=', slug).executeTakeFirst()) ?? null
}

/** Counts one reference up and returns the number with the agency's pattern; the row's lock makes it safe at once. */
export async function countReference(trx: Db, agencyId: string) {
  return trx
    .updateTable('agency')
    .set({ ref_count: sql<number>`greatest(ref_count + 1, coalesce((doc #>> '{refPattern,start}')::int, 1))` })
    .where('id', '=', agencyId)
    .returning(['ref_count', 'doc'])
    .executeTakeFirst()
}
