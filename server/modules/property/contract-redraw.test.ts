import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Listing } from '../../../generated/model/index.ts'
import { sql } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startRig, type Rig } from '../../testing/rig.ts'
import { matchDesk } from '../match/desk.fixture.ts'
import { redrawWhenChanged } from './index.ts'

let rig: Rig
let admin: Person
let desk: ReturnType<typeof matchDesk>
beforeAll(async () => {
  rig = await startRig()
  desk = matchDesk(rig)
  admin = await rig.register({ agencyName: 'Llevant' })
})
afterAll(() => rig.close())

const search = async (q: string): Promise<number> =>
  (await rig.call('searchListings', { query: { q } })).body.items.length

it('what became private leaves pages and search at the next start, what became public comes', async () => {
  const { id } = await desk.publish(admin)
  await redrawWhenChanged(rig.deps)
  await rig.runJobs()
  const page = (await rig.call('getListing', { params: { id } })).body as Listing
  // As the contract before drew it: a note was public and found, the rooms were not.
  await sql`update listing set public = public || '{"newDevelopment": "Secret note"}' || '{"layout": {}}' where id = ${id}`.execute(
    rig.db,
  )
  await sql`update listing_search set tsv = tsv || to_tsvector('spanish', 'zzsecreto') where id = ${id}`.execute(
    rig.db,
  )
  expect(await search('zzsecreto')).toBe(1)
  expect(await redrawWhenChanged(rig.deps)).toBe(false)
  expect(await rig.runJobs()).toBe(0)
  await sql`update listing_contract set hash = 'of yesterday'`.execute(rig.db)
  expect(await redrawWhenChanged(rig.deps)).toBe(true)
  expect(await redrawWhenChanged(rig.deps)).toBe(false)
  await rig.runJobs()
  expect(await search('zzsecreto')).toBe(0)
  const { rows } = await sql<{
    shown: Listing
  }>`select public #> '{}' as shown from listing where id = ${id}`.execute(rig.db)
  expect(rows[0]?.shown).not.toHaveProperty('newDevelopment')
  expect(rows[0]?.shown.layout).toEqual(page.layout)
  expect(page.layout).toMatchObject({ bedrooms: 3 })
})

it('a home that was withdrawn keeps what it showed, but for what is private', async () => {
  const home = await desk.publish(admin)
  await rig.call('changePropertyStatus', {
    token: admin.token,
    params: { id: home.id },
    body: { version: home.version, status: 'withdrawn' },
  })
  await sql`update listing set public = jsonb_set(public, '{layout,secret}', '7') where id = ${home.id}`.execute(
    rig.db,
  )
  await redrawWhenChanged(rig.deps, 'of tomorrow')
  await rig.runJobs()
  const { rows } = await sql<{
    shown: Listing
    state: string
  }>`select public #> '{}' as shown, state from listing where id = ${home.id}`.execute(rig.db)
  expect(rows[0]?.state).toBe('gone')
  expect(rows[0]?.shown.layout).not.toHaveProperty('secret')
})
