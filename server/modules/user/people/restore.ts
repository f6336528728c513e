import type { User } from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'
import { normalEmail } from '../normalise.ts'
import { findColleague, insertUser } from '../user.repository.ts'

/** The agency's row of an e-mail, of who is here, is invited or has left; null when it has none. */
export const colleagueOf = async (
  db: Db,
  agencyId: string,
  email: string,
): Promise<string | null> => (await findColleague(db, agencyId, normalEmail(email)))?.id ?? null

/**
 * Writes a person who worked for the agency at another instance, as one who never came: their name
 * stands by their records, nothing is mailed, and they can be asked to come.
 */
export async function restorePerson(
  trx: Db,
  { agencyId, avatar }: { agencyId: string; avatar: string | null },
  person: User,
): Promise<void> {
  await insertUser(trx, {
    id: person.id,
    email: normalEmail(person.email),
    password_hash: null,
    role: person.role === 'ADMIN' ? 'ADMIN' : 'STAFF',
    agency_id: agencyId,
    first_name: person.first_name,
    last_name: person.last_name,
    avatar,
    phone: person.phone,
    language: person.language,
    job_title: person.job_title,
    email_verified_at: null,
    active: false,
    joins: true,
    invited_at: null,
    branch_id: person.branch_id,
    is_public: person.is_public,
    phone_public: person.phone_public ?? false,
    spoken: person.languages ?? [],
    job_titles: person.job_titles ?? {},
    doc: { is_onboarding: true },
  })
}
