import {
  AgreementState,
  type Agreement,
  type AgreementInput,
  type AgreementTerms,
  type NetworkTerms,
} from '../../../../generated/model/index.ts'
import { conflict, fieldErrors, laterVersion, notAcceptable } from '../../../contract/errors.ts'
import { knownIn } from '../../../contract/known.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import { readsWhole } from '../../../contract/stored/index.ts'
import { recordEvent } from '../../../db/index.ts'
import { canonicalJson } from '../../../formats/canonical-json.ts'
import { dayOf, daysLater } from '../../../time/madrid.ts'
import { lockNetwork, membersOf } from '../circle/circle.repository.ts'
import { ownNetwork } from '../circle/circle.service.ts'
import { say } from '../messages.ts'
import { tellPartner } from '../news.ts'
import { refreshAgreement } from '../share/refresh.ts'
import { recordAgreed } from '../share/told.ts'
import {
  addVersion,
  insertAgreement,
  lockAgreement,
  openWith,
  saveAgreement,
  versionsOf,
  type OwnAgreement,
  type VersionRow,
} from './agreement.repository.ts'
import { endOverdue } from './ending.ts'
import { noticeOf } from './notice.ts'
import { agreementNow, inside, ownAgreement } from './show.ts'
import { checkTerms } from './terms.ts'
import { proposedOf, stateOf } from './view.ts'

const DAY_MS = 86_400_000
/** For how long a proposal may be accepted. */
const LIFE_MS = 14 * DAY_MS

/** Writes a version down, counts the homes it would share, and tells the other side. */
async function propose(work: Work, id: string, terms: NetworkTerms): Promise<void> {
  const { trx, deps, actor } = work
  const { agencyId, userId } = actor
  const row = await ownAgreement(trx, actor, id)
  const [newest] = await versionsOf(trx, [id])
  const [number, at] = [(newest?.number ?? 0) + 1, deps.now()]
  await addVersion(trx, row, { number, terms, agencyId, by: userId, at })
  const expires = new Date(at.getTime() + LIFE_MS)
  await saveAgreement(trx, id, { proposed: number, expires_at: expires }, at)
  if (row.in_force === null) await refreshAgreement(trx, id, at)
  await recordEvent(trx, { kind: 'network.proposed', agencyId, subject: id, payload: { number } })
  await tellPartner(work, { ...row, key: number === 1 ? 'newsProposed' : 'newsCountered' })
}

/** Proposes terms to one member, or to each with whom nothing is open. */
export async function createAgreement(work: Work, input: AgreementInput): Promise<Agreement[]> {
  const { trx, deps, actor } = work
  const { agencyId, lang } = actor
  const { networkId, toAgencyId } = input
  await lockNetwork(trx, networkId)
  await ownNetwork(trx, actor, networkId)
  // What the calendar has ended stands in nobody's way until the clock's job comes round.
  await endOverdue(inside(work))
  const terms = checkTerms(input.terms, lang)
  if (toAgencyId === agencyId) fieldErrors({ toAgencyId: say(lang, 'ownAgency') })
  const others = (await membersOf(trx, [networkId], agencyId))
    .filter((one) => one.agency_id !== agencyId && !one.blocked && !one.blocking)
    .map((one) => one.agency_id)
  const open = await openWith(trx, networkId, agencyId)
  if (toAgencyId !== undefined && !others.includes(toAgencyId))
    fieldErrors({ toAgencyId: say(lang, 'noMember') })
  if (toAgencyId !== undefined && open.has(toAgencyId))
    fieldErrors({ toAgencyId: say(lang, 'openAlready') })
  const wanted = (toAgencyId === undefined ? others : [toAgencyId]).filter((id) => !open.has(id))
  if (wanted.length === 0) fieldErrors({ toAgencyId: say(lang, 'nobodyLeft') })
  const made: Agreement[] = []
  for (const to of wanted) {
    const parties = { network_id: networkId, from_agency: agencyId, to_agency: to }
    const { id } = await insertAgreement(trx, parties, deps.now())
    await propose(work, id, terms)
    made.push(await agreementNow(work, id))
  }
  return made
}

const isState = knownIn(AgreementState)

/**
 * An agreement the agency is a party of, alone in acting on it; throws 404, and 503 where it stands
 * in a way that only a later version knows.
 */
async function alone({ trx, actor }: Work, id: string): Promise<OwnAgreement> {
  await ownAgreement(trx, actor, id)
  await lockAgreement(trx, id)
  const row = await ownAgreement(trx, actor, id)
  return isState(row.state) ? row : laterVersion(actor.lang)
}

