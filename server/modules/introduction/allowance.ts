import type { IntroductionAllowance } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { notAcceptable } from '../../contract/errors.ts'
import type { Actor, Work } from '../../contract/rights/actor.ts'
import { uuidv7, withAdvisoryLock, type Db } from '../../db/index.ts'
import { dayOf, endOfDay } from '../../time/madrid.ts'
import { say } from './messages.ts'

/** Checks of a person in a day of the islands. */
const MOST = 30
/** So many addresses of a contact are asked by one check: telephones can be guessed. */
const ADDRESSES = 4
/** No day of the islands is longer, be it the one with 25 hours. */
const DAY_MS = 26 * 3_600_000

/** A check as it is counted. */
export interface Counted {
  propertyId: string
  contactId: string
  /** How many addresses it asks about. */
  addresses: number
  /** Whose home it is, who is shown it. */
  listerId: string
  introduced: boolean
}

interface Spent {
  todays: { property_id: string; contact_id: string | null; at: Date }[]
  left: number
}

const costOf = (addresses: number): number => Math.ceil(addresses / ADDRESSES)

/** Whether so many addresses can still be asked about today. */
export const suffices = ({ left }: Spent, addresses: number): boolean => costOf(addresses) <= left

/** What a person has asked since the day began in the islands. */
async function spentBy(db: Db, userId: string | null, now: Date): Promise<Spent> {
  const rows = await db
    .selectFrom('introduction_check')
    .select(['property_id', 'contact_id', 'cost', 'at'])
    .where('by_user', '=', userId)
    .where('at', '>', new Date(now.getTime() - DAY_MS))
    .execute()
  const todays = rows.filter(({ at }) => dayOf(at) === dayOf(now))
  return { todays, left: Math.max(0, MOST - todays.reduce((sum, { cost }) => sum + cost, 0)) }
}

/** The same of who acts; nobody else counts for them until the transaction ends. */
export async function spent({ trx, deps, actor }: Work): Promise<Spent> {
  await withAdvisoryLock(trx, `introduction checks of ${actor.userId}`)
  return spentBy(trx, actor.userId, deps.now())
}

/** How many checks a person has left, and when the next ones are there. */
export async function checksLeft(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId }: Actor,
): Promise<IntroductionAllowance> {
  const at = now()
  const { left } = await spentBy(db, userId, at)
  return { left, most: MOST, renewsAt: endOfDay(dayOf(at)).toISOString() }
}

/** Logs a check and takes it from what is left, which it answers; throws 406 where there is none. */
export async function count(
  { trx, deps, actor }: Work,
  { propertyId, contactId, addresses, listerId, introduced }: Counted,
  before: Spent,
): Promise<number> {
  if (!suffices(before, addresses)) notAcceptable(say(actor.lang, 'noChecks', { most: MOST }))
  const cost = costOf(addresses)
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
  return before.left - cost
}
