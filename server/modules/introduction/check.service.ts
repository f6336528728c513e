import type {
  Introduction,
  IntroductionAnswer,
  IntroductionCheckInput,
  IntroductionEvidence,
} from '../../../generated/model/index.ts'
import { fieldErrors, notAcceptable, notFound } from '../../contract/errors.ts'
import type { Work } from '../../contract/rights/actor.ts'
import { SealBroken } from '../../ports/seal/index.ts'
import { dayOf } from '../../time/madrid.ts'
import { idsOf, reachOf, readableContact, type ReachValue } from '../contact/index.ts'
import { waysTo, waysToPartner, type Way } from '../network/index.ts'
import { count, spent, suffices, type Counted } from './allowance.ts'
import { firstOf, introductionOf } from './introduction.repository.ts'
import { keyOf } from './ledger/chain.ts'
import { secretsOf } from './ledger/secret.ts'
import { say } from './messages.ts'
import { introduce } from './record.ts'
import { showIntroduction } from './register/list.service.ts'
import { STRENGTH } from './strength.ts'

/** What a check is about: an own client, and the networks by which the home is shared. */
interface Asked {
  propertyId: string
  contactId: string
  /** When the contact was changed last: with other addresses it is another question. */
  changedAt: Date
  values: ReachValue[]
  ways: [Way, ...Way[]]
}

/**
 * The contact if the person may read it, at a home that is shared with their agency now, or at an
 * own one where the client stands in the register already (`own`): 404 for any other, 400 for a
 * contact without e-mail and telephone.
 */
async function asked(
  { trx, deps, actor }: Work,
  { propertyId, contactId }: IntroductionCheckInput,
  { own }: { own: boolean },
): Promise<Asked> {
  const { agencyId, lang } = actor
  const { id, doc, updated_at } = await readableContact(trx, actor, contactId)
  const wanted = { agencyId, today: dayOf(deps.now()), ids: [propertyId] }
  const isKnown = async () =>
    (await introductionOf(trx, agencyId, propertyId, await idsOf(trx, id))) !== undefined
  const partner = await waysToPartner(trx, wanted)
  const [first, ...more] =
    partner.length === 0 && own && (await isKnown()) ? (await waysTo(trx, wanted)).own : partner
  if (!first) return notFound(lang)
  const values = reachOf(doc)
  if (values.length === 0) fieldErrors({ contactId: say(lang, 'unreachable') })
  return { propertyId, contactId: id, changedAt: updated_at, values, ways: [first, ...more] }
}

async function answer(
  { trx, deps, actor }: Work,
  { propertyId, values, ways }: Asked,
): Promise<Omit<IntroductionAnswer, 'left'>> {
  const secrets = await secretsOf(
    trx,
    deps,
    ways.map(({ networkId }) => networkId),
  )
  const keys = [...secrets.values()].flatMap((secret) => values.map((one) => keyOf(secret, one)))
  const first = await firstOf(trx, propertyId, keys)
  if (!first) return { introduced: false, day: null, mine: false, strength: null }
  return {
    introduced: true,
    day: dayOf(first.at),
    mine: first.agencyId === actor.agencyId,
    strength: Math.max(
      ...first.evidence.map((one) => STRENGTH[one as IntroductionEvidence] ?? STRENGTH.declared),
    ),
  }
}

/** A check as it is counted. */
const counted = (
  { propertyId, contactId, values, ways: [{ listerId }] }: Asked,
  introduced: boolean,
): Counted => ({ propertyId, contactId, addresses: values.length, listerId, introduced })

/** What the person has asked they may read in the register from now on. */
async function markChecked({ trx, deps, actor }: Work, { propertyId, contactId }: Asked) {
  await trx
    .updateTable('introduction')
    .set({ checked_at: deps.now() })
    .where('agency_id', '=', actor.agencyId)
    .where('property_id', '=', propertyId)
    .where('contact_id', 'in', await idsOf(trx, contactId))
    .execute()
}

/** A ledger that another key sealed opens for nobody: 406, in words. */
async function opening<T>({ actor }: Work, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof SealBroken) return notAcceptable(say(actor.lang, 'sealed'))
    throw error
  }
}

/** Was a client of mine introduced to this home already, by whomever? */
export const checkIntroduction = (
  work: Work,
  input: IntroductionCheckInput,
): Promise<IntroductionAnswer> =>
  opening(work, async () => {
    const about = await asked(work, input, { own: true })
    const before = await spent(work)
    const found = await answer(work, about)
    const left = await count(work, counted(about, found.introduced), before)
    await markChecked(work, about)
    return { ...found, left }
  })

/**
 * Whether the person may be told what an introduction finds out: it is as much as a check, so it
 * counts as one, unless the same was checked that day and the contact was not changed since.
 */
async function mayBeTold(work: Work, about: Asked): Promise<boolean> {
  const before = await spent(work)
  const isKnown = before.todays.some(
    (one) =>
      one.property_id === about.propertyId &&
      one.contact_id === about.contactId &&
      one.at >= about.changedAt,
  )
  if (isKnown) return true
  if (!suffices(before, about.values.length)) return false
  const { introduced } = await answer(work, about)
  await count(work, counted(about, introduced), before)
  return true
}

/**
 * Introduces a client to a partner's home, by the word of the person alone. With no check left it
 * is written down all the same, and not told whether it was the first.
 */
export const createIntroduction = (
  work: Work,
  input: IntroductionCheckInput,
): Promise<Introduction> =>
  opening(work, async () => {
    const { actor } = work
    const about = await asked(work, input, { own: false })
    const isTold = await mayBeTold(work, about)
    const [id] = await introduce(work, {
      agencyId: actor.agencyId,
      contactId: about.contactId,
      propertyIds: [about.propertyId],
      evidence: 'declared',
      by: actor.userId,
    })
    if (id === undefined) return notFound(actor.lang)
    if (isTold) await markChecked(work, about)
    return showIntroduction(work, id)
  })
