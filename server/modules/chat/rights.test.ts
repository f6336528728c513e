import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from '../../testing/people.ts'
import { homeOf, office, type Office } from './chat.fixture.ts'

let all: Office
beforeAll(async () => {
  all = await office()
})
afterAll(() => all.server.close())

const heard = async (who: Person) =>
  (
    await all.server.db
      .selectFrom('live_event')
      .select('data')
      .where('user_id', '=', who.profile.id)
      .where('type', '=', 'chat')
      .execute()
  ).map(({ data }) => JSON.stringify(data))
const told = async (who: Person) => {
  await all.server.db
    .updateTable('job')
    .set({ run_at: new Date(0) })
    .where('kind', '=', 'chat.mail')
    .execute()
  await all.server.runJobs()
  const news = (await all.server.call('listNotifications', { token: who.token })).body.items.map(
    ({ body }) => body,
  )
  const mails = (await all.server.mails())
    .filter(({ to }) => to === who.email)
    .map(({ text }) => text)
  return [...(await heard(who)), ...news, ...mails].filter((text) => text.includes('Secreto'))
}

it('who took part as ADMIN and is STAFF now hears, gets and counts nothing more of it', async () => {
  const { server, admin, agent, begun, say } = all
  const second = await server.register({ role: 'ADMIN', agency: admin })
  const { guest, id } = await begun()
  expect((await say(second, id, 'Le llamo mañana')).status).toBe(201)
  expect(
    (
      await server.call('updateUser', {
        token: admin.token,
        params: { id: second.profile.id },
        body: { id: second.profile.id, role: 'STAFF' },
      })
    ).status,
  ).toBe(200)
  expect((await say(guest, id, 'Secreto para quien lleva la casa')).status).toBe(201)
  expect((await all.read(second, id)).status).toBe(404)
  expect(await told(second)).toEqual([])
  expect((await server.call('countUnreadChats', { token: second.token })).body).toEqual({
    threads: 0,
    messages: 0,
  })
  expect((await told(agent)).length).toBeGreaterThan(1)
})

it('an agency does not hear somebody typing who has written nothing yet', async () => {
  const { server, admin, open, say } = all
  const guest = await server.register({ role: 'USER' })
  const { id } = await open(guest)
  const session = await server.db
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', admin.profile.id)
    .executeTakeFirstOrThrow()
  const stream = await server.deps.live.open(
    { userId: admin.profile.id, sessionId: session.id },
    null,
  )
  if (!stream) throw new Error('no stream')
  let heardSoFar = ''
  const first = new Promise<void>(
    (resolve) =>
      void stream.on(
        'data',
        (text) => (heardSoFar += String(text)).includes('"what":"message"') && resolve(),
      ),
  )
  expect((await server.call('typeInChat', { token: guest.token, params: { id } })).status).toBe(204)
  await say(guest, id, 'Hola')
  await first
  stream.destroy()
  expect(heardSoFar).not.toContain('typing')
})

it('a visitor cannot take the name under which their enquiry becomes a message', async () => {
  const { server, admin, agent, begun, say, list } = all
  const { guest, id } = await begun()
  const propertyId = await homeOf(server, admin, agent.profile.id)
  const lead = (
    await server.call('createLead', {
      token: guest.token,
      body: { propertyId, firstName: 'Klaus', email: guest.email, message: 'Hallo', consent: true },
    })
  ).body
  expect((await say(guest, id, 'Hola', { clientId: `lead-${lead.id}` })).status).toBe(201)
  expect(
    (await server.call('openChat', { token: agent.token, body: { leadId: lead.id } })).body.last
      ?.text,
  ).toBe('Hallo')
  expect(await list(guest)).toHaveLength(2)
})
