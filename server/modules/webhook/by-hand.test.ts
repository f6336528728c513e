import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { randomBytes } from 'node:crypto'
import { sql } from '../../db/index.ts'
import { verified } from './receiver.fixture.ts'
import { notifying } from './webhook.fixture.ts'

const desk = await notifying()
const { server, boss, receiver, hook, read, deliveries, delivery, patch, happens } = desk
afterAll(desk.stop)
beforeEach(desk.anew)

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

  it('neither turned on nor sent anew where only a later version knows the state', async () => {
    const { webhook } = await hook()
    await happens()
    await server.runJobs()
    const params = { id: webhook.id }
    const period = { from: new Date(Date.now() - 3_600_000), to: new Date(Date.now() + 60_000) }
    await sql`update webhook_delivery set state = 'refused'`.execute(server.db)
    const again = await server.call('repeatWebhookDeliveries', {
      token: boss.token,
      params,
      body: { from: period.from.toISOString(), to: period.to.toISOString(), onlyFailed: true },
    })
    expect(again.body).toEqual({ count: 0 })
    const { version } = await read(webhook.id)
    await sql`update webhook set state = 'barred'`.execute(server.db)
    const body = { version, state: 'active' as const }
    const on = await server.call('updateWebhook', { token: boss.token, params, body })
    expect(on.status).toBe(503)
    expect(receiver.received).toHaveLength(1)
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
    const was = server.deps.config.channelKeys
    server.deps.config.channelKeys = [randomBytes(32)]
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
    server.deps.config.channelKeys = was
  })
})
