import type { Db } from '../../../db/index.ts'
import { dropPasskeys } from '../passkey/passkey.repository.ts'
import { dropTied } from '../sso/sso.repository.ts'
import { dropIdentities } from './identity.repository.ts'
import { dropLinks } from './link.ts'
import { closeSessions } from './session.ts'

/**
 * Nothing that was given before enters the account any more, but its password: no session, mailed
 * link, passkey, Google, Apple or company's account. `except` is a session that stays.
 */
export async function endAccess(
  trx: Db,
  userId: string,
  which: { except?: string } = {},
): Promise<void> {
  await closeSessions(trx, userId, which)
  await dropLinks(trx, userId)
  await dropIdentities(trx, userId)
  await dropTied(trx, userId)
  await dropPasskeys(trx, userId)
}
