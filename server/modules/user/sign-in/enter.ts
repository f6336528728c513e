import type { Profile, SessionMethod } from '../../../../generated/model/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import type { Deps } from '../../../contract/deps.ts'
import { HttpError } from '../../../contract/errors.ts'
import { inTransaction, type Db } from '../../../db/index.ts'
import { say } from '../messages.ts'
import { openHalf } from '../second/half.ts'
import { asksSecond } from '../second/second.repository.ts'
import { refuseBeside } from '../sso/demanded.ts'
import { toUser, type UserRow } from '../user.repository.ts'
import { tellStrange } from './alert.ts'
import { keptDevice } from './device.ts'
import { isOperator } from './operator.ts'
import { openSession } from './session.ts'
import { rememberPlace } from './sign-in-place.ts'

/** The profile of the specification, section 3; the token is told this once. */
function toProfile(row: UserRow, token: string, deps: Pick<Deps, 'config'>): Profile {
  const {
    job_title: _title,
    active: _active,
    email_verified: _verified,
    pending_email: _pending,
    branch_id: _branch,
    is_public: _public,
    phone_public: _phone,
    languages: _spoken,
    job_titles: _titles,
    invitation: _invitation,
    version: _version,
    ...profile
  } = toUser(row)
  return { token, ...profile, ...(isOperator(row, deps) && { operator: true }) }
}

/**
 * Opens a session, remembers the place and answers with the profile. One from a strange place is
 * told, unless by a mailed link: that went to the same mailbox. Whoever signs in here has just shown
 * who they are; where it was shown elsewhere, `provedAt` says when.
 */
export async function signIn(
  trx: Db,
  row: UserRow,
  method: SessionMethod,
  ctx: Ctx,
  provedAt: Date | null = ctx.deps.now(),
): Promise<Profile> {
  if (method !== 'link') await tellStrange(trx, row, ctx)
  await rememberPlace(trx, row.id, ctx)
  ctx.actsAs?.({ userId: row.id, agencyId: row.agency_id })
  ctx.log.info({ method }, 'signed in')
  const device = keptDevice(ctx.userAgent)
  const token = await openSession(trx, row.id, { now: ctx.deps.now(), device, method, provedAt })
  return toProfile(row, token, ctx.deps)
}

/**
 * Signs in whoever `proved` finds: with one proof, or with a first one where the account asks for a
 * second (docs/decisions/0378), unless the agency asks for the company's account. What was written on
 * the way stays then, too, such as a new password.
 */
export async function enter(
  ctx: Ctx,
  method: SessionMethod,
  proved: (trx: Db) => Promise<UserRow>,
  provedAt?: Date | null,
): Promise<Profile> {
  const { db, now } = ctx.deps
  const entered = await inTransaction(db, async (trx) => {
    const row = await proved(trx)
    ctx.actsAs?.({ userId: row.id, agencyId: row.agency_id })
    if (method !== 'sso') await refuseBeside(trx, row, ctx)
    return (await asksSecond(trx, row.id))
      ? openHalf(trx, { userId: row.id, method }, now())
      : signIn(trx, row, method, ctx, provedAt)
  })
  return typeof entered === 'string' ? askSecond(entered, ctx) : entered
}

function askSecond(token: string, { lang }: Ctx): never {
  throw new HttpError(403, { message: say(lang, 'secondStep'), code: 'second_step', token })
}
