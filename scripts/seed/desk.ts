import type { Offer, OfferStep } from '../../generated/model/index.ts'
import type { Ctx, Logger } from '../../server/contract/context.ts'
import type { Deps } from '../../server/contract/deps.ts'
import { sql } from '../../server/db/index.ts'
import { handlers as offer } from '../../server/modules/offer/index.ts'
import { handlers as visit } from '../../server/modules/visit/index.ts'

const nothing = { params: {}, query: {}, files: [] }
/** A hand that signs: points of the field of 600 by 200. */
const HAND = 'M60 120L90 60L110 140L150 70L180 130L230 90L260 120L330 80L390 110L460 95'

type Step = Partial<OfferStep> & Pick<OfferStep, 'act'>

const SOLD = [{ act: 'send' }, { act: 'accept' }, { act: 'notary' }, { act: 'close' }] as const

/** Offers of the demo by home: share of the asked price, then what happened. */
const OFFERS: { share: number; steps: readonly Step[] }[] = [
  {
    share: 0.93,
    steps: [
      { act: 'send' },
      { act: 'counter', side: 'owner', text: 'Con los muebles de la terraza.' },
    ],
  },
  { share: 0.88, steps: [{ act: 'send' }] },
  {
    share: 0.97,
    steps: [
      { act: 'send' },
      { act: 'accept' },
      { act: 'arras', arrasKind: 'penitenciales', arrasAmount: 4_000_000 },
    ],
  },
  // Two that were sold, for accounting: of one the fee was said.
  { share: 0.96, steps: SOLD },
  { share: 0.98, steps: SOLD },
]

async function makeOffers(
  ctx: Ctx,
  homes: { id: string; price: number | null }[],
  people: string[],
): Promise<void> {
  for (const [at, { share, steps }] of OFFERS.entries()) {
    const [home, contactId] = [homes[at + 3], people[at % people.length]]
    if (!home?.price || !contactId) continue
    const amount = Math.round((home.price * share) / 100_000) * 100_000
    let made: Offer = await offer.createOffer(
      {
        ...nothing,
        body: {
          propertyId: home.id,
          contactId,
          amount,
          financing: at === 1 ? 'cash' : 'mortgage',
          deposit: 300_000,
        },
      },
      ctx,
    )
    for (const step of steps)
      made = await offer.stepOffer(
        {
          ...nothing,
          params: { id: made.id },
          body: {
            ...step,
            version: made.version,
            ...(step.act === 'counter' ? { amount: amount + 1_000_000 } : {}),
            ...(step.act === 'close' ? { closePrice: amount } : {}),
          },
        },
        ctx,
      )
  }
}

/** What became of visits that have been: a signed sheet, an opinion. */
async function closeVisits(ctx: Ctx, userId: string): Promise<void> {
  const { db, now } = ctx.deps
  const been = await db
    .selectFrom('agenda_event')
    .select('id')
    .where('organiser_id', '=', userId)
    .where('kind', '=', 'visit')
    .where('starts_at', '<', now())
    .where('rrule', 'is', null)
    .orderBy('starts_at')
    .limit(2)
    .execute()
  for (const { id } of been) {
    const { homes, people } = await visit.getVisit(
      { ...nothing, body: undefined, params: { id } },
      ctx,
    )
    const name = people[0]?.name ?? 'Klaus Brandt'
    if (!homes[0]) continue
    await visit.signVisitSheet(
      {
        ...nothing,
        params: { id },
        body: {
          language: 'es',
          visitors: [
            { name, idKind: 'PASSPORT', idNumber: 'DEMO00001', signature: { path: HAND } },
          ],
          declaresFirstVisit: true,
          noDirectDeal: true,
        },
      },
      ctx,
    )
    await visit.saveVisitFeedback(
      {
        ...nothing,
        params: { id },
        body: {
          propertyId: homes[0].id,
          interest: 4,
          priceOpinion: 'expensive',
          likes: ['light', 'outdoor'],
          dislikes: ['parking'],
          comment: 'Quieren volver con los padres.',
          nextStep: 'second_visit',
        },
      },
      ctx,
    )
  }
}

/**
 * Visits and offers of the demo's first agency: two homes open for booking, sheets and opinions,
 * three offers on their way, two homes sold. None twice.
 */
export async function seedDesk({ deps, log }: { deps: Deps; log: Logger }): Promise<void> {
  const { db } = deps
  const person = await db
    .selectFrom('app_user')
    .select(['id', 'agency_id'])
    .where('email', '=', 'aina@portalvell.example')
    .executeTakeFirst()
  const begun = await db.selectFrom('offer').select('id').limit(1).executeTakeFirst()
  if (!person?.agency_id || begun) return
  const ctx: Ctx = {
    session: { sessionId: person.id, userId: person.id, agencyId: person.agency_id, role: 'ADMIN' },
    lang: 'es',
    ip: '127.0.0.1',
    deps,
    log,
  }
  const homes = await db
    .selectFrom('property')
    .select(['id', 'price'])
    .where('agency_id', '=', person.agency_id)
    .where('agent_id', '=', person.id)
    .where('status', '=', 'active')
    .where(sql<boolean>`'V' = any (operations)`)
    .where('deleted_at', 'is', null)
    .orderBy('ref')
    .limit(12)
    .execute()
  const people = (
    await db
      .selectFrom('contact')
      .select('id')
      .where('agency_id', '=', person.agency_id)
      .where('merged_into_id', 'is', null)
      .orderBy('created_at')
      .limit(6)
      .execute()
  ).map(({ id }) => id)
  for (const { id } of homes.slice(0, 2))
    await visit.openVisitBooking({ ...nothing, body: { propertyId: id, public: true } }, ctx)
  await makeOffers(ctx, homes, people)
  await closeVisits(ctx, person.id)
}
