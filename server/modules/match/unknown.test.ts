import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type {
  Demand,
  DemandPatch,
  DemandWhat,
  DemandWhere,
} from '../../../generated/model/index.ts'
import { inTransaction, sql } from '../../db/index.ts'
import type { DemandDoc } from '../../db/tables/demand.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { matchDesk } from './desk.fixture.ts'
import { notifyDue, topicOf } from './notices.ts'
import { saveDemand } from './weighing/demand.repository.ts'
import { addPending, homeChanged } from './weighing/pending.ts'
import { scoreOf } from './sql/shares.ts'
import { DEMANDS, HOMES } from './sql/sides.ts'

/*
 * What a demand asks by values that the contract no longer has: it asked for something, so it must
 * never be read as one that takes anything.
 */
const DAY = 86_400_000
let server: TestServer
let desk: ReturnType<typeof matchDesk>
let admin: Person
beforeAll(async () => {
  server = await startTestServer()
  desk = matchDesk(server)
  admin = await server.register({ agencyName: 'Palafito' })
  await desk.publish(admin)
}, 300_000)
afterAll(() => server.close())

const found = async (demandId: string): Promise<number> =>
  (await server.call('listDemandMatches', { token: admin.token, params: { demandId } })).body.items
    .length
/** How the demand's one home is weighed. */
const weighedHome = async (demandId: string) => {
  const { body } = await server.call('listDemandMatches', {
    token: admin.token,
    params: { demandId },
  })
  return body.items[0]
}
const score = async (demandId: string) => (await weighedHome(demandId))?.score
const partOf = async (demandId: string, criterion: string) =>
  (await weighedHome(demandId))?.parts.find((part) => part.criterion === criterion)
/** The same by the demand's row, as PostgreSQL weighs it. */
const scoreInSql = async (demandId: string) => {
  const { rows } = await sql<{ score: number }>`select ${scoreOf({ d: DEMANDS, h: HOMES })} as score
    from match_demand d, match_home h where d.demand_id = ${demandId} and h.view = 0`.execute(
    server.db,
  )
  return rows[0]?.score
}
const told = async (): Promise<string[]> => {
  const [home] = (await server.call('listProperties', { token: admin.token })).body.items
  const { body } = await server.call('listPropertyMatches', {
    token: admin.token,
    params: { propertyId: home?.id ?? '' },
  })
  return body.items.map(({ demandId }) => demandId)
}

/** The demand as the version before wrote it, with values that only that one knew. */
async function writtenBefore(
  { id }: Demand,
  part: keyof DemandDoc,
  values: object,
  columns: Record<string, unknown> = {},
): Promise<void> {
  await sql`
    update demand set doc = jsonb_set(doc, ${[part]}::text[], coalesce(doc -> ${part},
      '{}') || ${JSON.stringify(values)}::jsonb) where id = ${id}`.execute(server.db)
  for (const [column, value] of Object.entries(columns))
    await sql`update demand set ${sql.ref(column)} = ${value} where id = ${id}`.execute(server.db)
  await inTransaction(server.db, (trx) => saveDemand(trx, id))
}

const save = async ({ id }: Demand, patch: Partial<DemandPatch>): Promise<void> => {
  const { body } = await server.call('getDemand', { token: admin.token, params: { id } })
  const saved = await server.call('updateDemand', {
    token: admin.token,
    params: { id },
    body: { version: body.version, ...patch },
  })
  expect(saved.status).toBe(200)
  await server.runJobs()
}

const WHAT: DemandWhat = { operations: ['V'] }
const WHERE: DemandWhere = {}

/** What homes and demands say of each other: how many, and is the demand told. */
const both = async ({ id }: Demand): Promise<[number, boolean]> => [
  await found(id),
  (await told()).includes(id),
]
const rename = (demand: Demand): Promise<void> =>
  save(demand, { follow: { frequency: 'instant', title: 'Anew' } })

