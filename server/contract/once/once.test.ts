import { randomUUID } from 'node:crypto'
import { once as heard } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AgendaChange } from '../../../generated/model/index.ts'
import { buildApp } from '../../app.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { narrowed, without } from '../../walks/other-contract.ts'
import { readRoutes } from '../routes.ts'
import { forgetAnswered } from './once.ts'

let server: TestServer
let admin: Person
let staff: Person

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register({ role: 'ADMIN', agencyName: 'Una vez' })
  staff = await server.register({ role: 'STAFF', agency: admin })
}, 300_000)
afterAll(() => server.close())

const called = (title: string) => ({
  kind: 'call',
  title,
  startsAt: '2032-05-10T08:00:00Z',
  endsAt: '2032-05-10T09:00:00Z',
})
const create = (key: string | undefined, body: object, token = admin.token) =>
  server.call('createAgendaEvent', { token, body, ...(key && { key }) })
const titled = async (title: string): Promise<number> => {
  const events = server.db.selectFrom('agenda_event').select('id').where('title', '=', title)
  return (await events.execute()).length
}

describe('an act with a key', () => {
  it('is done once and answered twice the same', async () => {
    const key = randomUUID()
    const [first, again] = [await create(key, called('Dos')), await create(key, called('Dos'))]
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body])
    expect(await titled('Dos')).toBe(1)
    expect((await create(undefined, called('Dos'))).status).toBe(201)
    expect(await titled('Dos')).toBe(2)
  })

  it('is refused with other values, and as another act', async () => {
    const key = randomUUID()
    const { event } = (await create(key, called('Uno'))).body
    const other = await create(key, called('Otro'))
    expect([other.status, Object.keys(other.body)]).toEqual([422, ['message']])
    const moved = { params: { id: event.id }, body: { version: event.version, title: 'Otro' } }
    const act = await server.call('updateAgendaEvent', { token: admin.token, key, ...moved })
    expect([act.status, await titled('Otro')]).toEqual([422, 0])
  })

  it("is nobody else's, and a key that is no UUID is said so", async () => {
    const key = randomUUID()
    await create(key, called('Mío'))
    expect((await create(key, called('Mío'), staff.token)).status).toBe(201)
    const bad = await create('mine', called('Mal'))
    expect([bad.status, Object.keys(bad.body)]).toEqual([400, ['Idempotency-Key']])
  })

  it('that was refused may be sent again', async () => {
    const key = randomUUID()
    const wrong = { ...called('Corto'), endsAt: '2032-05-10T07:00:00Z' }
    expect((await create(key, wrong)).status).toBe(400)
    expect((await create(key, called('Corto'))).status).toBe(201)
  })

  it('is done once by two at the same time', async () => {
    const key = randomUUID()
    const replies = await Promise.all([1, 2, 3].map(() => create(key, called('Tres'))))
    expect(new Set(replies.map(({ body }) => body.event.id)).size).toBe(1)
    expect(await titled('Tres')).toBe(1)
  })

  it('leaves what only its sender can read, and nothing after 14 days', async () => {
    await create(randomUUID(), called('Secreto'))
    const rows = () => server.db.selectFrom('idempotency').selectAll().execute()
    expect((await rows()).map(({ reply }) => reply?.includes('Secreto'))).not.toContain(true)
    await forgetAnswered(server.db, new Date(Date.now() + 13 * 86_400_000))
    expect((await rows()).length).toBeGreaterThan(0)
    await forgetAnswered(server.db, new Date(Date.now() + 15 * 86_400_000))
    expect(await rows()).toEqual([])
  })

  it('goes with the person', async () => {
    await create(randomUUID(), called('Se va'), staff.token)
    const { id } = staff.profile
    const { db } = server
    await db.deleteFrom('agenda_event').where('organiser_id', '=', id).execute()
    await db.deleteFrom('app_user').where('id', '=', id).execute()
    const left = db.selectFrom('idempotency').selectAll().where('user_id', '=', id)
    expect(await left.execute()).toEqual([])
  })
})

type Loss = 'none' | 'answer' | 'at once'

/** Sends over a socket; null where the answer is lost. */
async function sent(port: number, key: string, body: string, loss: Loss): Promise<string | null> {
  const out = request({
    port,
    path: '/api/v1/agenda/',
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Token ${admin.token}`,
      'idempotency-key': key,
    },
  })
  out.on('error', () => undefined)
  out.end(body)
  if (loss === 'at once') {
    await heard(out, 'finish')
    out.destroy()
    return null
  }
  const [reply] = await heard(out, 'response')
  if (loss === 'answer') {
    reply.destroy()
    return null
  }
  return text(reply)
}

it('answers lost at random: of 100 acts none is lost and none is done twice', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const ids = new Set<string>()
  let lost = 0
  for (let act = 0; act < 100; act += 1) {
    const [key, body] = [randomUUID(), JSON.stringify(called('Al azar'))]
    let answer: string | null = null
    while (answer === null) {
      const loss = (['none', 'answer', 'at once'] as const)[Math.floor(Math.random() * 3)]
      answer = await sent(port, key, body, loss ?? 'none')
      if (answer === null) lost += 1
    }
    ids.add((JSON.parse(answer) as AgendaChange).event.id)
  }
  expect(lost).toBeGreaterThan(50)
  expect([ids.size, await titled('Al azar')]).toEqual([100, 100])
})

it('an act that was done is known again though the contract of today refuses it, or renamed a part of it', async () => {
  const all = readRoutes()
  const key = randomUUID()
  const body = { ...called('Antes'), notes: 'Llamar antes de las diez' }
  const first = await create(key, body)
  expect(first.status).toBe(201)
  const gone = without(all.contract, 'AgendaEventInput', 'notes')
  const renamed = narrowed(gone, 'AgendaEventInput', 'remark', { type: 'string' })
  renamed.$defs['AgendaEventInput'] = {
    ...renamed.$defs['AgendaEventInput'],
    'x-aliases': { notes: 'remark' },
  }
  for (const contract of [gone, renamed]) {
    const app = await buildApp(server.deps, { withPages: false, routes: { ...all, contract } })
    const again = await app.inject({
      method: 'POST',
      url: '/api/v1/agenda/',
      headers: { authorization: `Token ${admin.token}`, 'idempotency-key': key },
      payload: body,
    })
    expect([again.statusCode, again.json()]).toEqual([201, first.body])
    await app.close()
  }
  expect(await titled('Antes')).toBe(1)
})
