import type { SqlBool } from 'kysely'
import { sql, type Db, type RawBuilder } from '../../db/index.ts'

/**
 * Which lines of timelines about its records a room tells this person, as a condition of a query on
 * `contact_entry`. A program reads all.
 */
type Sight = (userId: string) => RawBuilder<SqlBool>

const asked: Sight[] = []

/** A room whose records may be a person's own says, whenever lines are read, which are this reader's. */
export const registerEntrySight = (sight: Sight): void => void asked.push(sight)

/** The lines that this person may read, by what holds today of what they are about. */
export const inSightOf = (userId: string | null): RawBuilder<SqlBool> =>
  userId === null || asked.length === 0
    ? sql<SqlBool>`true`
    : sql.join(
        asked.map((sight) => sight(userId)),
        sql` and `,
      )

/** Has no part in anything: reads what nobody keeps to themselves. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Those of these lines that every ADMIN may read, not only who is in what they are about. */
export async function agencysEntries(db: Db, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('contact_entry')
    .select('id')
    .where('id', 'in', ids)
    .where(inSightOf(NOBODY))
    .execute()
  return new Set(rows.map(({ id }) => id))
}
