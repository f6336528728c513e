import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type {
  WebhookConflict,
  WebhookEventType,
  WebhookInput,
  WebhookSecret,
} from '../../../generated/model/index.ts'
import { readRoutes } from '../../contract/routes.ts'
import { Validators } from '../../contract/validator.ts'
import { inTransaction, recordEvent, sql, uuidv7 } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { freezing } from '../../testing/freezing.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { home } from '../../testing/home.ts'
import { sendDue } from './send.ts'
import { startReceiver, verified, type Receiver } from './receiver.fixture.ts'

let server: TestServer
let boss: Person
let agent: Person
let stranger: Person
let receiver: Receiver

beforeAll(async () => {
  server = await startTestServer()
  server.deps.config.privateHosts = true
  boss = await server.register({ role: 'ADMIN', agencyName: 'Avisa' })
  agent = await server.register({ role: 'STAFF', agency: boss })
  stranger = await server.register({ role: 'ADMIN', agencyName: 'Altra' })
  receiver = await startReceiver()
}, 120_000)
afterAll(async () => {
  await receiver.close()
  await server.close()
})
beforeEach(async () => {
  await sql`delete from webhook`.execute(server.db)
  receiver.received = []
  receiver.answer = () => 200
})

const create = (input: Partial<WebhookInput> = {}, who = boss) =>
  server.call('createWebhook', {
    token: who.token,
    body: { name: 'Web', url: receiver.url, types: ['property.saved'], ...input },
  })
const hook = async (...types: WebhookEventType[]): Promise<WebhookSecret> =>
  (await create(types.length > 0 ? { types } : {})).body
const read = async (id: string) =>
  (await server.call('getWebhook', { token: boss.token, params: { id } })).body
const deliveries = async (id: string, query = {}) =>
  (await server.call('listWebhookDeliveries', { token: boss.token, params: { id }, query })).body
    .items
const delivery = async (id: string, deliveryId: string) =>
  (await server.call('getWebhookDelivery', { token: boss.token, params: { id, deliveryId } })).body
const patch = async (id: string, changes: object) => {
  const { version } = await read(id)
  const body = { version, ...changes }
  return server.call('updateWebhook', { token: boss.token, params: { id }, body })
}
const agencyId = (): string => boss.profile.agency_ids[0] ?? ''
/** Something happens to a home of the agency. */
const happens = (kind = 'property.saved', payload: Record<string, unknown> = { version: 3 }) =>
  inTransaction(server.db, (trx) =>
    recordEvent(trx, { kind, agencyId: agencyId(), subject: uuidv7(), payload }),
  )
/** Lets so much time go by for what waits. */
const later = (hours: number) =>
  sql`update webhook_delivery set next_at = next_at - make_interval(secs => ${hours * 3600})`.execute(
    server.db,
  )
const sent = async (hours = 0) => {
  await later(hours)
  await sql`update webhook set rests_until = null`.execute(server.db)
  await sql`delete from job where kind = 'webhook.send' and waits_for is not null`.execute(
    server.db,
  )
  await sql`insert into job (id, kind, payload)
    select ${uuidv7()}, 'webhook.send', jsonb_build_object('id', id) from webhook limit 1`.execute(
    server.db,
  )
  await server.runJobs()
}

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
      await recordEvent(trx, { kind: 'property.saved', agencyId: agencyId(), subject: uuidv7() })
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

