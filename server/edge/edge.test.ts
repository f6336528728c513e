import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { jobs as all } from '../app.ts'
import { inTransaction } from '../db/index.ts'
import { classOf } from '../jobs/classes.ts'
import { agencyOf, homeOf } from '../modules/listing/homes.fixture.ts'
import { syncListing, withdrawListing } from '../modules/listing/index.ts'

import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { jobs as definitions } from './jobs.ts'

const told: string[][] = []
const edge = { purge: async (keys: readonly string[]) => void told.push([...keys].sort()) }
const [purge] = definitions
if (!purge) throw new Error('no job')
let server: TestServer
let silent: TestServer
beforeAll(async () => {
  server = await startTestServer({ edge })
  silent = await startTestServer()
})
afterEach(() => void (told.length = 0))
afterAll(async () => {
  await server.close()
  await silent.close()
})

const jobs = ({ db }: TestServer) =>
  db.selectFrom('job').select(['payload', 'run_at']).where('kind', '=', 'edge.purge').execute()

it('what changes in a transaction is told once it has committed, and again for late pages', async () => {
  const home = homeOf(agencyOf('Llevant'))
  const { id } = home.property
  await syncListing(server.db, home)
  const [queued] = await jobs(server)
  expect(queued?.payload).toEqual({ homes: [id] })
  const before = Date.now()
  await purge.handler(queued?.payload, server.deps)
  expect(told).toEqual([[`home-${id}`, `site-${home.agency.id}`]])
  const again = (await jobs(server)).find(({ payload }) => 'again' in (payload as object))
  expect(again?.payload).toEqual({ homes: [id], again: true })
  expect(again?.run_at.getTime()).toBeGreaterThan(before + 5_000)
  await purge.handler(again?.payload, server.deps)
  expect(told).toHaveLength(2)

  await withdrawListing(server.db, id, new Date())
  await server.runJobs()
  expect(told.at(-1)).toEqual([`home-${id}`, `site-${home.agency.id}`])
})

it('an agency that changes its name is told with all its homes, whose cards bear it', async () => {
  const { profile } = await server.register({ agencyName: 'Ponent' })
  const [agencyId = ''] = profile.agency_ids
  const home = homeOf({ ...agencyOf('Ponent'), id: agencyId })
  await syncListing(server.db, home)
  await server.runJobs()
  told.length = 0
  await server.deps.jobs.add(server.db, 'listing.agency', { agencyId }, { key: agencyId })
  await server.runJobs()
  expect(told.flat()).toEqual(
    expect.arrayContaining([`agency-${agencyId}`, `home-${home.property.id}`, `site-${agencyId}`]),
  )
})

it('a change that is taken back tells nobody', async () => {
  const home = homeOf(agencyOf('Migjorn'))
  const undone = inTransaction(server.db, async (trx) => {
    await syncListing(trx, home)
    throw new Error('taken back')
  })
  await expect(undone).rejects.toThrow('taken back')
  await server.runJobs()
  expect(told.flat()).not.toContain(`home-${home.property.id}`)
})

it('where there is no cache nothing is queued', async () => {
  await syncListing(silent.db, homeOf(agencyOf('Tramuntana')))
  expect(await jobs(silent)).toEqual([])
})

it('a cache that hangs, told of each home of an import, holds up nothing but itself', () => {
  const beside = all.filter((one) => classOf(one) === classOf(purge))
  expect(beside.map(({ kind }) => kind)).toEqual(['edge.purge'])
})