test.each<[string, keyof DemandDoc, object, Record<string, unknown>]>([
  ['types', 'what', { types: ['palafito'] }, { types: ['palafito'] }],
  ['subtypes', 'what', { subtypes: ['faro'] }, { subtypes: ['faro'] }],
  ['places', 'where', { places: ['atlantis'] }, { towns: ['atlantis'] }],
  ['islands', 'where', { islands: ['ATLANTIS'] }, { islands: ['ATLANTIS'] }],
  [
    'places of a known island',
    'where',
    { islands: ['MALLORCA'], places: ['atlantis'] },
    { towns: ['atlantis'] },
  ],
  [
    'areas on a known island',
    'where',
    { islands: ['MALLORCA'], polygons: [{ ring: 'x' }] },
    { towns: ['atlantis'] },
  ],
  ['circles', 'where', { islands: ['MALLORCA'], near: { amount: 5 } }, {}],
  ['places left out', 'where', { excludePlaces: ['atlantis'] }, { exclude_towns: ['atlantis'] }],
  ['bedrooms', 'home', { bedroomsMin: 1000 }, { bedrooms_min: 1000 }],
  ['bathrooms', 'home', { bathroomsMin: 1000 }, { bathrooms_min: 1000 }],
  ['areas', 'home', { areaMin: 1e8 }, { area_min: 1e8 }],
  ['prices', 'money', { priceMax: 0.5 }, { price_max: 1 }],
  ['prices of another kind', 'money', { priceMax: { cents: 1 } }, {}],
  ['names', 'home', { garageMin: 2 }, {}],
])(
  '%s that nobody knows by now fit no home, also when the demand is saved',
  async (_name, part, values, columns) => {
    const demand = await desk.ask(admin, { what: WHAT, where: WHERE, money: {} })
    expect(await both(demand)).toEqual([1, true])
    await writtenBefore(demand, part, values, columns)
    expect(await both(demand)).toEqual([0, false])
    await rename(demand)
    expect(await both(demand)).toEqual([0, false])
  },
)

test.each<[string, keyof DemandDoc, object, Record<string, unknown>]>([
  ['must', 'home', { mustHave: ['zzz'] }, { must_have: ['zzz'] }],
  ['wishes', 'home', { niceToHave: ['zzz'] }, { nice_to_have: ['zzz'] }],
  ['unwanted', 'home', { mustNot: ['zzz'] }, { must_not: ['zzz'] }],
  ['views', 'home', { views: ['moon'] }, { views: ['moon'] }],
  ['condition', 'what', { condition: ['marciano'] }, { conditions: ['marciano'] }],
  ['sea', 'where', { seaDistanceMax: -1 }, { sea_distance_max: 1 }],
  ['floor', 'home', { floorMin: 100_000 }, {}],
  ['year', 'home', { yearMin: 99_999 }, {}],
])(
  'a wish of %s that nobody knows by now is not met, also when the demand is saved',
  async (criterion, part, values, columns) => {
    const home = { areaMin: 100 }
    const demand = await desk.ask(admin, { what: WHAT, where: WHERE, money: {}, home })
    const scores = async () => [await score(demand.id), await scoreInSql(demand.id)]
    expect(await scores()).toEqual([100, 100])
    await writtenBefore(demand, part, values, columns)
    const before = await scores()
    expect(before[0]).toBeLessThan(100)
    expect(before[1]).toBe(before[0])
    expect(await partOf(demand.id, criterion)).toMatchObject({ points: 0, known: false })
    await rename(demand)
    expect(await scores()).toEqual(before)
  },
)

test('what is said of the buyer alone narrows nothing when nobody knows it by now', async () => {
  const demand = await desk.ask(admin, { what: WHAT, where: WHERE })
  await writtenBefore(demand, 'buyer', { urgency: 'yesterday', zodiac: 'leo' })
  await writtenBefore(demand, 'money', { payment: 'shells' })
  expect(await both(demand)).toEqual([1, true])
})

test('a demand asks again what it is given in place of what nobody knows', async () => {
  const demand = await desk.ask(admin, { what: WHAT, where: WHERE })
  await writtenBefore(demand, 'home', { bedroomsMin: 1000 })
  expect(await both(demand)).toEqual([0, false])
  await save(demand, { home: { bedroomsMin: 2 } })
  expect(await both(demand)).toEqual([1, true])
})

