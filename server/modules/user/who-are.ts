import type { Language } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import { toUser } from './user.repository.ts'

/** People by their e-mails, once these are proved: where they are mailed, and in which language. */
export async function whoAre(
  db: Db,
  emails: readonly string[],
): Promise<{ email: string; language: Language }[]> {
  if (emails.length === 0) return []
  const rows = await db
    .selectFrom('app_user')
    .selectAll()
    .where('email', 'in', emails)
    .where('email_verified_at', 'is not', null)
    .where('active', '=', true)
    .execute()
  return rows.map((row) => {
    const { email, language } = toUser(row)
    return { email, language }
  })
}
