import { afterAll, beforeAll, expect, it } from 'vitest'
import type {
  ConflictChoice,
  ConflictsResolved,
  ImportedField,
  ImportedFieldPage,
  Property,
} from '../../../../generated/model/index.ts'
import { startFeeds, type Feeds } from '../feed/feeds.fixture.ts'
import { feed } from '../kyero/fixture.ts'

let feeds: Feeds
beforeAll(async () => {
  feeds = await startFeeds()
})
afterAll(() => feeds.close())

const file = (tags: Record<string, string>) => feed([feeds.home('a', tags)])

/** An agent's own word on a field of the home. */
async function write(token: string, change: (home: Property) => object): Promise<Property> {
  const home = await feeds.open(token, 'REF-a')
  const answer = await feeds.server.call('updateProperty', {
    params: { id: home.id },
    body: { version: home.version, ...change(home) },
    token,
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body as Property
}

const priced =
  (price: number) =>
  ({ basics }: Property) => ({
    basics: { ...basics, offers: basics.offers.map((offer) => ({ ...offer, price })) },
    priceChange: { reason: 'market' },
  })

const conflicts = async (token: string, query = {}): Promise<ImportedField[]> =>
  ((await feeds.server.call('listImportConflicts', { token, query })).body as ImportedFieldPage)
    .items
const ofHome = async (token: string): Promise<ImportedField[]> => {
  const { id } = await feeds.open(token, 'REF-a')
  const answer = await feeds.server.call('listImportedFields', { params: { id }, token })
  return (answer.body as { items: ImportedField[] }).items
}
const resolve = async (token: string, body: ConflictChoice): Promise<ConflictsResolved> => {
  const answer = await feeds.server.call('resolveImportConflicts', { body, token })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body as ConflictsResolved
}
const price = async (token: string): Promise<number | undefined> =>
  (await feeds.open(token, 'REF-a')).basics.offers[0]?.price

/** A home whose price an agent has corrected and the feed has changed since. */
async function contested(known?: string): Promise<string> {
  const token = known ?? (await feeds.agency())
  await feeds.run(token, file({ price: '700000' }))
  await write(token, priced(69_000_000))
  const run = await feeds.run(token, file({ price: '720000', beds: '5' }))
  expect(run.totals).toMatchObject({ received: 1, conflicts: 1, updated: 0 })
  return token
}

it('keeps what an agent corrected, takes the rest, and lists the difference', async () => {
  const token = await contested()
  expect(await price(token)).toBe(69_000_000)
  expect((await feeds.open(token, 'REF-a')).layout?.bedrooms).toBe(5)
  expect(await conflicts(token)).toMatchObject([
    {
      ref: 'REF-a',
      field: 'basics.offers.V.price',
      ours: 69_000_000,
      theirs: 72_000_000,
      since: expect.any(String) as string,
      byName: expect.any(String) as string,
      open: true,
    },
  ])
})

it('says in the report of the run what it kept', async () => {
  const token = await feeds.agency()
  await feeds.run(token, file({ price: '700000' }))
  await write(token, priced(69_000_000))
  const run = await feeds.run(token, file({ price: '720000' }))
  expect(await feeds.report(token, run.id)).toMatchObject([
    { action: 'conflict', issues: [{ field: 'basics.offers.V.price', severity: 'warning' }] },
  ])
})

it('is asked once: kept, the same file opens nothing; another word of the source does', async () => {
  const token = await contested()
  expect(await resolve(token, { act: 'keep' })).toEqual({ resolved: 1, left: 0, reason: null })
  const again = await feeds.run(token, file({ price: '720000', beds: '5' }))
  expect(again.totals).toMatchObject({ unchanged: 1, conflicts: 0 })
  expect(await conflicts(token)).toEqual([])
  await feeds.run(token, file({ price: '730000', beds: '5' }))
  expect(await conflicts(token)).toMatchObject([{ theirs: 73_000_000, ours: 69_000_000 }])
})

it('gives the field back to the source when its value is taken', async () => {
  const token = await contested()
  expect(await resolve(token, { act: 'take' })).toEqual({ resolved: 1, left: 0, reason: null })
  expect(await price(token)).toBe(72_000_000)
  await feeds.run(token, file({ price: '730000', beds: '5' }))
  expect(await price(token)).toBe(73_000_000)
})

it('is over when the agent writes the same, or the source takes its word back', async () => {
  const token = await contested()
  await write(token, priced(72_000_000))
  expect(await conflicts(token)).toEqual([])
  const other = await contested()
  await feeds.run(other, file({ price: '700000', beds: '5' }))
  expect(await conflicts(other)).toEqual([])
  expect(await price(other)).toBe(69_000_000)
})

it('goes with the run that met it, when that is undone', async () => {
  const token = await feeds.agency()
  await feeds.run(token, file({ price: '700000' }))
  await write(token, priced(69_000_000))
  const run = await feeds.run(token, file({ price: '720000' }))
  await feeds.undo(token, run.id)
  expect(await conflicts(token)).toEqual([])
  expect(await price(token)).toBe(69_000_000)
})

it('tells of a home what the agency says otherwise though no source has contradicted since', async () => {
  const token = await feeds.agency()
  await feeds.run(token, file({ price: '700000' }))
  expect(await ofHome(token)).toEqual([])
  await write(token, priced(69_000_000))
  const [one, ...others] = await ofHome(token)
  expect(others).toEqual([])
  expect(one).toMatchObject({ field: 'basics.offers.V.price', open: false, theirs: 70_000_000 })
  const { integrationId, propertyId, field } = one as ImportedField
  const fields = [{ integrationId, propertyId, field }]
  expect(await resolve(token, { act: 'keep', fields })).toMatchObject({ resolved: 0 })
  expect(await resolve(token, { act: 'take', fields })).toMatchObject({ resolved: 1 })
  expect(await price(token)).toBe(70_000_000)
  expect(await ofHome(token)).toEqual([])
})

it('is nobody else’s: another agency, a colleague without the home', async () => {
  const admin = await feeds.server.register({ role: 'ADMIN' })
  const token = await contested(admin.token)
  const [one] = await conflicts(token)
  const { integrationId, propertyId, field } = one as ImportedField
  const stranger = await feeds.agency()
  expect(await conflicts(stranger)).toEqual([])
  expect(await conflicts(stranger, { integrationId })).toEqual([])
  const fields = [{ integrationId, propertyId, field }]
  expect(await resolve(stranger, { act: 'take', fields })).toMatchObject({ resolved: 0 })
  const { token: colleague } = await feeds.server.register({ role: 'STAFF', agency: admin })
  expect(await conflicts(colleague)).toEqual([])
  expect(await resolve(colleague, { act: 'take' })).toMatchObject({ resolved: 0, left: 0 })
  for (const other of [stranger, colleague])
    expect(
      (await feeds.server.call('listImportedFields', { params: { id: propertyId }, token: other }))
        .status,
    ).toBe(404)
  expect(await price(token)).toBe(69_000_000)
})
