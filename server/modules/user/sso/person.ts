import type { Ctx } from '../../../contract/context.ts'
import { forbidden } from '../../../contract/errors.ts'
import type { Db } from '../../../db/index.ts'
import type { SsoIdentity } from '../../../ports/sso/index.ts'
import { normalEmail } from '../normalise.ts'
import { mailAlert } from '../sign-in/alert.ts'
import { rememberPlace } from '../sign-in/sign-in-place.ts'
import { findByEmail, isWaiting, lockUser, type UserRow } from '../user.repository.ts'
import { isBeyond } from './demanded.ts'
import { domainOfEmail } from './domain.ts'
import { findTied, tie, type SsoRow } from './sso.repository.ts'

/** Only people of the agency, by the part they have now. */
const isOf = (row: UserRow | null, agencyId: string): row is UserRow =>
  row !== null &&
  row.active &&
  !isWaiting(row) &&
  row.agency_id === agencyId &&
  (row.role === 'ADMIN' || row.role === 'STAFF')

/** The person of an identity: tied before, or at first by an e-mail that both sides have proved. */
export async function personOf(
  trx: Db,
  { agency_id: agencyId, domain }: SsoRow,
  told: SsoIdentity,
  ctx: Ctx,
): Promise<UserRow> {
  const key = { agencyId, issuer: told.issuer, subject: told.subject }
  const tied = await findTied(trx, key)
  if (tied) {
    const row = await lockUser(trx, tied)
    // Once more under the lock: untied meanwhile by a reset or a move.
    const isTied = (await findTied(trx, key)) === tied
    if (!isTied || !isOf(row, agencyId)) return nobody(ctx, 'left')
    return (await isBeyond(trx, row, ctx)) ? nobody(ctx, 'operator') : row
  }
  const email = normalEmail(told.email ?? '')
  if (!told.emailVerified) return nobody(ctx, 'unverified')
  if (domainOfEmail(email) !== domain) return nobody(ctx, 'domain')
  const known = await findByEmail(trx, email)
  const row = known && (await lockUser(trx, known.id))
  if (!isOf(row ?? null, agencyId) || !row) return nobody(ctx, 'nobody')
  if (row.email !== email || !row.email_verified_at) return nobody(ctx, 'unproved')
  if (await isBeyond(trx, row, ctx)) return nobody(ctx, 'operator')
  if (!(await tie(trx, row.id, key))) return nobody(ctx, 'left')
  await mailAlert(trx, row, 'ssoJoined', ctx)
  // That mail tells of this place, too: no second one does.
  await rememberPlace(trx, row.id, ctx)
  return row
}

function nobody({ log }: Ctx, reason: string): never {
  log.info({ reason }, 'a company’s account opens nothing here')
  return forbidden()
}
