import type { SubscriptionLimit } from '../../../generated/model/index.ts'
import type { Lang } from '../../contract/context.ts'
import { laterVersion, notAcceptable } from '../../contract/errors.ts'
import { withAdvisoryLock, type Db } from '../../db/index.ts'
import { dayOf } from '../../time/madrid.ts'
import { getAgency } from '../agency/index.ts'
import { agreedOn, editionOn, hasPlans, plansSince, type Edition } from './edition.ts'
import { say } from './messages.ts'
import { standing, type Standing, type SubscriptionRow } from './standing.ts'

/** What a plan limits. */
export type LimitKey = SubscriptionLimit['key']

/** How much of it an agency uses, said by the room that has it. */
type Use = (db: Db, agencyId: string) => Promise<number>
const uses = new Map<LimitKey, Use>()

/** A room says how much of something it has is used. */
export function registerUse(key: LimitKey, use: Use): void {
  uses.set(key, use)
}

/** The row of an agency; null while it has chosen nothing. */
export async function rowOf(db: Db, agencyId: string): Promise<SubscriptionRow | null> {
  const row = await db
    .selectFrom('subscription')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .executeTakeFirst()
  return row ?? null
}

/** Where an agency stands, with the plans of that day; null where the site has none. */
export interface Stands extends Standing {
  edition: Edition
  /** The edition its plan was agreed by; today's while it has chosen nothing. */
  agreed: Edition
  row: SubscriptionRow | null
}

/**
 * In which plan an agency is on a day (YYYY-MM-DD in Europe/Madrid); null: everything is free, also
 * while this version does not read all that was agreed.
 */
export async function standingOf(db: Db, agencyId: string, day: string): Promise<Stands | null> {
  const edition = await editionOn(db, day)
  if (!edition) return null
  const row = await rowOf(db, agencyId)
  const agreed = row ? await agreedOn(db, row.edition, { day, edition }) : edition
  if (!agreed) return null
  // Who was here before the plans begins to try them on their first day.
  const [first, agency] = [await plansSince(db), await getAgency(db, agencyId)]
  const joined = agency ? dayOf(new Date(agency.createdAt)) : day
  const since = first !== null && first > joined ? first : joined
  return { ...standing(row, { edition, agreed, since, day }), edition, agreed, row }
}

const OF: Record<LimitKey, (stands: Standing) => number | null> = {
  homes: ({ plan }) => plan.homes,
  seats: ({ seats }) => seats,
  ownDomain: ({ plan }) => (plan.ownDomain ? null : 0),
}

/** Of what a plan holds; null: no limit. While an invoice is very late nothing is added. */
export const limitIn = (stands: Standing, key: LimitKey): number | null => OF[key](stands)

/**
 * How much of something an agency's plan holds on a day (YYYY-MM-DD): rooms ask before they add
 * one. Null: no limit, also where the site has no plans.
 */
export async function limitOf(
  db: Db,
  agencyId: string,
  key: LimitKey,
  day: string,
): Promise<number | null> {
  const stands = await standingOf(db, agencyId, day)
  if (!stands) return null
  return stands.state === 'limited' ? 0 : limitIn(stands, key)
}

/**
 * What the site keeps of what an agency sells in the marketplace by its plan on a day, in basis
 * points of the net; null where the site has no plans. Throws 503 where another version alone reads
 * them, or what was agreed: a fee is kept with its order for good.
 */
export async function marketFeeOf(
  db: Db,
  agencyId: string,
  { day, lang }: { day: string; lang: Lang },
): Promise<number | null> {
  const stands = await standingOf(db, agencyId, day)
  if (!stands && (await hasPlans(db, day))) laterVersion(lang)
  return stands?.plan.marketFeeBps ?? null
}

/** How much of each an agency uses of its plan. */
export async function limitsOf(
  db: Db,
  agencyId: string,
  stands: Standing | null,
): Promise<SubscriptionLimit[]> {
  const out: SubscriptionLimit[] = []
  for (const [key, count] of uses)
    out.push({ key, used: await count(db, agencyId), limit: stands && limitIn(stands, key) })
  return out
}

/** How much of something an agency uses; nothing where no room says it. */
export const usedOf = async (db: Db, agencyId: string, key: LimitKey): Promise<number> =>
  (await uses.get(key)?.(db, agencyId)) ?? 0

/** What a plan says to one more: there is room, an invoice is very late, or it is full. */
async function whyNot(trx: Db, agencyId: string, key: LimitKey, day: string, more: number) {
  if (!(await editionOn(trx, day))) return null
  await withAdvisoryLock(trx, `limit ${key} ${agencyId}`)
  const stands = await standingOf(trx, agencyId, day)
  if (!stands) return null
  if (stands.state === 'limited') return { stands, limit: null, used: 0 }
  const limit = limitIn(stands, key)
  if (limit === null) return null
  const used = await usedOf(trx, agencyId, key)
  return used + more <= limit ? null : { stands, limit, used }
}

/**
 * Refuses one more (or `more`) of what a plan limits: 406 that names plan, limit and use. Whoever
 * adds waits for whoever else does in this agency, so that two at once are not one too many. Asks
 * nothing where the site has no plans.
 */
export async function refuseOver(
  trx: Db,
  agencyId: string,
  key: LimitKey,
  { now, lang, more = 1 }: { now: Date; lang: Lang; more?: number },
): Promise<void> {
  const refusal = await whyNot(trx, agencyId, key, dayOf(now), more)
  if (!refusal) return
  const { stands, limit, used } = refusal
  if (limit === null) notAcceptable(say(lang, `limited.${key}`))
  const plan = stands.plan.name[lang] ?? stands.plan.name.es ?? stands.plan.id
  notAcceptable(say(lang, `full.${key}`, { plan, limit, used }))
}

/** Whether a plan holds one more: for programs, which leave it out instead of being refused. */
export const hasRoom = async (
  trx: Db,
  agencyId: string,
  key: LimitKey,
  now: Date,
): Promise<boolean> => (await whyNot(trx, agencyId, key, dayOf(now), 1)) === null
