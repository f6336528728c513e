import type { OfferAct } from '../../generated/model/index.ts'
import type { Ctx } from '../../server/contract/context.ts'
import { inTransaction, sql } from '../../server/db/index.ts'
import type { Work } from '../../server/contract/rights/actor.ts'
import { createEvent } from '../../server/modules/agenda/index.ts'
import { findOrCreateContact } from '../../server/modules/contact/index.ts'
import { handlers as leads } from '../../server/modules/lead/index.ts'
import { handlers as offers } from '../../server/modules/offer/index.ts'
import { handlers as sites } from '../../server/modules/site/index.ts'
import { asPerson, type Seeding } from './as-person.ts'
import { answerLead } from './enquiries.ts'
import { demoLead } from './leads.ts'
import { pastPerson } from './past-people.ts'
import { chance, type Chance } from './random.ts'

const nothing = { params: {}, query: {}, files: [], body: undefined }
const HOUR = 3_600_000
const DAY = 24 * HOUR
const ENQUIRIES = 110
/** Those of the last weeks are told by `enquiries.ts`. */
const SINCE = 12 * DAY

interface Home {
  id: string
  price: number
  agent: string
  since: Date
}

/** How far an enquiry came; each home is in one offer, so that none is refused as sold. */
type Fate = 'asked' | 'seen' | 'refused' | 'sold'
const ACTS: Record<'refused' | 'sold', readonly OfferAct[]> = {
  refused: ['send', 'reject'],
  sold: ['send', 'accept', 'notary', 'close'],
}

const at = (ctx: Ctx, now: Date): Ctx => ({ ...ctx, deps: { ...ctx.deps, now: () => now } })
const later = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY)

/** Homes that were on the market for some weeks, the longest there first. */
async function homesOf({ deps }: Ctx, agencyId: string): Promise<Home[]> {
  const rows = await deps.db
    .selectFrom('property')
    .select(['id', 'price', 'agent_id', 'published_at'])
    .where('agency_id', '=', agencyId)
    .where('status', '=', 'active')
    .where('published_at', '<', later(deps.now(), -60))
    .where(sql<boolean>`operations = array['V']`)
    .orderBy('published_at')
    .orderBy('id')
    .execute()
  return rows.flatMap(({ id, price, agent_id: agent, published_at: since }) =>
    price !== null && agent !== null && since !== null ? [{ id, price, agent, since }] : [],
  )
}

/** A moment of the day after, when people write: from ten in the morning to eight. */
const dayTime = (random: Chance, date: Date): Date =>
  new Date((Math.floor(date.getTime() / DAY) + 1) * DAY + (9 + random.next() * 10) * HOUR)

/** A visit at five of an afternoon, days after the enquiry; when it was. */
async function visit(work: Work, home: Home, contactId: string, asked: Date): Promise<Date> {
  const day = Math.floor(later(asked, 4).getTime() / DAY) * DAY
  const startsAt = new Date(day + 16 * HOUR)
  await createEvent(work, {
    kind: 'visit',
    status: 'done',
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + 45 * 60_000).toISOString(),
    propertyIds: [home.id],
    attendees: [{ contactId }],
  })
  return startsAt
}

/** An offer two days after the visit, then a step every other week. */
async function bid(
  ctx: Ctx,
  { home, contactId, seen }: { home: Home; contactId: string; seen: Date },
  { fate, random }: { fate: 'refused' | 'sold'; random: Chance },
): Promise<void> {
  const amount = Math.round((home.price * (fate === 'sold' ? 0.96 : 0.86)) / 100_000) * 100_000
  const body = { propertyId: home.id, contactId, amount, financing: 'mortgage' as const }
  let made = await offers.createOffer({ ...nothing, body }, at(ctx, later(seen, 2)))
  for (const [step, act] of ACTS[fate].entries()) {
    const now = later(seen, 3 + step * random.whole(6, 11))
    if (now > ctx.deps.now()) return
    const version = made.version
    made = await offers.stepOffer(
      {
        ...nothing,
        params: { id: made.id },
        body: { act, version, ...(act === 'close' && { closePrice: amount }) },
      },
      at(ctx, now),
    )
  }
}

/** One enquiry with what became of it, on its days. */
async function enquire(ctx: Ctx, home: Home, number: number, siteId: string | null): Promise<void> {
  const random = chance(1_300_000 + number)
  const until = ctx.deps.now().getTime() - SINCE - home.since.getTime()
  const asked = dayTime(random, new Date(home.since.getTime() + random.next() * until))
  const fate: Fate =
    number < 7 ? 'sold' : number < 12 ? 'refused' : random.is(0.4) ? 'seen' : 'asked'
  const agencyId = ctx.session?.agencyId ?? ''
  const actor = { userId: home.agent, agencyId, role: 'ADMIN', lang: 'es' } as const
  const person = pastPerson(number)
  const { contact } = await inTransaction(ctx.deps.db, async (trx) => {
    const work = { trx, deps: at(ctx, asked).deps, actor }
    const roles = ['buyer' as const]
    const agentId = home.agent
    return {
      contact: await findOrCreateContact(work, { ...person, roles, source: 'web', agentId }),
    }
  })
  const body = { ...demoLead(random, home.id), ...person, language: 'es' as const }
  const web = siteId !== null && random.is(0.3) ? { web: { siteId } } : {}
  const visitor = { ...at(ctx, asked), session: null }
  const { id } = await leads.createLead({ ...nothing, body: { ...body, ...web } }, visitor)
  const waited = (15 + random.next() ** 3 * 1400) * 60_000
  await answerLead(id, {
    ...visitor,
    deps: { ...ctx.deps, now: () => new Date(asked.getTime() + waited) },
  })
  if (fate === 'asked') return
  const seen = await inTransaction(ctx.deps.db, (trx) =>
    visit({ trx, deps: at(ctx, later(asked, 1)).deps, actor }, home, contact.id, asked),
  )
  if (fate !== 'seen') await bid(ctx, { home, contactId: contact.id, seen }, { fate, random })
}

/**
 * The year behind the demo's first agency: enquiries answered in minutes or the next day, visits,
 * offers and seven sales, each on its days, so that its figures have something to say. None twice.
 */
export async function seedPast(seeding: Seeding): Promise<void> {
  const ctx = await asPerson(seeding, 'aina@portalvell.example')
  const agencyId = ctx?.session?.agencyId
  if (!ctx || !agencyId) return
  const known = await ctx.deps.db
    .selectFrom('lead')
    .select('id')
    .where('email', '=', pastPerson(0).email)
    .executeTakeFirst()
  const homes = await homesOf(ctx, agencyId)
  if (known || homes.length < 13) return
  const siteId = (await sites.listSites(nothing, ctx)).items[0]?.id ?? null
  // Those that are sold come last: a home that is gone takes no more enquiries.
  for (let number = ENQUIRIES - 1; number >= 0; number -= 1) {
    const home = number < 12 ? homes[number] : homes[12 + (number % (homes.length - 12))]
    if (home) await enquire(ctx, home, number, siteId)
  }
}