describe('what fails', () => {
  it('is tried again with the same id, ten times over three days, then no more', async () => {
    receiver.answer = () => 500
    const { webhook, secret } = await hook()
    await happens()
    await server.runJobs()
    const before = await deliveries(webhook.id)
    expect(before).toMatchObject([{ state: 'waiting', lastStatus: 500, lastFailure: 'status' }])
    for (let turn = 0; turn < 12; turn += 1) await sent(30)
    expect(await deliveries(webhook.id)).toMatchObject([
      { state: 'failed', tries: 10, nextAt: null },
    ])
    expect(receiver.received).toHaveLength(10)
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1)
    for (const one of receiver.received) expect(verified(one, secret)).toBeTruthy()
    expect(await read(webhook.id)).toMatchObject({ health: 'attention', state: 'active' })
  })

  it('is tried again at once where it was put off while the clock ran a year ahead', async () => {
    receiver.answer = () => 500
    const { webhook } = await hook()
    await happens()
    await server.runJobs()
    await sql`update webhook_delivery set next_at = next_at + interval '1 year',
      taken_until = now() + interval '1 year'`.execute(server.db)
    await sql`update webhook set sending_until = now() + interval '1 year',
      rests_until = now() + interval '1 year'`.execute(server.db)
    await sql`delete from job`.execute(server.db)
    receiver.answer = () => 200
    await server.deps.jobs.add(server.db, 'webhook.sweep', {})
    await server.runJobs()
    expect(await deliveries(webhook.id)).toMatchObject([{ state: 'delivered' }])
  })

  it('a redirect is a failure, and is not followed', async () => {
    receiver.answer = () => ({ status: 302, headers: { location: receiver.url } })
    const { webhook } = await hook()
    await happens()
    await server.runJobs()
    expect(await deliveries(webhook.id)).toMatchObject([
      { state: 'waiting', lastStatus: 302, lastFailure: 'redirect' },
    ])
    expect(receiver.received.length).toBeLessThanOrEqual(2)
  })

  it('Retry-After is kept', async () => {
    receiver.answer = () => ({ status: 429, headers: { 'retry-after': '7200' } })
    const { webhook } = await hook()
    await happens()
    await server.runJobs()
    const [one] = await deliveries(webhook.id)
    const wait = Date.parse(one?.nextAt ?? '') - Date.now()
    expect(wait).toBeGreaterThan(7_000_000)
    expect(receiver.received).toHaveLength(1)
  })

  it('410 turns it off and tells the ADMINs; its events are kept and sent by hand', async () => {
    receiver.answer = () => 410
    const { webhook } = await hook()
    await happens()
    await server.runJobs()
    expect(await read(webhook.id)).toMatchObject({
      state: 'disabled',
      reason: 'gone',
      health: 'broken',
    })
    const mails = await server.mails()
    expect(mails.at(-1)).toMatchObject({ to: boss.email })
    expect(mails.at(-1)?.text).toContain('410')
    await happens()
    await server.runJobs()
    expect(receiver.received).toHaveLength(1)
    // A test is no event: nobody wants it again.
    await server.call('checkWebhook', { token: boss.token, params: { id: webhook.id } })
    receiver.answer = () => 204
    const window = {
      from: new Date(Date.now() - 60_000).toISOString(),
      to: new Date(Date.now() + 60_000).toISOString(),
    }
    const again = await server.call('repeatWebhookDeliveries', {
      token: boss.token,
      params: { id: webhook.id },
      body: { ...window, onlyFailed: true },
    })
    expect(again.body).toEqual({ count: 2 })
    await server.runJobs()
    expect(await deliveries(webhook.id, { state: 'delivered' })).toHaveLength(2)
    expect(await read(webhook.id)).toMatchObject({ state: 'disabled' })
    expect((await patch(webhook.id, { state: 'active' })).status).toBe(200)
    await happens()
    await server.runJobs()
    expect(await deliveries(webhook.id, { state: 'delivered' })).toHaveLength(3)
  })

  it('five days of it turn it off', async () => {
    receiver.answer = () => 503
    const { webhook } = await hook()
    await happens()
    await server.runJobs()
    await sql`update webhook set failing_since = now() - interval '5 days'`.execute(server.db)
    await happens()
    await server.runJobs()
    expect(await read(webhook.id)).toMatchObject({ state: 'disabled', reason: 'failing' })
    expect((await server.mails()).at(-1)?.text).toContain('cinco días')
  })

  it('one that is paused keeps its events until it goes on', async () => {
    const { webhook } = await hook()
    await patch(webhook.id, { state: 'paused' })
    await happens()
    await server.runJobs()
    expect(receiver.received).toEqual([])
    expect(await read(webhook.id)).toMatchObject({ waiting: 1, health: 'idle' })
    await patch(webhook.id, { state: 'active' })
    await server.runJobs()
    expect(receiver.received).toHaveLength(1)
  })

  it('what was half sent when its process died is sent again', async () => {
    const { webhook } = await hook()
    await happens()
    await sql`update webhook_delivery set taken_until = now() - interval '1 second'`.execute(
      server.db,
    )
    await sql`update webhook set sending_until = now() - interval '1 second'`.execute(server.db)
    await sql`delete from job where kind = 'webhook.send'`.execute(server.db)
    await sql`insert into job (id, kind, payload) values (${uuidv7()}, 'webhook.sweep', '{}')`.execute(
      server.db,
    )
    await server.runJobs()
    expect(await deliveries(webhook.id)).toMatchObject([{ state: 'delivered' }])
  })
})