test('a value that is still known fits beside one that is not', async () => {
  const demand = await desk.ask(admin, { what: WHAT, where: WHERE })
  const types = ['palafito', 'vivienda']
  await writtenBefore(demand, 'what', { types }, { types })
  expect([await found(demand.id), (await told()).includes(demand.id)]).toEqual([1, true])
})

test('columns that a version left empty, since it could not read the document, widen nothing', async () => {
  const demand = await desk.ask(admin, { what: WHAT, where: WHERE })
  await writtenBefore(demand, 'what', { types: ['local'] }, { types: [] })
  expect(await both(demand)).toEqual([0, false])
})

test('how often to tell, in a word that nobody knows by now, is not taken for at once', async () => {
  const demand = await desk.ask(admin, { what: WHAT, where: WHERE })
  const frequency = async () =>
    (
      await server.db
        .selectFrom('match_demand')
        .select('frequency')
        .where('demand_id', '=', demand.id)
        .executeTakeFirst()
    )?.frequency
  expect(await frequency()).toBe('instant')
  await writtenBefore(demand, 'follow', { frequency: 'onlyGreat' })
  expect(await frequency()).toBe('unread')
})

test('a polygon that is no area is still a place: no home lies in it, and its demand is saved', async () => {
  const demand = await desk.ask(admin, { what: WHAT, where: WHERE })
  const corner = [2.7, 39.7]
  const polygons = [{ type: 'Polygon', coordinates: [[corner, corner, corner, corner]] }]
  await writtenBefore(demand, 'where', { polygons })
  expect(await both(demand)).toEqual([0, false])
  await rename(demand)
  expect(await both(demand)).toEqual([0, false])
  const { rows } = await sql<{
    kept: unknown
  }>`select doc #> '{where,polygons}' as kept from demand where id = ${demand.id}`.execute(
    server.db,
  )
  expect(rows).toEqual([{ kept: polygons }])
})

