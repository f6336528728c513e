import type { Db } from '../../../db/index.ts'
import { normalEmail } from '../normalise.ts'
import { findByEmail } from '../user.repository.ts'

/** The account of an e-mail address, and its agency. */
export async function accountOf(
  db: Db,
  email: string,
): Promise<{ userId: string; agencyId: string | null } | null> {
  const row = await findByEmail(db, normalEmail(email))
  return row && { userId: row.id, agencyId: row.agency_id }
}
