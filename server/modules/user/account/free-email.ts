import type { Ctx } from '../../../contract/context.ts'
import type { Db } from '../../../db/index.ts'
import { findByEmail, lockUser } from '../user.repository.ts'
import { giveWay } from './claim.service.ts'

/**
 * Makes an e-mail free for an account (`id`, locked) whose person has just shown that they read it:
 * another that never proved it gives way. False: somebody has proved it, or may not go.
 */
export async function freeEmail(trx: Db, email: string, id: string, ctx: Ctx): Promise<boolean> {
  const other = await findByEmail(trx, email)
  if (!other?.active || other.id === id) return true
  if (other.email_verified_at) return false
  const held = await lockUser(trx, other.id)
  if (!held?.active || held.email !== email) return true
  return held.email_verified_at === null && giveWay(trx, held, ctx)
}
