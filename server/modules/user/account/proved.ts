import type { Actor } from '../../../contract/rights/actor.ts'
import type { Db } from '../../../db/index.ts'
import { say } from '../messages.ts'

/** The agencies among these of which no ADMIN has shown that their e-mail is theirs. */
export async function unprovedAmong(db: Db, agencyIds: readonly string[]): Promise<Set<string>> {
  const unproved = new Set(agencyIds)
  if (unproved.size === 0) return unproved
  const proved = await db
    .selectFrom('app_user')
    .select('agency_id')
    .distinct()
    .where('agency_id', 'in', [...unproved])
    .where('role', '=', 'ADMIN')
    .where('active', '=', true)
    .where('joins', '=', false)
    .where('email_verified_at', 'is not', null)
    .execute()
  for (const { agency_id } of proved) if (agency_id !== null) unproved.delete(agency_id)
  return unproved
}

/** Has an ADMIN of the agency shown that their e-mail is theirs? */
export const isProvedAgency = async (db: Db, agencyId: string): Promise<boolean> =>
  (await unprovedAmong(db, [agencyId])).size === 0

/**
 * Why nobody may write to people in an agency's name, in words; null where they may. An agency is
 * registered in a minute with any e-mail: until an ADMIN has shown that theirs reaches them, its own
 * words go to nobody's mailbox through us (docs/decisions/0114).
 */
export const whyNoMail = async (
  db: Db,
  { agencyId, lang }: Pick<Actor, 'agencyId' | 'lang'>,
): Promise<string | null> => ((await isProvedAgency(db, agencyId)) ? null : say(lang, 'proveFirst'))
