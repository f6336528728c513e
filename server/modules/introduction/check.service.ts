import type {
  Introduction,
  IntroductionAnswer,
  IntroductionCheckInput,
  IntroductionEvidence,
} from '../../../generated/model/index.ts'
import { fieldErrors, notAcceptable, notFound } from '../../contract/errors.ts'
import type { Work } from '../../contract/rights/actor.ts'
import { uuidv7, withAdvisoryLock } from '../../db/index.ts'
import { SealBroken } from '../../ports/seal/index.ts'
import { dayOf } from '../../time/madrid.ts'
import { idsOf, reachOf, readableContact, type ReachValue } from '../contact/index.ts'
import { waysToPartner, type Way } from '../network/index.ts'
import { firstOf } from './introduction.repository.ts'
import { keyOf } from './ledger/chain.ts'
import { secretsOf } from './ledger/secret.ts'
import { say } from './messages.ts'
import { introduce } from './record.ts'
import { showIntroduction } from './register/list.service.ts'
import { STRENGTH } from './strength.ts'

/** Checks of a person in a day of the islands. */
const MOST = 30
/** So many addresses of a contact are asked by one check: telephones can be guessed. */
const ADDRESSES = 4

/** What a check is about: an own client, and how a partner's home comes to the agency. */
interface Asked {
  propertyId: string
  contactId: string
  /** When the contact was changed last: with other addresses it is another question. */
  changedAt: Date
  values: ReachValue[]
  ways: [Way, ...Way[]]
}

/**
 * The contact if the person may read it, at a home that is shared with their agency now: 404 for
 * any other, 400 for a contact without e-mail and telephone.
 */
async function asked(
  { trx, deps, actor }: Work,
  { propertyId, contactId }: IntroductionCheckInput,
): Promise<Asked> {
  const { agencyId, lang } = actor
  const { id, doc, updated_at } = await readableContact(trx, actor, contactId)
  const today = dayOf(deps.now())
  const [first, ...more] = await waysToPartner(trx, { agencyId, today, ids: [propertyId] })
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

/** What the person has asked since the day began in the islands; nobody else counts meanwhile. */
async function spent({ trx, deps, actor }: Work) {
  await withAdvisoryLock(trx, `introduction checks of ${actor.userId}`)
  const today = dayOf(deps.now())
  const since = new Date(deps.now().getTime() - 26 * 3_600_000)
  const rows = await trx
    .selectFrom('introduction_check')
    .select(['property_id', 'contact_id', 'cost', 'at'])
    .where('by_user', '=', actor.userId)
    .where('at', '>', since)
    .execute()
  const todays = rows.filter(({ at }) => dayOf(at) === today)
  return { todays, sum: todays.reduce((sum, { cost }) => sum + cost, 0) }
}

/** Logs a check and takes it from what the person has left; throws 406 where there is none. */
async function count(
  work: Work,
  { propertyId, contactId, values, ways: [{ listerId }] }: Asked,
  { sum, introduced }: { sum: number; introduced: boolean },
): Promise<number> {
  const { trx, deps, actor } = work
  const cost = Math.ceil(values.length / ADDRESSES)
  if (sum + cost > MOST) notAcceptable(say(actor.lang, 'noChecks', { most: MOST }))
  await trx
    .insertInto('introduction_check')
    .values({
      id: uuidv7(),
      agency_id: actor.agencyId,
      lister_id: listerId,
      property_id: propertyId,
      contact_id: contactId,
      by_user: actor.userId,
      cost,
      introduced,
      at: deps.now(),
    })
    .execute()
  return MOST - sum - cost
}

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
    const about = await asked(work, input)
    const { sum } = await spent(work)
    const found = await answer(work, about)
    const left = await count(work, about, { sum, introduced: found.introduced })
    await markChecked(work, about)
    return { ...found, left }
  })

/**
 * Introduces a client to a partner's home, by the word of the person alone. What it answers tells
 * as much as a check, so it counts as one, unless the same was checked that day and the contact
 * was not changed since.
 */
export const createIntroduction = (
  work: Work,
  input: IntroductionCheckInput,
): Promise<Introduction> =>
  opening(work, async () => {
    const { actor } = work
    const about = await asked(work, input)
    const { todays, sum } = await spent(work)
    const isKnown = todays.some(
      (one) =>
        one.property_id === about.propertyId &&
        one.contact_id === about.contactId &&
        one.at >= about.changedAt,
    )
    if (!isKnown) {
      const { introduced } = await answer(work, about)
      await count(work, about, { sum, introduced })
    }
    const [id] = await introduce(work, {
      agencyId: actor.agencyId,
      contactId: about.contactId,
      propertyIds: [about.propertyId],
      evidence: 'declared',
      by: actor.userId,
    })
    if (id === undefined) return notFound(actor.lang)
    await markChecked(work, about)
    return showIntroduction(work, id)
  })
