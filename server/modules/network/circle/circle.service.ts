import type {
  Network,
  NetworkInput,
  NetworkList,
  NetworkPatch,
} from '../../../../generated/model/index.ts'
import {
  conflict,
  fieldErrors,
  forbidden,
  notAcceptable,
  notFound,
} from '../../../contract/errors.ts'
import type { Deps } from '../../../contract/deps.ts'
import type { Actor, Work } from '../../../contract/rights/actor.ts'
import { sql, uuidv7, withAdvisoryLock, type Db } from '../../../db/index.ts'
import { oneLine } from '../../../mail/home-line.ts'
import { verifiedEmail } from '../../user/index.ts'
import { endBetween, endOfMember } from '../agreement/ending.ts'
import { say } from '../messages.ts'
import {
  handLead,
  isApproved,
  join,
  lockNetwork,
  membersOf,
  networksOf,
  part,
  setBlock,
  type OwnNetwork,
} from './circle.repository.ts'
import { invitationsFor, invitedTo } from './invitation.repository.ts'
import { toInvitation } from './invitation-view.ts'

/** Networks an agency may be in. */
const MOST = 20

/** Networks as their member sees them. */
async function shown(
  db: Db,
  rows: OwnNetwork[],
  { agencyId, now }: { agencyId: string; now: Date },
): Promise<Network[]> {
  const ids = rows.map(({ id }) => id)
  const members = await membersOf(db, ids, agencyId)
  const led = rows.filter(({ lead }) => lead).map(({ id }) => id)
  const invited = await invitedTo(db, led, now)
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    name: row.name,
    rules: row.rules,
    approved: isApproved(row),
    lead: row.lead,
    members: members
      .filter((one) => one.network_id === row.id)
      .map((one) => ({
        agencyId: one.agency_id,
        name: one.name,
        lead: one.lead,
        own: one.agency_id === agencyId,
        since: one.since.toISOString(),
        blocked: one.blocked,
      })),
    invited: invited
      .filter((one) => one.network_id === row.id)
      .map(({ id, email, expires_at }) => ({ id, email, expiresAt: expires_at.toISOString() })),
    version: row.version,
  }))
}

/** The agency's networks, and who asks' open invitations. */
export async function listNetworks(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { agencyId, userId }: Actor,
): Promise<NetworkList> {
  const email = userId === null ? null : await verifiedEmail(db, userId)
  return {
    items: await shown(db, await networksOf(db, agencyId), { agencyId, now: now() }),
    invitations: (await invitationsFor(db, { email }, now())).map(toInvitation),
  }
}

/** A network the agency is an active member of; throws 404. */
export async function ownNetwork(
  db: Db,
  { agencyId, lang }: Actor,
  id: string,
): Promise<OwnNetwork> {
  return (await networksOf(db, agencyId, id))[0] ?? notFound(lang)
}

/** The same for who leads it, alone in acting on it; throws 403 for other members. */
export async function ledNetwork({ trx, actor }: Work, id: string): Promise<OwnNetwork> {
  await lockNetwork(trx, id)
  const network = await ownNetwork(trx, actor, id)
  return network.lead ? network : forbidden()
}

export async function showNetwork(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  id: string,
): Promise<Network> {
  const rows = [await ownNetwork(db, actor, id)]
  const [one] = await shown(db, rows, { agencyId: actor.agencyId, now: now() })
  return one ?? notFound(actor.lang)
}

/** What an act answers. */
export const networkNow = ({ trx, deps, actor }: Work, id: string): Promise<Network> =>
  showNetwork({ db: trx as Deps['db'], now: deps.now }, actor, id)

