import type { Actor } from '../../../contract/rights/actor.ts'
import type { Db } from '../../../db/index.ts'
import { say } from '../messages.ts'

/** Has an ADMIN of the agency shown that their e-mail is theirs? */
export async function isProvedAgency(db: Db, agencyId: string): Promise<boolean> {
  const found = await db
    .selectFrom('app_user')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('role', '=', 'ADMIN')
    .where('active', '=', true)
    .where('joins', '=', false)
    .where('email_verified_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Why nobody may write to people in an agency's name, in words; null where they may. An agency is
 * registered in a minute with any e-mail: until an ADMIN has shown that theirs reaches them, its own
 * words go to nobody's mailbox through us (docs/decisions/0114).
 */
export const whyNoMail = async (
  db: Db,
  { agencyId, lang }: Pick<Actor, 'agencyId' | 'lang'>,
): Promise<string | null> => ((await isProvedAgency(db, agencyId)) ? null : say(lang, 'proveFirst'))
