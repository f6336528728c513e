import type { Db } from '../../../db/index.ts'

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