/** Starts a network, led by the actor's agency. */
export async function createNetwork(work: Work, input: NetworkInput): Promise<Network> {
  const { trx, deps, actor } = work
  const { agencyId, userId, lang } = actor
  await withAdvisoryLock(trx, `networks of ${agencyId}`)
  const name = oneLine(input.name) || fieldErrors({ name: say(lang, 'required') })
  if ((await networksOf(trx, agencyId)).length >= MOST)
    fieldErrors({ name: say(lang, 'tooManyNetworks', { most: MOST }) })
  const [id, now] = [uuidv7(), deps.now()]
  await trx
    .insertInto('network')
    .values({
      id,
      kind: input.kind,
      name,
      rules: input.rules?.trim() || null,
      created_by: userId,
      created_at: now,
    })
    .execute()
  await join(trx, { networkId: id, agencyId, lead: true }, now)
  return networkNow(work, id)
}

/** Changes name and rules; a stale version answers 409 with what is stored. */
export async function changeNetwork(work: Work, id: string, patch: NetworkPatch): Promise<Network> {
  const { trx, actor } = work
  const row = await ledNetwork(work, id)
  if (row.version !== patch.version)
    return conflict(await networkNow(work, id), say(actor.lang, 'stale'))
  const name = patch.name === undefined ? row.name : oneLine(patch.name)
  if (!name) fieldErrors({ name: say(actor.lang, 'required') })
  await trx
    .updateTable('network')
    .set({
      name,
      ...(patch.rules === undefined ? {} : { rules: patch.rules.trim() || null }),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute()
  return networkNow(work, id)
}

/** Another active member; throws 400 for the own agency and any other. */
async function otherMember({ trx, actor }: Work, id: string, agencyId: string): Promise<string> {
  if (agencyId === actor.agencyId) fieldErrors({ agencyId: say(actor.lang, 'ownAgency') })
  const members = await membersOf(trx, [id], actor.agencyId)
  if (!members.some((one) => one.agency_id === agencyId))
    fieldErrors({ agencyId: say(actor.lang, 'noMember') })
  return agencyId
}

/** Leaves a network: what is shared in it ends at once. */
export async function leaveNetwork(work: Work, id: string): Promise<void> {
  const { trx, deps, actor } = work
  const { agencyId, lang } = actor
  await lockNetwork(trx, id)
  const { lead } = await ownNetwork(trx, actor, id)
  const others = await trx
    .selectFrom('network_member')
    .select('agency_id')
    .where('network_id', '=', id)
    // One in a state that only a later version knows is in it still (docs/decisions/0348).
    .where('state', 'not in', ['left', 'expelled'])
    .where('agency_id', '<>', agencyId)
    .execute()
  if (lead && others.length > 0) notAcceptable(say(lang, 'leadStays'))
  await part(trx, { networkId: id, agencyId, state: 'left' }, deps.now())
  await endOfMember(work, { networkId: id, agencyId })
}

/** Hands the lead over. */
export async function assignLead(work: Work, id: string, agencyId: string): Promise<Network> {
  await ledNetwork(work, id)
  await handLead(work.trx, id, await otherMember(work, id, agencyId))
  return networkNow(work, id)
}

/** Expels a member: what it shares in the network ends at once. */
export async function expel(work: Work, id: string, agencyId: string): Promise<Network> {
  const { trx, deps } = work
  await ledNetwork(work, id)
  await otherMember(work, id, agencyId)
  await part(trx, { networkId: id, agencyId, state: 'expelled' }, deps.now())
  await endOfMember(work, { networkId: id, agencyId })
  return networkNow(work, id)
}

/** Blocks an agency in all networks and both ways, or lets it in again. */
export async function block(
  work: Work,
  id: string,
  { agencyId: blockedId, blocked }: { agencyId: string; blocked: boolean },
): Promise<Network> {
  const { trx, deps, actor } = work
  await ownNetwork(trx, actor, id)
  await otherMember(work, id, blockedId)
  const { agencyId } = actor
  await setBlock(trx, { agencyId, blockedId, blocked }, deps.now())
  if (blocked) await endBetween(work, agencyId, blockedId)
  return networkNow(work, id)
}