/** Nobody is bound by what they were not shown, nor leaves it out of other terms: throws 503. */
async function mustRead({ trx, actor }: Work, id: string, number: number): Promise<void> {
  const where = { agreement_id: id, number: String(number) }
  if (!(await readsWhole(trx, 'agreement_version.terms', where))) laterVersion(actor.lang)
}

/** The same with its newest version; 409 when that is not the one meant. */
async function meant(
  work: Work,
  id: string,
  hash: string,
): Promise<{ row: OwnAgreement; newest: VersionRow }> {
  const { trx, actor } = work
  const row = await alone(work, id)
  const [newest] = await versionsOf(trx, [id])
  if (newest?.hash.toString('hex') !== hash)
    return conflict(await agreementNow(work, id), say(actor.lang, 'otherTerms'))
  return { row, newest }
}

/** The number that waits for an answer; throws 406 when none does. */
function waiting({ deps, actor }: Work, row: OwnAgreement): number {
  const now = deps.now()
  return proposedOf(row, dayOf(now), now) ?? notAcceptable(say(actor.lang, 'nothingProposed'))
}

/** Both are bound by the terms with this hash; they last for their days from now on. */
export async function acceptAgreement(work: Work, id: string, hash: string): Promise<Agreement> {
  const { trx, deps, actor } = work
  const { row, newest } = await meant(work, id, hash)
  const number = waiting(work, row)
  if (newest.agency_id === actor.agencyId) return notAcceptable(say(actor.lang, 'ownProposal'))
  await mustRead(work, id, number)
  const now = deps.now()
  await saveAgreement(
    trx,
    id,
    {
      state: 'active',
      in_force: number,
      proposed: null,
      expires_at: null,
      accepted_at: now,
      answered_by: actor.userId,
      ends_on: daysLater(dayOf(now), newest.terms.validDays),
    },
    now,
  )
  await refreshAgreement(trx, id, now)
  const { agencyId } = actor
  await recordEvent(trx, { kind: 'network.accepted', agencyId, subject: id, payload: { number } })
  await tellPartner(work, { ...row, key: 'newsAccepted' })
  return agreementNow(work, id)
}

/** Refuses what is proposed, or takes the own proposal back; terms in force stay. */
export async function refuseAgreement(work: Work, id: string, hash: string): Promise<Agreement> {
  const { trx, deps, actor } = work
  const { row } = await meant(work, id, hash)
  waiting(work, row)
  const state = row.in_force === null ? { state: 'refused' as const } : {}
  await saveAgreement(trx, id, { ...state, proposed: null, expires_at: null }, deps.now())
  const { agencyId } = actor
  await recordEvent(trx, { kind: 'network.refused', agencyId, subject: id })
  await tellPartner(work, { ...row, key: 'newsRefused' })
  return agreementNow(work, id)
}

/** Answers with other terms; of an agreement in force those stay until they are accepted. */
export async function counterAgreement(
  work: Work,
  id: string,
  { hash, terms: given }: AgreementTerms,
): Promise<Agreement> {
  const { deps, actor } = work
  const { row, newest } = await meant(work, id, hash)
  const now = deps.now()
  if (!['proposed', 'active', 'ending'].includes(stateOf(row, dayOf(now), now)))
    notAcceptable(say(actor.lang, 'over'))
  await mustRead(work, id, newest.number)
  const terms = checkTerms(given, actor.lang)
  if (canonicalJson(newest.terms) === canonicalJson(terms))
    fieldErrors({ terms: say(actor.lang, 'sameTerms') })
  await propose(work, id, terms)
  return agreementNow(work, id)
}

/** Ends after the days of notice; again it changes nothing. Throws 503 for a notice nobody reads. */
export async function revokeAgreement(work: Work, id: string): Promise<Agreement> {
  const { trx, deps, actor } = work
  const row = await alone(work, id)
  const now = deps.now()
  const state = stateOf(row, dayOf(now), now)
  if (state === 'ending') return agreementNow(work, id)
  if (state !== 'active') notAcceptable(say(actor.lang, 'notInForce'))
  const version = (await versionsOf(trx, [id])).find(({ number }) => number === row.in_force)
  const notice = await noticeOf(trx, version, actor.lang)
  const last = daysLater(dayOf(now), notice)
  const endsOn = row.ends_on !== null && row.ends_on < last ? row.ends_on : last
  await saveAgreement(
    trx,
    id,
    {
      state: notice === 0 ? 'ended' : 'ending',
      proposed: null,
      expires_at: null,
      ends_on: endsOn,
    },
    now,
  )
  const { agencyId } = actor
  await recordAgreed(trx, [agencyId, row.partnerId], now)
  await recordEvent(trx, { kind: 'network.revoked', agencyId, subject: id, payload: { endsOn } })
  await tellPartner(work, { ...row, key: 'newsRevoked', words: { day: endsOn } })
  return agreementNow(work, id)
}
