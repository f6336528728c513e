import type { Deps } from '../../../contract/deps.ts'
import type { Db } from '../../../db/index.ts'
import { normalEmail } from '../normalise.ts'
import { tellDenied } from '../sign-in/denied.ts'
import { startAnew } from '../sign-in/shut-out.ts'
import { findByEmail, lockUser } from '../user.repository.ts'
import { dropMovesSince } from './email-move.ts'

/**
 * Gives an account the e-mail that its person has shown elsewhere to be theirs: nothing enters it
 * but the link that goes there, and no mailbox of before takes it back. What shows its diary
 * elsewhere ends. For the operator, who has looked who they are.
 */
export async function giveEmail(
  trx: Db,
  { userId, email }: { userId: string; email: string },
  deps: Pick<Deps, 'jobs' | 'now'>,
): Promise<boolean> {
  const wanted = normalEmail(email)
  const row = await lockUser(trx, userId)
  const other = await findByEmail(trx, wanted)
  if (!row?.active || (other?.active && other.id !== userId)) return false
  const since = new Date(0)
  await dropMovesSince(trx, userId, since)
  await tellDenied(trx, { userId, since }, deps)
  await startAnew(trx, row, wanted, deps)
  return true
}
