import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { WebhookConflict } from '../../../generated/model/index.ts'
import { readRoutes } from '../../contract/routes.ts'
import { Validators } from '../../contract/validator.ts'
import { inTransaction, recordEvent, sql, uuidv7 } from '../../db/index.ts'
import { home } from '../../testing/home.ts'
import { verified } from './receiver.fixture.ts'
import { notifying } from './webhook.fixture.ts'

const desk = await notifying()
const {
  server,
  boss,
  agent,
  stranger,
  receiver,
  agencyId,
  create,
  hook,
  deliveries,

  patch,
  happens,
} = desk
afterAll(desk.stop)
beforeEach(desk.anew)

describe('what is sent', () => {
  it('is signed by Standard Webhooks, thin, and as the contract says', async () => {
    const { secret } = await hook('property.created', 'property.saved', 'property.price_changed')
    const made = await server.call('createProperty', { token: boss.token, body: home('WH-1') })
    const { id, version, basics } = made.body
    await server.call('updateProperty', {
      token: boss.token,
      params: { id },
      body: { version, basics: { ...basics, offers: [{ operation: 'V', price: 40_000_000 }] } },
    })
    await server.runJobs()
    const { contract } = readRoutes()
    const check = new Validators(contract).check({
      $ref: 'http://llar/contract#/$defs/WebhookEvent',
    })
    const types = receiver.received.map((one) => {
      expect(verified(one, secret)).toBeTruthy()
      const event = JSON.parse(one.body) as { type: string; data: { url: string; id: string } }
      expect(check(event, false)).toBeNull()
      expect(event.data).toMatchObject({ id, url: `http://llar.test/api/v1/property/${id}/` })
      // Nothing of the home itself, its owners least of all.
      expect(one.body).not.toMatch(/Catalina|50000000|40000000|WH-1/)
      return event.type
    })
    expect(types.toSorted()).toEqual([
      'property.created',
      'property.price_changed',
      'property.saved',
    ])
    expect(new Set(receiver.received.map((one) => one.id)).size).toBe(3)
  })

  it('is refused by the foreign verifier when a byte is different', async () => {
    const { secret } = await hook()
    await happens()
    await server.runJobs()
    const [one] = receiver.received
    expect(one).toBeDefined()
    if (!one) return
    expect(() => verified({ ...one, body: `${one.body} ` }, secret)).toThrow('No matching')
    expect(() => verified(one, `whsec_${Buffer.alloc(32).toString('base64')}`)).toThrow(
      'No matching',
    )
  })

  it('is what was chosen, and of the own agency', async () => {
    const { webhook } = await hook('property.closed')
    await create({ types: ['property.closed'] }, stranger)
    await happens('property.saved')
    await happens('property.status', { version: 4, status: 'closed' })
    await server.runJobs()
    expect(receiver.received).toHaveLength(1)
    expect(await deliveries(webhook.id)).toMatchObject([
      { type: 'property.closed', state: 'delivered', tries: 1, lastStatus: 200, nextAt: null },
    ])
  })

  it('is nothing when the change is taken back', async () => {
    await hook()
    const broken = inTransaction(server.db, async (trx) => {
      await recordEvent(trx, { kind: 'property.saved', agencyId, subject: uuidv7() })
      throw new Error('taken back')
    })
    await expect(broken).rejects.toThrow('taken back')
    await server.runJobs()
    expect(receiver.received).toEqual([])
  })

  it('tells what people did with contacts and demands', async () => {
    await hook('contact.created', 'contact.saved', 'contact.erased', 'demand.created')
    const { body: contact } = await server.call('createContact', {
      token: boss.token,
      body: { person: { firstName: 'Magdalena' } },
    })
    await server.call('createDemand', {
      token: boss.token,
      body: { contactId: contact.id, what: { operations: ['V'] } },
    })
    const { body: saved } = await server.call('updateContact', {
      token: boss.token,
      params: { id: contact.id },
      body: { version: contact.version, notes: { text: 'Vol un pati' } },
    })
    await server.call('eraseContact', {
      token: boss.token,
      params: { id: contact.id },
      body: { version: saved.version, confirm: true },
    })
    await server.runJobs()
    const told = receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type)
    expect(told.toSorted()).toEqual([
      'contact.created',
      'contact.erased',
      'contact.saved',
      'demand.created',
    ])
    expect(receiver.received.map(({ body }) => body).join()).not.toContain('Magdalena')
  })
})

describe('addresses', () => {
  it.each([
    ['http', 'http://open.example/hook'],
    ['an inner address', 'https://10.0.0.1/hook'],
    ['this machine', 'https://127.1/hook'],
    ['this machine by name', 'https://localhost/hook'],
    ['a name of one word', 'https://intranet/hook'],
    ['the metadata of a cloud', 'https://169.254.169.254/latest'],
    ['an inner address of IPv6', 'https://[fd00::1]/'],
    ['ourselves', 'https://llar.test/hook'],
    ['user and password', 'https://a:b@open.example/hook'],
    ['no address', 'whatever it is'],
    ['a file', 'file:///etc/passwd'],
  ])('%s is refused at its field', async (_what, url) => {
    server.deps.config.privateHosts = false
    const { status, body } = await create({ url })
    server.deps.config.privateHosts = true
    expect([status, Object.keys(body)]).toEqual([400, ['url']])
  })

  it('a name that leads inside is found where it connects', async () => {
    const { webhook } = await hook()
    server.deps.config.privateHosts = false
    await sql`update webhook set url = 'https://localhost:1/hook'`.execute(server.db)
    await happens()
    await server.runJobs()
    server.deps.config.privateHosts = true
    expect(await deliveries(webhook.id)).toMatchObject([{ lastFailure: 'inner' }])
  })
})

describe('rights', () => {
  it('an eleventh is refused', async () => {
    for (let count = 0; count < 10; count += 1) expect((await create()).status).toBe(201)
    expect((await create()).status).toBe(400)
  })

  it('a STAFF may nothing, another agency finds nothing', async () => {
    const { webhook } = await hook()
    await happens()
    const [one] = await deliveries(webhook.id)
    expect((await server.call('listWebhooks', { token: agent.token })).status).toBe(403)
    const call = { token: stranger.token, params: { id: webhook.id, deliveryId: one?.id ?? '' } }
    const { id } = { id: webhook.id }
    for (const status of [
      (await server.call('getWebhook', { ...call, params: { id } })).status,
      (await server.call('deleteWebhook', { ...call, params: { id } })).status,
      (await server.call('checkWebhook', { ...call, params: { id } })).status,
      (await server.call('renewWebhookSecret', { ...call, params: { id } })).status,
      (await server.call('getWebhookDelivery', call)).status,
      (await server.call('repeatWebhookDelivery', call)).status,
    ])
      expect(status).toBe(404)
    // An own webhook opens no delivery of another's.
    const own = (await create({}, stranger)).body.webhook
    const crossed = { ...call, params: { id: own.id, deliveryId: one?.id ?? '' } }
    expect((await server.call('getWebhookDelivery', crossed)).status).toBe(404)
  })

  it('a stale version answers what is stored', async () => {
    const { webhook } = await hook()
    await patch(webhook.id, { name: 'Portal' })
    const reply = await server.call('updateWebhook', {
      token: boss.token,
      params: { id: webhook.id },
      body: { version: webhook.version, name: 'Web nova' },
    })
    expect(reply.status).toBe(409)
    expect((reply.body as unknown as WebhookConflict).current.name).toBe('Portal')
  })
})
