import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../db/index.ts'
import type { WebhookEventType } from '../../../generated/model/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { approveNetwork } from './index.ts'
import { network, shareable } from './network.fixture.ts'
import { refreshAll } from './share/refresh.ts'

let server: TestServer
let acts: ReturnType<typeof network>
let aina: Person
let joana: Person
let marc: Person

beforeAll(async () => {
  server = await startTestServer()
  acts = network(server)
  aina = await server.register({ role: 'ADMIN', agencyName: 'Portal Vell' })
  joana = await server.register({ role: 'ADMIN', agencyName: 'Illa de Vent' })
  marc = await server.register({ role: 'ADMIN', agencyName: 'Sal i Pins' })
}, 300_000)
afterAll(() => server.close())

const agencyOf = (who: Person): string => who.profile.agency_ids[0] ?? ''
/** What an agency was told of partners' homes since it was asked last, oldest first. */
const told = async (who: Person, id: string): Promise<string[]> => {
  const { rows } = await sql<{ kind: string }>`
    delete from event where agency_id = ${agencyOf(who)} and subject = ${id}
      and kind in ('network.home_shared', 'network.home_ended') returning kind, id`.execute(
    server.db,
  )
  return rows.map(({ kind }) => kind.replace('network.home_', ''))
}

it('tells who gets a home when it begins and ends to be shared, in the transaction of each cause', async () => {
  const circle = await acts.circle(aina, [joana, marc])
  const home = await acts.publish(aina, shareable('TO-1'))
  const kept = await acts.publish(aina, {
    ...shareable('TO-2'),
    texts: { title: { es: 'Casa' }, description: { es: 'Llama al 600 11 22 33' } },
  })
  const agreement = await acts.agreed(aina, joana, circle)
  expect(await told(joana, home)).toEqual(['shared'])
  expect(await told(joana, kept)).toEqual([])
  expect([await told(aina, home), await told(marc, home)]).toEqual([[], []])

  await acts.change(aina, home, { texts: { description: { es: 'Llama al 600 11 22 33' } } })
  expect(await told(joana, home)).toEqual(['ended'])
  await acts.change(aina, home, { texts: { description: { es: 'Casa con patio' } } })
  expect(await told(joana, home)).toEqual(['shared'])
  await acts.change(aina, home, { layout: { built: 121 } })
  expect(await told(joana, home)).toEqual([])

  const params = { id: home }
  const { version } = (await server.call('getProperty', { token: aina.token, params })).body
  const sold = { version, status: 'closed' as const, substatus: 'RENTED_OR_SOLD' as const }
  const done = await server.call('changePropertyStatus', { token: aina.token, params, body: sold })
  expect(done.status, JSON.stringify(done.body)).toBe(200)
  expect(await told(joana, home)).toEqual(['ended'])

  const other = await acts.publish(aina, shareable('TO-3'))
  expect(await told(joana, other)).toEqual(['shared'])
  await server.call('revokeAgreement', { token: aina.token, params: { id: agreement.id } })
  expect(await told(joana, other)).toEqual(['ended'])

  await acts.agreed(aina, joana, circle)
  expect(await told(joana, other)).toEqual(['shared'])
  await server.call('leaveNetwork', { token: joana.token, params: { id: circle } })
  expect(await told(joana, other)).toEqual(['ended'])
  await acts.agreed(aina, marc, circle)
  expect(await told(marc, other)).toEqual(['shared'])
  const body = { agencyId: agencyOf(marc), blocked: true }
  await server.call('setNetworkBlock', { token: aina.token, params: { id: circle }, body })
  expect(await told(marc, other)).toEqual(['ended'])
})

it('tells once for all agreements of a home, and when the site’s operator approves or stops', async () => {
  const first = await acts.circle(aina, [joana])
  const absi = await acts.circle(aina, [joana], 'ABSI')
  const home = await acts.publish(aina, shareable('TO-4'))
  await acts.agreed(aina, joana, absi)
  expect(await told(joana, home)).toEqual([])
  await approveNetwork(server.db, absi, true, new Date())
  expect(await told(joana, home)).toEqual(['shared'])
  await acts.agreed(aina, joana, first)
  expect(await told(joana, home)).toEqual([])
  await approveNetwork(server.db, absi, false, new Date())
  expect(await told(joana, home)).toEqual([])
})

it('is made good by the clock where nothing compares it any more: no agreement is open', async () => {
  const alone = await server.register({ role: 'ADMIN', agencyName: 'Tota Sola' })
  const home = await acts.publish(aina, shareable('TO-6'))
  // As a save leaves it that overlaps the end of the last agreement.
  await sql`insert into network_told (agency_id, property_id)
    values (${agencyOf(alone)}, ${home})`.execute(server.db)
  await refreshAll(server.deps)
  expect(await told(alone, home)).toEqual(['ended'])
  await refreshAll(server.deps)
  expect(await told(alone, home)).toEqual([])
})

it('reaches a webhook as the contract says, with where the home is read', async () => {
  const types: WebhookEventType[] = ['network.home_shared', 'network.home_ended']
  const made = await server.call('createWebhook', {
    token: joana.token,
    body: { name: 'Partners', url: 'https://hooks.example/llar', types },
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const home = await acts.publish(aina, shareable('TO-5'))
  const params = { id: made.body.webhook.id }
  const { items } = (await server.call('listWebhookDeliveries', { token: joana.token, params }))
    .body
  const [delivery] = items
  expect(delivery?.type).toBe('network.home_shared')
  const record = await server.call('getWebhookDelivery', {
    token: joana.token,
    params: { ...params, deliveryId: delivery?.id ?? '' },
  })
  const event: unknown = JSON.parse(record.body.body)
  expect(event).toMatchObject({ data: { id: home, version: null, changed: [] } })
  expect(JSON.stringify(event)).toContain(`/api/v1/network/home/${home}/`)
})
