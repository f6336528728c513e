import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sql, uuidv7 } from '../../db/index.ts'
import { freezing } from '../../testing/freezing.ts'
import { sendDue } from './send.ts'
import { verified } from './receiver.fixture.ts'
import { notifying } from './webhook.fixture.ts'

const desk = await notifying()
const { server, boss, receiver, hook, read, deliveries, patch, happens, sent } = desk
afterAll(desk.stop)
beforeEach(desk.anew)

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

  it('what was asked for again by such a clock is sent again', async () => {
    receiver.answer = () => 200
    const { webhook } = await hook()
    await happens()
    await server.runJobs()
    const before = receiver.received.length
    await sql`update webhook_delivery set replay_at = now() + interval '1 year'`.execute(server.db)
    await server.deps.jobs.add(server.db, 'webhook.sweep', {})
    await server.runJobs()
    expect(receiver.received).toHaveLength(before + 1)
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
      from: new Date(Date.now() - 3_600_000).toISOString(),
      to: new Date(Date.now() + 3_600_000).toISOString(),
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
