import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { homeOf, office, type Office } from './chat.fixture.ts'

let all: Office
beforeAll(async () => {
  all = await office()
})
afterAll(() => all.server.close())

const unread = async (who: Person) =>
  (await all.server.call('countUnreadChats', { token: who.token })).body

describe('a conversation', () => {
  it('is one per visitor and home, also when it is opened twice at once', async () => {
    const { server, admin, agent, visitor, home, open } = all
    const [one, two] = await Promise.all([open(visitor), open(visitor)])
    expect(two.id).toBe(one.id)
    expect(one).toMatchObject({
      side: 'visitor',
      member: true,
      home: { id: home, price: 94_500_000, title: { es: 'Casa con patio' } },
      agent: { id: agent.profile.id },
      agency: { name: 'Portal Vell' },
      last: null,
      unread: 0,
    })
    expect(
      (await server.call('openChat', { token: admin.token, body: { propertyId: home } })).status,
    ).toBe(406)
    expect((await server.call('openChat', { token: visitor.token, body: {} })).status).toBe(400)
    expect(
      (
        await server.call('openChat', {
          token: visitor.token,
          body: { propertyId: admin.profile.id },
        })
      ).status,
    ).toBe(404)
  })

  it('is seen by its agent and the ADMINs once something is written, by nobody else', async () => {
    const { server, admin, agent, other, stranger, visitor, open, say, read, list } = all
    const { id } = await open(visitor)
    expect((await read(agent, id)).status).toBe(404)
    await say(visitor, id, 'Buenos días')
    for (const who of [visitor, agent, admin]) expect((await read(who, id)).status).toBe(200)
    const theirs = await server.register({ role: 'USER' })
    for (const who of [other, stranger, theirs]) {
      expect((await read(who, id)).status).toBe(404)
      expect((await say(who, id, 'Hola')).status).toBe(404)
      expect((await list(who)).some((one) => one.id === id)).toBe(false)
    }
    expect((await list(admin))[0]).toMatchObject({
      id,
      side: 'agency',
      member: false,
      unread: 0,
      last: { text: 'Buenos días', side: 'visitor' },
    })
    expect((await list(agent))[0]).toMatchObject({ id, member: true, unread: 1 })
  })

  it('is found by person, home and reference without accents', async () => {
    const { server, agent, list, begun } = all
    const { id, guest } = await begun()
    const name = guest.profile.first_name.split(' ')[1] ?? ''
    expect((await list(agent, { q: `aina ${name} patio` })).map((one) => one.id)).toEqual([id])
    expect(await list(agent, { q: `${name} nadie` })).toEqual([])
    const [first, second] = [
      await server.call('listChats', { token: agent.token, query: { limit: 1 } }),
      await list(agent),
    ]
    const next = await server.call('listChats', {
      token: agent.token,
      query: { limit: 1, cursor: first.body.next },
    })
    expect([first.body.items[0]?.id, next.body.items[0]?.id]).toEqual(
      second.slice(0, 2).map((one) => one.id),
    )
  })

  it('goes to the senior ADMIN when its agent has left', async () => {
    const { server, admin, open, say } = all
    const leaving = await server.register({ role: 'STAFF', agency: admin })
    const guest = await server.register({ role: 'USER' })
    const { id } = await open(guest, await homeOf(server, admin, leaving.profile.id))
    await sql`update app_user set active = false where id = ${leaving.profile.id}`.execute(
      server.db,
    )
    await say(guest, id, 'Hola')
    expect(
      (await server.call('getChat', { token: admin.token, params: { id } })).body,
    ).toMatchObject({
      member: true,
      unread: 1,
      agent: { id: admin.profile.id },
    })
  })
})

