import type { Selectable } from 'kysely'
import type { User } from '../../../generated/model/index.ts'
import type { Db, Tables } from '../../db/index.ts'

export type UserRow = Selectable<Tables['app_user']>

/** A row in the shape of the contract: never the password's hash. */
export function toUser(row: UserRow): User {
  const { doc } = row
  return {
    id: row.id,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    avatar: row.avatar,
    phone: row.phone,
    language: row.language,
    role: row.role,
    is_onboarding: doc.is_onboarding ?? false,
    favourites: doc.favourites ?? [],
    stripe_account: doc.stripe_account ?? null,
    agency_ids: row.agency_id ? [row.agency_id] : [],
    google_calendar_email: doc.google_calendar_email ?? null,
    imported_contacts: doc.imported_contacts ?? false,
    imported_properties: doc.imported_properties ?? false,
    job_title: row.job_title,
    active: row.active,
    version: row.version,
  }
}

export async function findUser(db: Db, id: string): Promise<UserRow | null> {
  return (await db.selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}
