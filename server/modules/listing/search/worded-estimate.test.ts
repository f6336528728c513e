import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { agencyOf, homeOf } from '../homes.fixture.ts'
import { syncListings } from '../index.ts'

const BATCH = 500
/** As many as a sample of one in eight has of 15,200. */
const SAMPLED = 1_900
/** Of them in the bucket that is asked first: too few to tell by it alone. */
const IN_FIRST = 300

/**
 * No two alike, in its bucket: an estimate bears it when the last 32 bits of two ids are the same,
 * this test does not.
 */
const tailOf = (n: number): string =>
  `${n.toString(16).padStart(6, '0')}0${n < IN_FIRST ? 0 : 1 + (n % 3)}`

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  const agency = agencyOf('Llevant')
  const texts = { title: { es: 'Piso' }, description: { es: 'Piso con chimenea.' } }
  const homes = Array.from({ length: SAMPLED }, (_, n) => {
    const source = homeOf(agency, { texts })
    source.property.id = `${source.property.id.slice(0, -8)}${tailOf(n)}`
    return source
  })
  for (let at = 0; at < homes.length; at += BATCH)
    await syncListings(server.db, homes.slice(at, at + BATCH))
})
afterAll(() => server.close())

it('about so many homes have a word: each of the sample’s stands for eight', async () => {
  const { body } = await server.call('searchListings', {
    query: { operation: 'V', q: 'chimenea' },
  })
  expect([body.total, body.totalIsEstimate]).toEqual([SAMPLED * 8, true])
})
