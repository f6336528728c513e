import type { DemandReason, DemandStatus } from '../../generated/model/index.ts'
import type { Ctx, Logger } from '../../server/contract/context.ts'
import type { Deps } from '../../server/contract/deps.ts'
import { holdersOf } from '../../server/modules/contact/index.ts'
import { handlers } from '../../server/modules/demand/index.ts'
import { AGENCIES } from './agencies.ts'
import { chance } from './random.ts'
import { demoDemand } from './wishes.ts'

/** How many demands each agency has, in the order of AGENCIES. */
const COUNTS = [22, 8, 8, 4]
/**
 * Then those of the other islands who look for a flat in Palma, for a child that studies there:
 * enough people of enough agencies for what unmet demand may tell (decision 292).
 */
const IN_PALMA = [0, 4, 4, 3]
const DAY = 86_400_000

/** Some have ended: every ninth was won, every seventh cancelled. */
function endOf(at: number): { status: DemandStatus; reason: DemandReason } | null {
  if (at % 9 === 8) return { status: 'WON', reason: 'bought_with_us' }
  return at % 7 === 6
    ? { status: 'CANCEL', reason: at % 2 === 0 ? 'postponed' : 'bought_elsewhere' }
    : null
}

/**
 * Demands of the last weeks, entered by the people of each agency through the API's own door; none
 * twice.
 */
export async function seedDemands({ deps, log }: { deps: Deps; log: Logger }): Promise<void> {
  for (const [number, { slug, island }] of AGENCIES.entries()) {
    const agency = await deps.db
      .selectFrom('agency')
      .select('id')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
    const people = await deps.db
      .selectFrom('app_user')
      .select(['id', 'role'])
      .where('agency_id', '=', agency.id)
      .orderBy('email')
      .execute()
    const { n } = await deps.db
      .selectFrom('demand')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('agency_id', '=', agency.id)
      .executeTakeFirstOrThrow()
    const local = COUNTS[number] ?? 0
    for (let at = Number(n); at < local + (IN_PALMA[number] ?? 0); at += 1) {
      const random = chance(700_000 + number * 1000 + at)
      const anybody = random.pick(people)
      const when = new Date(deps.now().getTime() - random.next() * 40 * DAY)
      const body = demoDemand(random, at < local ? island : 'PALMA', number * 100 + at)
      // A client is entered by whoever looks after them: to colleagues they are refused.
      const { email = '', phone = '' } = body.contact ?? {}
      const holders = await holdersOf(deps.db, agency.id, [
        { kind: 'email', value: email, path: '' },
        { kind: 'phone', value: phone, path: '' },
      ])
      const known = holders.get(`email ${email}`) ?? holders.get(`phone ${phone}`)
      const person = people.find(({ id }) => id === known?.agentId) ?? anybody
      const session = {
        sessionId: agency.id,
        userId: person.id,
        agencyId: agency.id,
        role: person.role === 'ADMIN' ? ('ADMIN' as const) : ('STAFF' as const),
      }
      const ctx: Ctx = {
        session,
        lang: 'es',
        ip: '127.0.0.1',
        deps: { ...deps, now: () => when },
        log,
      }
      const made = await handlers.createDemand(
        {
          params: {},
          query: {},
          body,
          files: [],
        },
        ctx,
      )
      const end = at < local ? endOf(at) : null
      if (end)
        await handlers.changeDemandStatus(
          {
            params: { id: made.id },
            query: {},
            body: { version: made.version, ...end },
            files: [],
          },
          ctx,
        )
    }
  }
}
