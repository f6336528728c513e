import { afterAll, beforeAll, expect, test } from 'vitest'
import type {
  Demand,
  DemandPatch,
  DemandWhat,
  DemandWhere,
} from '../../../generated/model/index.ts'
import { inTransaction, sql } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startRig, type Rig } from '../../testing/rig.ts'
import { matchDesk } from './desk.fixture.ts'
import { saveDemand } from './demand.repository.ts'

/*
 * What a demand asks by values that the contract no longer has: it asked for something, so it must
 * never be read as one that takes anything.
 */
let rig: Rig
let desk: ReturnType<typeof matchDesk>
let admin: Person
beforeAll(async () => {
  rig = await startRig()
  desk = matchDesk(rig)
  admin = await rig.register({ agencyName: 'Palafito' })
  await desk.publish(admin)
}, 60_000)
afterAll(() => rig.close())

const found = async (demandId: string): Promise<number> =>
  (await rig.call('listDemandMatches', { token: admin.token, params: { demandId } })).body.items
    .length
const told = async (): Promise<string[]> => {
  const [home] = (await rig.call('listProperties', { token: admin.token })).body.items
  const { body } = await rig.call('listPropertyMatches', {
    token: admin.token,
    params: { propertyId: home?.id ?? '' },
  })
  return body.items.map(({ demandId }) => demandId)
}

/** The demand as the version before wrote it, with values that only that one knew. */
async function writtenBefore(
  { id }: Demand,
  part: 'what' | 'where',
  values: object,
  columns: Record<string, string[]>,
): Promise<void> {
  await sql`update demand set doc = jsonb_set(doc, ${[part]}::text[], coalesce(doc -> ${part}, '{}') || ${JSON.stringify(values)}::jsonb) where id = ${id}`.execute(
    rig.db,
  )
  for (const [column, list] of Object.entries(columns))
    await sql`update demand set ${sql.ref(column)} = ${list} where id = ${id}`.execute(rig.db)
  await inTransaction(rig.db, (trx) => saveDemand(trx, id))
}

const save = async ({ id }: Demand, patch: Partial<DemandPatch>): Promise<void> => {
  const { body } = await rig.call('getDemand', { token: admin.token, params: { id } })
  const saved = await rig.call('updateDemand', {
    token: admin.token,
    params: { id },
    body: { version: body.version, ...patch },
  })
  expect(saved.status).toBe(200)
  await rig.runJobs()
}

const WHAT: DemandWhat = { operations: ['V'] }
const WHERE: DemandWhere = {}

test.each<[string, 'what' | 'where', object, Record<string, string[]>]>([
  ['types', 'what', { types: ['palafito'] }, { types: ['palafito'] }],
  ['subtypes', 'what', { subtypes: ['faro'] }, { subtypes: ['faro'] }],
  ['places', 'where', { places: ['atlantis'] }, { towns: ['atlantis'] }],
  ['islands', 'where', { islands: ['ATLANTIS'] }, { islands: ['ATLANTIS'] }],
])(
  '%s that nobody knows by now fit no home, also when the demand is saved',
  async (_name, part, values, columns) => {
    const demand = await desk.ask(admin, { what: WHAT, where: WHERE })
    expect([await found(demand.id), (await told()).includes(demand.id)]).toEqual([1, true])
    await writtenBefore(demand, part, values, columns)
    expect([await found(demand.id), (await told()).includes(demand.id)]).toEqual([0, false])
    await save(demand, { follow: { frequency: 'instant', title: 'Anew' } })
    expect([await found(demand.id), (await told()).includes(demand.id)]).toEqual([0, false])
  },
)

test('a value that is still known fits beside one that is not', async () => {
  const demand = await desk.ask(admin, { what: WHAT, where: WHERE })
  const types = ['palafito', 'vivienda']
  await writtenBefore(demand, 'what', { types }, { types })
  expect([await found(demand.id), (await told()).includes(demand.id)]).toEqual([1, true])
})