describe('reading', () => {
  const mark = (who: Person, id: string, messageId?: string) =>
    all.server.call('readChat', {
      token: who.token,
      params: { id },
      body: { present: false, ...(messageId ? { messageId } : {}) },
    })

  it('counts what the other side wrote, moves forwards only, and shows in the marks', async () => {
    const { server, agent, home, say, list, begun } = all
    const { id, guest, first } = await begun()
    const second = (await say(guest, id, 'dos')).body
    const before = await unread(agent)
    expect((await list(agent)).find((one) => one.id === id)?.unread).toBe(2)
    await mark(agent, id, second.id)
    await mark(agent, id, first)
    const chat = (await server.call('getChat', { token: guest.token, params: { id } })).body
    expect(chat.marks.find(({ side }) => side === 'agency')).toMatchObject({
      userId: agent.profile.id,
      readDate: second.created_date,
    })
    const after = await unread(agent)
    expect([before.messages - after.messages, before.threads - after.threads]).toEqual([2, 1])
    expect((await list(agent, { unread: true })).some((one) => one.id === id)).toBe(false)
    expect((await mark(agent, id, home)).status).toBe(404)
  })

  it('of an ADMIN who looks in leaves no mark, until they write', async () => {
    const { server, admin, say, begun } = all
    const { id, guest, first } = await begun()
    expect((await mark(admin, id, first)).body.readDate).toBeNull()
    expect(
      (await server.call('getChat', { token: guest.token, params: { id } })).body.marks,
    ).toHaveLength(2)
    await say(admin, id, 'Le atiendo yo')
    await say(guest, id, 'Gracias')
    expect(
      (await server.call('getChat', { token: admin.token, params: { id } })).body,
    ).toMatchObject({
      member: true,
      unread: 1,
    })
  })

  it('muted and archived conversations do not count; a new message brings an archived one back', async () => {
    const { server, agent, say, list, begun } = all
    const { id, guest } = await begun()
    const set = (who: Person, body: object) =>
      server.call('updateChat', { token: who.token, params: { id }, body })
    const count = async () => (await unread(agent)).messages
    const total = await count()
    await set(agent, { muted: true })
    expect(await count()).toBe(total - 1)
    await set(agent, { muted: false, archived: true })
    expect([
      await count(),
      (await list(agent)).some((one) => one.id === id),
      (await list(agent, { archived: true })).map((one) => one.id),
    ]).toEqual([total - 1, false, [id]])
    await say(guest, id, 'otra')
    expect([await count(), (await list(agent)).some((one) => one.id === id)]).toEqual([
      total + 1,
      true,
    ])
  })
})

describe('blocking and reporting', () => {
  it('is the visitor’s; nobody writes until it is undone', async () => {
    const { server, agent, say, begun } = all
    const { id, guest } = await begun()
    const set = (who: Person, blocked: boolean) =>
      server.call('updateChat', { token: who.token, params: { id }, body: { blocked } })
    expect((await set(agent, true)).status).toBe(403)
    expect((await set(guest, true)).body.blocked).toBe(true)
    expect([(await say(agent, id, 'Hola')).status, (await say(guest, id, 'Hola')).status]).toEqual([
      406, 406,
    ])
    await set(guest, false)
    expect((await say(agent, id, 'Hola')).status).toBe(201)
  })

  it('tells the operator', async () => {
    const { server, agent, begun } = all
    const { id, guest } = await begun()
    server.deps.config.operatorEmail = 'operator@rig.example'
    const send = (who: Person) =>
      server.call('reportChat', {
        token: who.token,
        params: { id },
        body: { reason: 'fraud', note: 'Pide una transferencia' },
      })
    expect((await send(agent)).status).toBe(403)
    expect((await send(guest)).body.blocked).toBe(true)
    await server.runJobs()
    const mail = (await server.mails()).findLast((one) => one.to.includes('operator@rig.example'))
    expect(mail?.text).toContain('Pide una transferencia')
  })
})

