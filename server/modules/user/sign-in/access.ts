import type { Db } from '../../../db/index.ts'
import { dropPasskeys } from '../passkey/passkey.repository.ts'
import { denyTied, dropTied } from '../sso/sso.repository.ts'
import { tellAccessEnded } from './access-ended.ts'
import { dropIdentities } from './identity.repository.ts'
import { dropLinks } from './link.ts'
import { closeSessions } from './session.ts'

/**
 * Nothing that was given before enters the account any more, but its password: no session, mailed
 * link, passkey, Google, Apple or company's account, no assistant. `except` is a session that stays; `denied`: when
 * its person said that it was not them, so that no company's account of before is tied again. Returns
 * whether there was a passkey.
 */
export async function endAccess(
  trx: Db,
  userId: string,
  { denied, ...which }: { except?: string; denied?: Date } = {},
): Promise<boolean> {
  await closeSessions(trx, userId, which)
  await dropLinks(trx, userId)
  await tellAccessEnded(trx, userId)
  await dropIdentities(trx, userId)
  await (denied ? denyTied(trx, userId, denied) : dropTied(trx, userId))
  return dropPasskeys(trx, userId)
}
