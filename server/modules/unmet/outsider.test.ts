import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { unmetWorld } from './unmet.fixture.ts'

const BUYERS = Array.from({ length: 10 }, (_none, at) => `buyer-${at}@buyers.example`)

let server: TestServer
let world: Awaited<ReturnType<typeof unmetWorld>>
const agencies: Person[] = []
const agency = (at: number): Person => {
  const found = agencies[at]
  if (!found) throw new Error(`No agency ${at}`)
  return found
}
let day = 1
/** What an agency reads in tomorrow's edition. */
async function tomorrow(who: Person) {
  day += 1
  await world.count(day)
  return world.places(who)
}

/** Enters one person with the addresses of several, who looks elsewhere. */
async function claim(who: Person, emails: readonly string[]): Promise<void> {
  const contactId = await world.contact(who, emails)
  await world.search(who, { contactId, places: ['alaior'] })
}

beforeAll(async () => {
  server = await startTestServer()
  world = await unmetWorld(server)
  for (let at = 0; at < 5; at += 1) agencies.push(await server.register())
  for (const [at, email] of BUYERS.entries()) await world.search(agency(1 + (at % 3)), { email })
}, 300_000)
afterAll(() => server.close())

describe('a record that says that others’ buyers are one person', () => {
  it('tells its own agency nothing of whether they look elsewhere', async () => {
    expect((await tomorrow(agency(0)))['Sóller']).toEqual([10, 0])
    await claim(agency(0), BUYERS.slice(0, 2))
    expect((await tomorrow(agency(0)))['Sóller']).toEqual([10, 0])
    await claim(agency(0), BUYERS.slice(2))
    expect((await tomorrow(agency(0)))['Sóller']).toEqual([10, 0])
  })

  it('hides nothing from anybody, entered by an agency whose e-mail nobody proved', async () => {
    await claim(await server.register({ unproved: true }), BUYERS)
    expect((await tomorrow(agency(0)))['Sóller']).toEqual([10, 0])
    expect((await tomorrow(await server.register()))['Sóller']).toEqual([10, 0])
  })

  it('hides nothing from anybody, entered by a proved agency and looking for the same', async () => {
    const who = agency(4)
    const contactId = await world.contact(who, BUYERS)
    await world.search(who, { contactId, places: ['soller', 'alaior'] })
    expect((await tomorrow(agency(0)))['Sóller']).toEqual([10, 0])
    expect((await tomorrow(who))['Sóller']).toEqual([10, 1])
  })
})
