import type { RentalFigures, RentalStats } from '../../../../generated/model/index.ts'
import { requireSession, type Ctx } from '../../../contract/context.ts'
import { sql, type Db } from '../../../db/index.ts'
import { dayOf } from '../../../time/madrid.ts'
import { OPEN } from '../way/transitions.ts'

/** Of fewer files than this no median is told. */
const FEWEST = 5

/** Files by island and side, counted. */
async function figuresOf(db: Db, today: string): Promise<RentalFigures[]> {
  const rows = await db
    .selectFrom('rental_file')
    .select([
      'island',
      'side',
      'state',
      sql<number>`count(*)`.as('total'),
      sql<number>`count(*) filter (where due_on < ${today} and state in (${sql.join([...OPEN])}))`.as(
        'late',
      ),
    ])
    .groupBy(['island', 'side', 'state'])
    .execute()
  const decided = await db
    .with('first', (cte) =>
      cte
        .selectFrom('rental_step')
        .where('to_state', 'in', ['approved', 'rejected'])
        .select(['file_id', sql<Date>`min(at)`.as('at')])
        .groupBy('file_id'),
    )
    .selectFrom('first')
    .innerJoin('rental_file', 'rental_file.id', 'first.file_id')
    .select([
      'island',
      'side',
      sql<number>`count(*)`.as('decided'),
      sql<number>`percentile_cont(0.5) within group (
        order by extract(epoch from first.at - rental_file.created_at) / 86400)`.as('days'),
    ])
    .groupBy(['island', 'side'])
    .execute()
  const groups = new Map<string, RentalFigures>()
  for (const { island, side, state, total, late } of rows) {
    const key = `${island} ${side}`
    const one = groups.get(key) ?? {
      island,
      side,
      total: 0,
      states: {},
      late: 0,
      decided: 0,
      medianDays: null,
    }
    one.total += total
    one.late += late
    one.states[state] = total
    groups.set(key, one)
  }
  for (const { island, side, decided: n, days } of decided) {
    const one = groups.get(`${island} ${side}`)
    if (!one) continue
    one.decided = n
    one.medianDays = n < FEWEST ? null : Math.round(days * 10) / 10
  }
  return [...groups.values()].toSorted((a, b) =>
    `${a.island} ${a.side}`.localeCompare(`${b.island} ${b.side}`),
  )
}

/** How the programme stands: counts and sums, no person. */
export async function readStats(ctx: Ctx): Promise<RentalStats> {
  requireSession(ctx)
  const { db, now } = ctx.deps
  const today = dayOf(now())
  const offers = await db
    .selectFrom('rental_offer')
    .select(['state', sql<number>`count(*)`.as('total')])
    .groupBy('state')
    .execute()
  const running = await db
    .selectFrom('rental_contract')
    .innerJoin('rental_offer', 'rental_offer.id', 'rental_contract.offer_id')
    .where('starts_on', '<=', today)
    .where('ends_on', '>=', today)
    .select([
      sql<number>`count(*)`.as('contracts'),
      sql<number>`coalesce(sum(rent_owner), 0)::bigint`.as('owners'),
      sql<number>`coalesce(sum(rent_tenant), 0)::bigint`.as('tenants'),
    ])
    .executeTakeFirstOrThrow()
  return {
    asOf: now().toISOString(),
    items: await figuresOf(db, today),
    offers: Object.fromEntries(offers.map(({ state, total }) => [state, total])),
    contracts: running.contracts,
    paidToOwners: running.owners,
    paidByTenants: running.tenants,
  }
}
