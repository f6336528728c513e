import type { Role } from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'
import { wayBackUntil } from '../account/email-move.ts'
import { normalEmail } from '../normalise.ts'
import { findByEmail } from '../user.repository.ts'

/** Roles the operator gives by hand, to people without an agency; people of one keep theirs. */
export const GIVEN_ROLES = [
  'USER',
  'SERVICE',
  'REFERRED',
  'LLOGUER_SEGUR',
] as const satisfies readonly Role[]

/**
 * Gives a person of that e-mail a role; their id, or null when nobody without an agency has proved
 * it, or a stranger could wait with it, or an earlier mailbox could still take the account back with
 * the role (docs/decisions/0422). It counts at once; their desk shows it when it is opened anew.
 */
export async function giveRole(
  db: Db,
  email: string,
  role: (typeof GIVEN_ROLES)[number],
  now: Date,
): Promise<string | null> {
  const found = await findByEmail(db, normalEmail(email))
  if (found && role !== 'USER' && (await wayBackUntil(db, found.id, now))) return null
  const row = await db
    .updateTable('app_user')
    .set({ role })
    .where('email', '=', normalEmail(email))
    .where('email_verified_at', 'is not', null)
    .where('agency_id', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}