describe('what was found before an older version took over', () => {
  const weigh = async ({ id }: Demand): Promise<void> => {
    await inTransaction(server.db, (trx) => addPending(trx, 'demand', id))
    await server.runJobs()
  }
  /** What was told of a demand's homes: notices, lines of its timeline, and each home's row. */
  const heard = async ({ id }: Demand) => {
    const { rows } = await sql<{ notices: number; lines: number; homes: unknown }>`
      select (select count(*)::int from notification where topic = ${topicOf(id)}) as notices,
        (select count(*)::int from demand_history where demand_id = ${id} and kind = 'MATCH') as lines,
        (select json_agg(json_build_array(property_id, found_at, told_at) order by property_id)
          from match where demand_id = ${id} and score >= 70) as homes`.execute(server.db)
    return rows[0]
  }
  const takenOut = async ({ id }: Demand, part: string, name: string): Promise<void> => {
    await sql`update demand set doc = doc #- ${[part, name]}::text[] where id = ${id}`.execute(
      server.db,
    )
    await inTransaction(server.db, (trx) => saveDemand(trx, id))
  }
  const counted = async ({ id }: Demand): Promise<number> => {
    const { body } = await server.call('countMatches', {
      token: admin.token,
      query: { demands: [id] },
    })
    return body.demands[0]?.good ?? 0
  }

  it('is no news when what the demand asks is read again', async () => {
    const demand = await desk.ask(admin, { what: WHAT, where: WHERE })
    const before = await heard(demand)
    expect(before).toMatchObject({ notices: 1, lines: 1, homes: [expect.anything()] })
    await writtenBefore(demand, 'home', { garageMin: 2 })
    await weigh(demand)
    expect([await found(demand.id), await counted(demand)]).toEqual([0, 0])
    await takenOut(demand, 'home', 'garageMin')
    await weigh(demand)
    expect(await heard(demand)).toEqual(before)
    expect([await found(demand.id), await counted(demand)]).toEqual([1, 1])
  })

  it('is no news when the home is read again, nor kept when it is sold', async () => {
    const home = await desk.publish(admin)
    const demand = await desk.ask(admin, { what: WHAT, where: WHERE })
    const before = await heard(demand)
    const drawn = async (type: string): Promise<void> => {
      await sql`update property set doc = jsonb_set(doc, '{basics,type}', ${JSON.stringify(type)}::jsonb)
        where id = ${home.id}`.execute(server.db)
      await inTransaction(server.db, (trx) => homeChanged(trx, home.id))
      await server.runJobs()
    }
    const other = await desk.ask(admin, { what: WHAT, where: WHERE })
    await drawn('palafito')
    expect(await found(demand.id)).toBe(1)
    await drawn('vivienda')
    expect(await found(demand.id)).toBe(2)
    expect(await heard(demand)).toEqual(before)
    // Of one that is sold nobody finds it again, what is unread or not.
    await writtenBefore(other, 'home', { garageMin: 2 })
    await weigh(other)
    await sql`update property set doc = jsonb_set(doc, '{basics,isFloating}', 'true')
      where id = ${home.id}`.execute(server.db)
    const gone = await server.call('changePropertyStatus', {
      token: admin.token,
      params: { id: home.id },
      body: { version: home.version, status: 'withdrawn' },
    })
    expect(gone.status, JSON.stringify(gone.body)).toBe(200)
    await server.runJobs()
    const { rows } = await sql`select 1 from match where property_id = ${home.id}`.execute(
      server.db,
    )
    expect(rows).toEqual([])
  })

  it.each([
    ['publication', { isFeatured: true }],
    ['layout', { dovecotes: 12 }],
    ['demand', { garageMin: 2 }],
  ])('is news again where the price had put it out of reach: %s', async (part, written) => {
    const home = await desk.publish(admin)
    const money = { priceMax: 50_000_000 }
    const demand = await desk.ask(admin, { what: WHAT, where: WHERE, money })
    const costs = async (price: number): Promise<void> => {
      const asked = { token: admin.token, params: { id: home.id } }
      const { version, basics } = (await server.call('getProperty', asked)).body
      const offers = [{ operation: 'V' as const, price }]
      const body = { version, basics: { ...basics, offers } }
      expect((await server.call('updateProperty', { ...asked, body })).status).toBe(200)
      await server.runJobs()
    }
    const rows = async () =>
      (
        await sql`select score from match
          where demand_id = ${demand.id} and property_id = ${home.id}`.execute(server.db)
      ).rows
    const before = await rows()
    expect(before).toMatchObject([{ score: 100 }])
    if (part !== 'demand')
      await sql`update property set doc = jsonb_set(doc, ${[part]}::text[],
        coalesce(doc -> ${part}, '{}') || ${JSON.stringify(written)}::jsonb)
        where id = ${home.id}`.execute(server.db)
    else await writtenBefore(demand, 'home', written)
    await costs(90_000_000)
    expect(await rows()).toEqual([])
    if (part === 'demand') await takenOut(demand, 'home', 'garageMin')
    const { lines = 0 } = (await heard(demand)) ?? {}
    await costs(50_000_000)
    expect([await rows(), (await heard(demand))?.lines]).toEqual([before, lines + 1])
  })

  it.each(['instant', 'daily'] as const)(
    'is told once how often is read again: %s',
    async (frequency) => {
      const demand = await desk.ask(admin, { what: WHAT, where: WHERE, follow: { frequency } })
      await sql`update match set told_at = now() where demand_id = ${demand.id}`.execute(server.db)
      const before = await heard(demand)
      await writtenBefore(demand, 'follow', { frequency: 'onlyGreat' })
      await desk.publish(admin)
      expect(await heard(demand)).toMatchObject({ notices: before?.notices, lines: before?.lines })
      await writtenBefore(demand, 'follow', { frequency })
      await weigh(demand)
      const later = { db: server.db, now: () => new Date(server.deps.now().getTime() + 2 * DAY) }
      await notifyDue({ ...server.deps, ...later })
      await notifyDue({ ...server.deps, ...later })
      await weigh(demand)
      expect(await heard(demand)).toMatchObject({
        notices: 1,
        lines: (before?.lines ?? 0) + 1,
      })
    },
  )
})
