import type { InvitationInput, InvitationOffer, User } from '../../../generated/model/index.ts'
import type { Ctx, Session } from '../../contract/context.ts'
import { fieldErrors, notAcceptable } from '../../contract/errors.ts'
import { inTransaction, type Db } from '../../db/index.ts'
import { getAgency } from '../agency/index.ts'
import { tellJoining } from './leaving.ts'
import { hashToken } from './session.ts'
import { findUser, lockUser, saveUser, toUser, type UserRow } from './user.repository.ts'
import { say } from './words.ts'

interface Waiting {
  /** The row that waits in the agency. */
  invited: UserRow
  /** The account of the session. */
  me: UserRow
}

/** The invitation of a mailed link, for the account whose e-mail was invited; 400 at `token` for anybody and anything else. */
async function waitingFor({ token }: InvitationInput, session: Session, db: Db, ctx: Ctx): Promise<Waiting> {
  const link = await db.selectFrom('password_link').select('user_id').where('token_hash', '=', hashToken(token)).where('expires_at', '>', ctx.deps.now()).executeTakeFirst()
  const invited = link && (await findUser(db, link.user_id))
  const me = await findUser(db, session.userId)
  if (!me || !invited?.joins || !invited.active || !invited.invited_at || !invited.agency_id) return fieldErrors({ token: say(ctx.lang, 'linkUsed') })
  return invited.email === me.email ? { invited, me } : fieldErrors({ token: say(ctx.lang, 'inviteOther') })
}

/** What has to happen before this account may join, in words; null when nothing has. */
async function whyNot({ invited, me }: Waiting, db: Db, { lang }: Ctx): Promise<string | null> {
  if (me.agency_id === null) return me.role === 'USER' || me.role === 'REFERRED' ? null : say(lang, 'inviteGiven')
  if (me.agency_id === invited.agency_id) return say(lang, 'inviteHere')
  const [mine, theirs] = [await getAgency(db, me.agency_id), await getAgency(db, invited.agency_id ?? '')]
  return say(lang, me.role === 'ADMIN' ? 'inviteAdmin' : 'inviteStaff', { mine: mine?.tradeName ?? '', theirs: theirs?.tradeName ?? '' })
}

/** Who invites, and whether this account may join. */
export async function readInvitation(body: InvitationInput, session: Session, ctx: Ctx): Promise<InvitationOffer> {
  const { db } = ctx.deps
  const waiting = await waitingFor(body, session, db, ctx)
  const text = await whyNot(waiting, db, ctx)
  const agency = await getAgency(db, waiting.invited.agency_id ?? '')
  return { agencyName: agency?.tradeName ?? '', role: waiting.invited.role, mayJoin: text === null, text }
}

/**
 * The account takes the place of the row that waited: role, rights and whatever was given to it already. What is the person's own
 * hangs on their id and stays. Whoever opens the mail signed in has shown that the e-mail is theirs.
 */
export function acceptInvitation(body: InvitationInput, session: Session, ctx: Ctx): Promise<User> {
  const now = ctx.deps.now()
  return inTransaction(ctx.deps.db, async (trx) => {
    const seen = await waitingFor(body, session, trx, ctx)
    await lockUser(trx, seen.invited.id)
    await lockUser(trx, seen.me.id)
    // Once more under the lock: withdrawn, or accepted in another window, meanwhile.
    const waiting = await waitingFor(body, session, trx, ctx)
    const refused = await whyNot(waiting, trx, ctx)
    if (refused !== null) notAcceptable(refused)
    const { invited, me } = waiting
    const agencyId = invited.agency_id ?? ''
    const place = { role: invited.role, agency_id: agencyId, permissions: invited.permissions, branch_id: invited.branch_id, job_title: invited.job_title ?? me.job_title, phone: me.phone ?? invited.phone }
    const joined = await saveUser(trx, me.id, { ...place, email_verified_at: me.email_verified_at ?? now }, { erase_at: null }, now)
    await tellJoining(trx, { from: invited.id, to: me.id, agencyId }, ctx)
    await trx.deleteFrom('app_user').where('id', '=', invited.id).execute()
    return toUser(joined)
  })
}
