import { afterAll, beforeAll, expect, it } from 'vitest'
import type { GeoPoint } from '../../../../generated/model/index.ts'
import { json, sql } from '../../../db/index.ts'
import { findAnyListing } from '../../listing/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { POINTS_JOB } from '../job-kinds.ts'
import { distance } from './place-grid.ts'
import { complete, published } from '../testing/homes.fixture.ts'

let server: TestServer
let ours: Person
let theirs: Person
beforeAll(async () => {
  server = await startTestServer()
  ours = await server.register()
  theirs = await server.register()
})
afterAll(() => server.close())

const door = { lat: 39.766, lon: 2.7152 }
/** As the public record says it, also of a home that is gone. */
const shownAt = async (id: string): Promise<GeoPoint | null> =>
  (await findAnyListing(server.db, id))?.location.geo ?? null
const stored = async (id: string) =>
  server.db
    .selectFrom('property')
    .select(['version', 'geo_public', 'geo_drawn'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const withdrawn = async (who: Person, id: string): Promise<void> => {
  const { status } = await server.call('changePropertyStatus', {
    token: who.token,
    params: { id },
    body: { version: (await stored(id)).version, status: 'withdrawn' },
  })
  if (status !== 200) throw new Error(`It was not withdrawn: ${status}`)
}

it('two agencies, the same one again and a copy show one home at one moved point', async () => {
  const first = await published(server, ours)
  const point = await shownAt(first.id)
  expect(point).not.toBeNull()
  const twin = await published(server, theirs)
  await withdrawn(ours, first.id)
  const again = await published(server, ours)
  const copy = await server.call('duplicateProperty', {
    token: ours.token,
    params: { id: again.id },
    body: {},
  })
  expect(copy.status).toBe(201)
  expect([await shownAt(twin.id), await shownAt(again.id)]).toEqual([point, point])
  expect((await stored(copy.body.id)).geo_public).toEqual(point)
})

it('homes that have a point of their own get that of their place, on the site and off it', async () => {
  const own = (at: number) => ({ lat: door.lat + 0.002, lon: door.lon + at / 1000 })
  const [shown, gone, hidden, exact] = [
    await published(server, ours),
    await published(server, theirs),
    await published(server, ours, {
      ...complete,
      location: { ...complete.location, addressVisibility: 'hidden' },
    }),
    await published(server, ours, {
      ...complete,
      location: { ...complete.location, geoPrecision: 'exact' },
    }),
  ]
  const place = await shownAt(shown.id)
  await withdrawn(theirs, gone.id)
  for (const [at, { id }] of [shown, gone].entries()) {
    await server.db
      .updateTable('property')
      .set({ geo_drawn: json([own(at)]), geo_public: json(own(at)) })
      .where('id', '=', id)
      .execute()
    await sql`
      update listing set public = jsonb_set(public, '{location,geo}', ${json(own(at))})
      where id = ${id}`.execute(server.db)
    expect(await shownAt(id)).toEqual(own(at))
  }
  await server.deps.jobs.add(server.db, POINTS_JOB, { after: null })
  await server.runJobs()
  for (const { id } of [shown, gone]) {
    expect(await shownAt(id)).toEqual(place)
    expect((await stored(id)).geo_drawn).toEqual([place])
  }
  expect(distance(place ?? door, door)).toBeGreaterThanOrEqual(150)
  expect([await shownAt(hidden.id), await shownAt(exact.id)]).toEqual([null, door])
})