it('a process that slept while another delivered leaves it delivered, wherever it stood', async () => {
  let rounds = 0
  for (let left = 0; ; left += 1) {
    await sql`delete from webhook`.execute(server.db)
    receiver.answer = () => 200
    const { id } = (await hook()).webhook
    await happens()
    const asleep = freezing(server.deps, left)
    const sending = sendDue(asleep.deps, id)
    if ((await Promise.race([sending.then(() => 'sent'), asleep.stopped])) === 'sent') break
    const inside = await sql`select 1 from pg_stat_activity where state = 'idle in transaction'
      and datname = current_database()`.execute(server.db)
    if (inside.rows.length === 0) {
      rounds += 1
      await sql`update webhook set sending_until = null`.execute(server.db)
      await sql`update webhook_delivery set taken_until = null`.execute(server.db)
      await sendDue(server.deps, id)
      receiver.answer = () => 500
    }
    asleep.thaw()
    await sending
    const [one] = await deliveries(id)
    expect([one?.state, (await read(id)).failingSince ?? null], `after ${left}`).toEqual([
      'delivered',
      null,
    ])
  }
  expect(rounds).toBeGreaterThan(2)
})

describe('by hand', () => {
  it('a test answers what became of it, and changes no health', async () => {
    receiver.answer = () => ({ status: 200, body: 'gràcies\0'.repeat(1000) })
    const { webhook, secret } = await hook()
    const reply = await server.call('checkWebhook', {
      token: boss.token,
      params: { id: webhook.id },
    })
    expect(reply.body).toMatchObject({
      delivery: { type: 'webhook.test', state: 'delivered', tries: 0 },
      attempts: [{ kind: 'replay', status: 200, failure: null }],
    })
    expect(reply.body.attempts[0]?.answer).toMatch(/^(gràcies)+/)
    const [one] = receiver.received
    expect(one && verified(one, secret)).toMatchObject({ type: 'webhook.test' })
    expect(one?.id).toBe(reply.body.messageId)
    expect(await read(webhook.id)).toMatchObject({ health: 'idle', lastOkAt: null })
  })

  it('an event is sent again with its body and its id', async () => {
    receiver.answer = () => 500
    const { webhook } = await hook()
    await happens()
    await server.runJobs()
    receiver.answer = () => 200
    const [first] = await deliveries(webhook.id)
    const params = { id: webhook.id, deliveryId: first?.id ?? '' }
    const reply = await server.call('repeatWebhookDelivery', { token: boss.token, params })
    expect(reply.body.delivery).toMatchObject({ state: 'delivered', nextAt: null })
    const record = await delivery(webhook.id, params.deliveryId)
    expect(record.attempts.map(({ kind }) => kind)[0]).toBe('replay')
    expect(new Set(receiver.received.map(({ body, id }) => `${id} ${body}`)).size).toBe(1)
    expect(record.body).toBe(receiver.received[0]?.body)
    expect(await read(webhook.id)).toMatchObject({ health: 'attention' })
  })

  it('both secrets sign for a day', async () => {
    const { webhook, secret } = await hook()
    const renewed = await server.call('renewWebhookSecret', {
      token: boss.token,
      params: { id: webhook.id },
    })
    await happens()
    await server.runJobs()
    const [one] = receiver.received
    if (!one) throw new Error('nothing came')
    expect(verified(one, secret)).toBeTruthy()
    expect(verified(one, renewed.body.secret)).toBeTruthy()
    const now = server.deps.now
    server.deps.now = () => new Date(Date.now() + 25 * 3_600_000)
    await happens()
    await server.runJobs()
    server.deps.now = now
    const signatures = receiver.received.at(-1)?.headers['webhook-signature'] ?? ''
    expect(signatures.split(' ')).toHaveLength(1)
    const { rows } = await sql<{ text: string }>`select webhook::text as text from webhook`.execute(
      server.db,
    )
    expect(rows[0]?.text).not.toContain(secret.slice(6, 20))
  })

  it('that another key of the server cannot read turns it off, says so, and a new one mends it', async () => {
    const { webhook } = await hook()
    const { id } = webhook
    const was = server.deps.config.channelKey
    server.deps.config.channelKey = randomBytes(32)
    await happens()
    await server.runJobs()
    expect(await read(id)).toMatchObject({ state: 'disabled', reason: 'secret', health: 'broken' })
    const [waits] = await deliveries(id)
    expect(waits).toMatchObject({ state: 'failed', lastFailure: 'secret' })
    const mail = (await server.mails()).findLast(({ to }) => to === boss.email)
    expect(mail?.text).toContain('ya no se puede leer')
    const call = { token: boss.token, params: { id } }
    expect(await server.call('checkWebhook', call)).toMatchObject({
      status: 200,
      body: { attempts: [{ failure: 'secret', status: null }] },
    })
    expect(receiver.received).toEqual([])
    // The one before does not open either: the new one signs alone.
    const { body } = await server.call('renewWebhookSecret', call)
    expect((await patch(id, { state: 'active' })).status).toBe(200)
    await happens()
    await server.runJobs()
    const [one] = receiver.received
    if (!one) throw new Error('nothing came')
    expect(verified(one, body.secret)).toBeTruthy()
    server.deps.config.channelKey = was
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
