import type { Role } from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'
import { normalEmail } from '../normalise.ts'
import { findByEmail } from '../user.repository.ts'

/** The account of an e-mail address, its agency and its role. */
export async function accountOf(
  db: Db,
  email: string,
): Promise<{ userId: string; agencyId: string | null; role: Role } | null> {
  const row = await findByEmail(db, normalEmail(email))
  return row && { userId: row.id, agencyId: row.agency_id, role: row.role }
}
