import type { Insertable, Selectable } from 'kysely'
import { sql, type Db, type Tables } from '../../db/index.ts'

export type GrantRow = Selectable<Tables['connection_grant']>

/** Grants that act now: of people as they were when they allowed it, and may still. */
export const standing = (db: Db, now: Date) =>
  db
    .selectFrom('connection_grant')
    .innerJoin('app_user', (on) =>
      on
        .onRef('app_user.id', '=', 'connection_grant.user_id')
        .onRef('app_user.agency_id', '=', 'connection_grant.agency_id')
        .onRef('app_user.role', '=', 'connection_grant.role'),
    )
    .where('connection_grant.ended_at', 'is', null)
    .where('connection_grant.expires_at', '>', now)
    .where('app_user.active', '=', true)
    .where((eb) =>
      eb.or([
        eb('app_user.role', '=', 'ADMIN'),
        eb.and([
          eb('app_user.role', '=', 'STAFF'),
          eb.exists(
            eb
              .selectFrom('connection_rule')
              .select('staff')
              .whereRef('connection_rule.agency_id', '=', 'connection_grant.agency_id')
              .where('staff', '=', true),
          ),
        ]),
      ]),
    )

/** Whether agents of an agency may connect an assistant. */
export async function staffMay(db: Db, agencyId: string): Promise<boolean> {
  const query = db.selectFrom('connection_rule').select('staff').where('agency_id', '=', agencyId)
  return (await query.executeTakeFirst())?.staff ?? false
}

export async function saveRule(trx: Db, row: Insertable<Tables['connection_rule']>): Promise<void> {
  await trx
    .insertInto('connection_rule')
    .values(row)
    .onConflict((on) =>
      on.column('agency_id').doUpdateSet({ staff: row.staff, updated_at: row.updated_at }),
    )
    .execute()
}

/** Of an agency, or of one of its people: own ones first, the newest first. */
export const grantsOf = (
  db: Db,
  { agencyId, userId, only }: { agencyId: string; userId: string; only: boolean },
  now: Date,
): Promise<GrantRow[]> =>
  standing(db, now)
    .selectAll('connection_grant')
    .where('connection_grant.agency_id', '=', agencyId)
    .$if(only, (query) => query.where('connection_grant.user_id', '=', userId))
    .orderBy(sql`connection_grant.user_id = ${userId}`, 'desc')
    .orderBy('connection_grant.user_id')
    .orderBy('connection_grant.created_at', 'desc')
    .orderBy('connection_grant.id')
    .execute()

export const insertGrant = (
  trx: Db,
  row: Insertable<Tables['connection_grant']>,
): Promise<GrantRow> =>
  trx.insertInto('connection_grant').values(row).returningAll().executeTakeFirstOrThrow()

type Which = { id: string } | { userId: string } | { agencyId: string; role: 'STAFF' }

/** Ends grants, in the order of their ids: one, all of a person, or those of an agency's agents. */
export async function endGrants(trx: Db, which: Which): Promise<void> {
  const rows = trx
    .selectFrom('connection_grant')
    .select('id')
    .where('ended_at', 'is', null)
    .orderBy('id')
    .forUpdate()
  const some =
    'id' in which
      ? rows.where('id', '=', which.id)
      : 'userId' in which
        ? rows.where('user_id', '=', which.userId)
        : rows.where('agency_id', '=', which.agencyId).where('role', '=', which.role)
  const ids = (await some.execute()).map(({ id }) => id)
  if (ids.length === 0) return
  await trx
    .updateTable('connection_grant')
    .set({ ended_at: sql<Date>`now()` })
    .where('id', 'in', ids)
    .execute()
}

/** A grant of an agency, ended or not; of one person where `userId` says so. */
export const findGrant = (
  db: Db,
  { id, agencyId, userId }: { id: string; agencyId: string; userId: string | null },
): Promise<{ id: string } | undefined> =>
  db
    .selectFrom('connection_grant')
    .select('id')
    .where('id', '=', id)
    .where('agency_id', '=', agencyId)
    .$if(userId !== null, (query) => query.where('user_id', '=', userId ?? ''))
    .executeTakeFirst()

/** Forgets what has opened nothing since `before`, and secrets that are over. */
export async function forgetGrants(db: Db, before: Date, now: Date): Promise<void> {
  await db
    .deleteFrom('connection_grant')
    .where((eb) => eb.or([eb('ended_at', '<', before), eb('expires_at', '<', before)]))
    .execute()
  await db.deleteFrom('connection_code').where('expires_at', '<', before).execute()
  await db.deleteFrom('connection_token').where('expires_at', '<', now).execute()
  await db.deleteFrom('connection_client').where('kept_until', '<', now).execute()
}
