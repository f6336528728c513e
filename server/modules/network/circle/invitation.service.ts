import type { Network, NetworkInvitation, NetworkList } from '../../../../generated/model/index.ts'
import type { Deps } from '../../../contract/deps.ts'
import { fieldErrors, laterVersion, notAcceptable, notFound } from '../../../contract/errors.ts'
import type { Actor, Work } from '../../../contract/rights/actor.ts'
import { uuidv7, type Db } from '../../../db/index.ts'
import { normalEmail, verifiedEmail, whyNoMail } from '../../user/index.ts'
import { INVITE } from '../job-kinds.ts'
import { say } from '../messages.ts'
import { join, lockNetwork, membershipOf, networksOf } from './circle.repository.ts'
import { ledNetwork, listNetworks, networkNow } from './circle.service.ts'
import {
  closeInvitation,
  invitationsFor,
  invitedTo,
  isOfMember,
  replaceInvitation,
  settleInvitations,
  type OpenInvitation,
} from './invitation.repository.ts'
import { toInvitation } from './invitation-view.ts'

const LIFE_MS = 14 * 86_400_000
/** Who was never in a network comes in as who left does. */
const NEVER = { state: 'left', until: null }
/** Out of a network in a way of a later version, an agency may have been put out for good. */
const LEFT: ReadonlySet<string> = new Set(['left', 'expelled'])
/** Open invitations of a network. */
const MOST = 50

/** Who has left may lead an agency of their own by now, with the same e-mail. */
async function isOwnPerson(db: Db, agencyId: string, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('app_user')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('email', '=', email)
    .where((eb) => eb.or([eb('active', '=', true), eb('invited_at', 'is not', null)]))
    .executeTakeFirst()
  return row !== undefined
}

/** Invites whoever leads another agency; says nothing of whether the e-mail has an account. */
export async function invite(work: Work, id: string, given: string): Promise<Network> {
  const { trx, deps, actor } = work
  const { agencyId, userId, lang } = actor
  await ledNetwork(work, id)
  const [email, now] = [normalEmail(given), deps.now()]
  const noMail = await whyNoMail(trx, actor)
  if (noMail !== null) fieldErrors({ email: noMail })
  if (await isOwnPerson(trx, agencyId, email)) fieldErrors({ email: say(lang, 'ownEmail') })
  if (await isOfMember(trx, { networkId: id, email }))
    fieldErrors({ email: say(lang, 'memberEmail') })
  const open = await invitedTo(trx, [id], now)
  if (open.length >= MOST && open.every((one) => one.email !== email))
    fieldErrors({ email: say(lang, 'tooManyInvited', { most: MOST }) })
  const invitationId = uuidv7()
  await replaceInvitation(trx, {
    id: invitationId,
    network_id: id,
    email,
    created_by: userId,
    created_at: now,
    expires_at: new Date(now.getTime() + LIFE_MS),
  })
  await deps.jobs.add(trx, INVITE, { id: invitationId, lang }, { agencyId })
  return networkNow(work, id)
}

/** The invitation a key opens for who asks; throws 404. */
async function opened(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId, lang }: Actor,
  key: string,
): Promise<OpenInvitation> {
  const email = userId === null ? null : await verifiedEmail(db, userId)
  return (await invitationsFor(db, { email, key }, now()))[0] ?? notFound(lang)
}

export const showInvitation = async (
  deps: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  key: string,
): Promise<NetworkInvitation> => toInvitation(await opened(deps, actor, key))

/** Accepts for the actor's agency, or declines without a word to anybody. */
export async function answerInvitation(
  { trx, deps, actor }: Work,
  key: string,
  accept: boolean,
): Promise<NetworkList> {
  const { agencyId, lang } = actor
  const here = { db: trx as Deps['db'], now: deps.now }
  await lockNetwork(trx, (await opened(here, actor, key)).network_id)
  const { id, network_id: networkId, created_at: sentAt } = await opened(here, actor, key)
  if (accept) {
    if ((await networksOf(trx, agencyId, networkId)).length > 0)
      notAcceptable(say(lang, 'memberAlready'))
    const { state, until } = (await membershipOf(trx, networkId, agencyId)) ?? NEVER
    if (!LEFT.has(state)) laterVersion(lang)
    if (state === 'expelled' && until && sentAt <= until) notAcceptable(say(lang, 'expelled'))
    await join(trx, { networkId, agencyId }, deps.now())
    await settleInvitations(trx, { networkId, agencyId }, deps.now())
  }
  await closeInvitation(trx, id, deps.now())
  return listNetworks(here, actor)
}