describe('an enquiry', () => {
  const ask = async (who: Person | null, email: string) =>
    (
      await all.server.call('createLead', {
        token: who?.token,
        body: {
          propertyId: all.home,
          firstName: 'Klaus',
          email,
          message: `Ist es frei? ${email}`,
          consent: true,
        },
      })
    ).body.id
  const answer = (who: Person, leadId: string) =>
    all.server.call('openChat', { token: who.token, body: { leadId } })

  it('of somebody signed in becomes a conversation; the first answer answers the enquiry', async () => {
    const { server, agent, open, say, list } = all
    const guest = await server.register({ role: 'USER' })
    const leadId = await ask(guest, 'elsewhere@visitor.example')
    const made = (await answer(agent, leadId)).body
    expect(made).toMatchObject({
      side: 'agency',
      leadId,
      visitor: { id: guest.profile.id },
      unread: 0,
      last: { side: 'visitor' },
    })
    expect((await answer(agent, leadId)).body.id).toBe(made.id)
    // The same again changes nothing; what is asked later of the same home is not lost.
    const again = await ask(guest, 'again@visitor.example')
    for (const _time of [1, 2]) expect((await answer(agent, again)).body.id).toBe(made.id)
    const texts = (await all.read(agent, made.id)).body.items.map((one) => one.text)
    expect(texts).toEqual([
      'Ist es frei? elsewhere@visitor.example',
      'Ist es frei? again@visitor.example',
    ])
    await say(agent, made.id, 'Ja, gerne')
    const lead = (await server.call('getLead', { token: agent.token, params: { id: leadId } })).body
    expect([lead.state, lead.firstResponseMinutes]).toEqual(['answered', 0])
    expect((await list(guest))[0]).toMatchObject({ id: made.id, unread: 1, leadId: null })
    expect((await open(guest)).id).toBe(made.id)
  })

  it('without a session looks the same whether or not its address has an account', async () => {
    const { server, agent, other, stranger } = all
    const guest = await server.register({ role: 'USER' })
    await sql`update app_user set email_verified_at = now() where id = ${guest.profile.id}`.execute(
      server.db,
    )
    const leadId = await ask(null, guest.email)
    const refused = await answer(agent, leadId)
    const nobody = await answer(agent, await ask(null, 'nobody@visitor.example'))
    expect([refused.status, refused.body]).toEqual([406, nobody.body])
    const read = async (id: string) =>
      (await server.call('getLead', { token: agent.token, params: { id } })).body.canChat
    expect([await read(leadId), await read(await ask(guest, 'klaus@visitor.example'))]).toEqual([
      false,
      true,
    ])
    // Whoever began to talk and asked by form then has both in one place.
    const talker = await server.register({ role: 'USER' })
    const begun = await all.open(talker)
    const form = await ask(talker, 'form@visitor.example')
    expect((await answer(agent, form)).body).toMatchObject({ id: begun.id, leadId: form })
    expect((await all.read(agent, begun.id)).body.items.map((one) => one.text)).toEqual([
      'Ist es frei? form@visitor.example',
    ])
    for (const who of [other, stranger]) expect((await answer(who, leadId)).status).toBe(404)
    expect((await answer(guest, leadId)).status).toBe(403)
  })
})

it('pages go on where they were, also when the last conversation that was read moves up', async () => {
  const { server, agent } = all
  const begun = [await all.begun(), await all.begun(), await all.begun()]
  const page = async (query: object) =>
    (await server.call('listChats', { token: agent.token, query: { ...query } })).body
  const { items, next } = await page({ limit: 2 })
  expect(items.map(({ id }) => id)).toEqual([begun[2]?.id, begun[1]?.id])
  await all.say(begun[1]?.guest ?? all.visitor, begun[1]?.id ?? '', 'Noch eine Frage')
  expect((await page({ limit: 1, cursor: next })).items[0]?.id).toBe(begun[0]?.id)
})

it('a token for a mirror is given only where there is one', async () => {
  expect((await all.server.call('createChatToken', { token: all.visitor.token })).status).toBe(404)
})
