import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { openPool } from '../../db/pool.ts'
import { startLive } from '../../live/index.ts'
import { readLive } from '../../live/reader.fixture.ts'
import { caller, type Call } from '../../testing/call.ts'
import { newClientId, office, type Office } from './chat.fixture.ts'

let all: Office
let here: string
let other: FastifyInstance
let there: Call
let close: () => Promise<void>

beforeAll(async () => {
  all = await office()
  here = await all.server.app.listen({ port: 0, host: '127.0.0.1' })
  const { db } = openPool(all.server.connection, { max: 3 })
  other = await buildApp(
    { ...all.server.deps, db, live: startLive(db, all.server.connection, all.server.deps.now) },
    { withPages: false },
  )
  await other.ready()
  there = caller(other, all.server.routes)
  close = async () => {
    await other.close()
    await db.destroy()
  }
})
afterAll(async () => {
  await close()
  await all.server.close()
})

it('what is said at one instance is heard, read and counted at the other, in one order', async () => {
  const { guest, id } = await all.begun()
  const stream = await readLive(here, all.agent.token)
  await stream.until((frames) => frames.length > 0)
  const said = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      n % 2
        ? all.say(guest, id, `h${n}`)
        : there('createChatMessage', {
            token: guest.token,
            params: { id },
            body: { clientId: newClientId(), text: `t${n}` },
          }),
    ),
  )
  expect(said.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201))
  const frames = await stream.until(
    (heard) => heard.filter(({ event }) => event === 'chat').length >= 10,
  )
  const heard = frames
    .filter(({ event }) => event === 'chat')
    .map(({ data }) => (data as { id: string }).id)
  const { items } = (await there('listChatMessages', { token: all.agent.token, params: { id } }))
    .body
  expect(heard).toEqual(items.slice(1).map((one) => one.id))
  expect(
    (await there('countUnreadChats', { token: all.agent.token })).body.messages,
  ).toBeGreaterThanOrEqual(11)
  await stream.abort()
})

it('a send repeated at the other instance makes no second message', async () => {
  const { guest, id } = await all.begun()
  const clientId = newClientId()
  const body = { clientId, text: 'una vez' }
  const [one, two] = await Promise.all([
    all.say(guest, id, body.text, { clientId }),
    there('createChatMessage', { token: guest.token, params: { id }, body }),
  ])
  expect([one.status, two.status, two.body.id]).toEqual([201, 201, one.body.id])
})

it('who looks at a conversation is not sent a notice; whoever looks away is', async () => {
  const { guest, id } = await all.begun()
  const notices = async () =>
    (await all.server.call('listNotifications', { token: guest.token })).body.items.filter(
      (item) => item.kind === 'CHAT',
    ).length
  await there('readChat', { token: guest.token, params: { id }, body: { present: true } })
  await all.say(all.agent, id, 'Hola')
  expect(await notices()).toBe(0)
  await there('readChat', { token: guest.token, params: { id }, body: { present: false } })
  await all.say(all.agent, id, '¿Sigue ahí?')
  expect(await notices()).toBe(1)
})
