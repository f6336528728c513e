import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  Contact,
  Demand,
  ReactionInput,
  Selection,
  SelectionDraft,
  SelectionMade,
} from '../../../generated/model/index.ts'
import { sql } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { statesOf } from '../match/index.ts'
import { archiveDirect, homeFor } from './homes.fixture.ts'

let server: TestServer
let admin: Person
let agent: Person
let other: Person
let stranger: Person
let homes: string[]
let foreign: string
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register({ agencyName: 'Portal Vell' })
  agent = await server.register({ role: 'STAFF', agency: admin })
  other = await server.register({ role: 'STAFF', agency: admin })
  stranger = await server.register()
  homes = [
    await homeFor(server, admin, 'Casa con patio'),
    await homeFor(server, admin, 'Ático'),
    await homeFor(server, admin, 'Finca'),
  ]
  foreign = await homeFor(server, stranger, 'De otra agencia')
})
afterAll(() => server.close())

const make = async (email = 'klaus@buyer.example') =>
  (
    await server.call('createDemand', {
      token: agent.token,
      body: {
        contact: {
          firstName: 'Klaus',
          lastName: 'Brandt',
          email,
          phone: '+49 170 5550123',
          language: 'de',
        },
        what: { operations: ['V'] },
      },
    })
  ).body as Demand
const send = async (demand: Demand, body: object = {}) =>
  server.call('createSelection', {
    token: agent.token,
    body: { demandId: demand.id, homes, channel: 'LINK', ...body } as never,
  })
const tokenOf = (made: SelectionMade) => made.url.slice(-43)
const open = (selectionToken: string) =>
  server.call('openSelection', { params: { selectionToken } })
const react = (selectionToken: string, body: Partial<ReactionInput>) =>
  server.call('reactToHome', { params: { selectionToken }, body: body as ReactionInput })
const read = async (id: string) =>
  (await server.call('getSelection', { token: agent.token, params: { id } })).body as Selection

describe('sending', () => {
  it('mails the buyer in their language, with a link that opens', async () => {
    const demand = await make()
    const made = await send(demand, {
      channel: 'EMAIL',
      message: 'Hallo <Klaus>:\n\nDiese könnten passen.\nBis bald',
    })
    expect([made.status, (made.body as SelectionMade).selection]).toMatchObject([
      201,
      { language: 'de', channel: 'EMAIL', homes: [{ id: homes[0] }, {}, {}] },
    ])
    await server.runJobs()
    const mail = (await server.mails()).find(({ to }) => to === 'klaus@buyer.example')
    expect(mail?.subject).toBe('3 Immobilien für Sie, von Portal Vell')
    expect(mail?.text).toContain('Diese könnten passen.')
    // Paragraphs and lines stay what they were.
    expect(mail?.html).toMatch(
      />Hallo &lt;Klaus&gt;:<\/p>\n<p [^>]*>Diese könnten passen\.<br>Bis bald<\/p>/,
    )
    expect(mail?.html).toContain('<title>Hallo &lt;Klaus&gt;:</title>')
    const token = /\/de\/busqueda\/seleccion\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
    expect((await open(token)).body).toMatchObject({
      language: 'de',
      name: 'Klaus Brandt',
      agency: 'Portal Vell',
      homes: [{ state: 'active', reaction: null }, {}, {}],
    })
    // Neither the mail's token nor the copied one is kept as it is.
    expect(JSON.stringify(await server.db.selectFrom('job').selectAll().execute())).not.toContain(
      token,
    )
  })

  it('prepares WhatsApp with message and link', async () => {
    const made = (await send(await make(), { channel: 'WHATSAPP', message: 'Hallo' }))
      .body as SelectionMade
    expect(decodeURIComponent(made.whatsapp ?? '')).toBe(
      `https://wa.me/491705550123?text=Hallo\n\n${made.url}`,
    )
  })

  it('refuses another agency’s homes, and whoever may not change the demand', async () => {
    const demand = await make()
    expect((await send(demand, { homes: [foreign] })).body).toEqual({
      homes: 'Elige inmuebles de tu agencia que estén en el mercado',
    })
    const tries = await Promise.all(
      [other, stranger].map((who) =>
        server.call('createSelection', {
          token: who.token,
          body: { demandId: demand.id, homes, channel: 'LINK' },
        }),
      ),
    )
    expect(tries.map(({ status }) => status)).toEqual([404, 404])
  })

  it('begins with a message in the buyer’s language', async () => {
    const demand = await make()
    const draft = (
      await server.call('draftSelection', { token: agent.token, query: { demandId: demand.id } })
    ).body
    expect(draft).toMatchObject({ language: 'de', hasEmail: true, hasPhone: true })
    expect(draft.message).toContain('Guten Tag Klaus Brandt')
  })

  it('begins with what fits and was not sent yet, the way the buyer prefers', async () => {
    const demand = await make()
    const draft = async () =>
      (await server.call('draftSelection', { token: admin.token, query: { demandId: demand.id } }))
        .body as SelectionDraft
    const ids = async () => (await draft()).homes.map(({ id }) => id).toSorted()
    // The stranger's home fits, too, and is not theirs to send.
    expect(await ids()).toEqual(homes.toSorted())
    expect(await draft()).toMatchObject({ channel: 'EMAIL' })
    const [first = '', ...rest] = homes
    await send(demand, { homes: [first] })
    expect(await ids()).toEqual(rest.toSorted())
    const [put = '', last] = rest
    await server.call('reactToMatch', {
      token: admin.token,
      params: { demandId: demand.id, propertyId: put },
      body: { state: 'discarded' },
    })
    expect(await ids()).toEqual([last])

    await server.call('updateDemand', {
      token: admin.token,
      params: { id: demand.id },
      body: { version: demand.version, follow: { channel: 'WHATSAPP' } },
    })
    expect(await draft()).toMatchObject({ channel: 'WHATSAPP' })
  })

  it('takes the number that has WhatsApp', async () => {
    const contact = (
      await server.call('createContact', {
        token: agent.token,
        body: {
          person: { kind: 'person', firstName: 'Sofie' },
          reach: {
            phones: [
              { number: '+34971123456', label: 'landline' },
              { number: '+34600123456', whatsapp: true },
            ],
            emails: [{ address: 'sofie@buyer.example' }],
          },
        },
      })
    ).body as Contact
    const demand = (
      await server.call('createDemand', {
        token: agent.token,
        body: { contactId: contact.id, what: { operations: ['V'] } },
      })
    ).body as Demand
    const { body: draft } = await server.call('draftSelection', {
      token: agent.token,
      query: { demandId: demand.id },
    })
    expect(draft).toMatchObject({ channel: 'WHATSAPP' })
    const made = (await send(demand, { channel: 'WHATSAPP' })).body as SelectionMade
    expect(made.whatsapp).toMatch(/^https:\/\/wa\.me\/34600123456\?/)
  })

  it('that no mailbox takes is told to who sent it', async () => {
    await send(await make('mistyped@buyer.exmaple'), { channel: 'EMAIL' })
    await sql`update job set attempts = 99 where kind = 'selection.mail'`.execute(server.db)
    await server.runJobs()
    const { items } = (await server.call('listNotifications', { token: agent.token })).body
    expect(items[0]?.title).toBe('El envío a Klaus Brandt no ha llegado')
    expect((await server.mails()).some(({ to }) => to === 'mistyped@buyer.exmaple')).toBe(false)
  })
})

describe('the link', () => {
  it('ends after 60 days, and when its agent ends it; others cannot', async () => {
    const made = (await send(await make())).body as SelectionMade
    const { id } = made.selection
    const token = tokenOf(made)
    const end = (who: Person) =>
      server.call('revokeSelection', { token: who.token, params: { id } })
    expect([
      (await end(other)).status,
      (await end(stranger)).status,
      (await open(token)).status,
    ]).toEqual([404, 404, 200])
    expect((await end(agent)).status).toBe(204)
    expect([
      (await open(token)).status,
      (await react(token, { homeId: homes[0], reaction: 'liked' })).status,
    ]).toEqual([404, 404])
    const late = (await send(await make())).body as SelectionMade
    await server.db
      .updateTable('selection')
      .set({ expires_at: new Date(server.deps.now().getTime() - 1) })
      .where('id', '=', late.selection.id)
      .execute()
    expect([(await open(tokenOf(late))).status, (await open('A'.repeat(43))).status]).toEqual([
      404, 404,
    ])
  })

  it('is over once the demand is somebody else’s, and a mail on its way goes to neither', async () => {
    const demand = await make('first@buyer.example')
    const sent = (await send(demand, { channel: 'EMAIL' })).body as SelectionMade
    const token = tokenOf((await send(demand)).body as SelectionMade)
    const contact = (
      await server.call('createContact', {
        token: agent.token,
        body: {
          person: { kind: 'person', firstName: 'Erika', lastName: 'Frei' },
          reach: { emails: [{ address: 'second@buyer.example' }] },
        },
      })
    ).body as Contact
    const give = async (contactId: string) => {
      const { body } = await server.call('getDemand', {
        token: agent.token,
        params: { id: demand.id },
      })
      const { status } = await server.call('updateDemand', {
        token: agent.token,
        params: { id: demand.id },
        body: { version: body.version, contactId },
      })
      expect(status).toBe(200)
    }
    await give(contact.id)
    await server.runJobs()
    expect([
      (await open(token)).status,
      (await server.call('seeSelection', { params: { selectionToken: token } })).status,
      (await react(token, { homeId: homes[0], reaction: 'liked' })).status,
    ]).toEqual([404, 404, 404])
    expect((await read(sent.selection.id)).homes[0]).toMatchObject({ reaction: null })
    const mails = await server.mails()
    expect(mails.filter(({ to }) => /(first|second)@buyer/.test(String(to)))).toEqual([])
    const { items } = (await server.call('listNotifications', { token: agent.token })).body
    expect(items[0]?.title).toBe('El envío a Klaus Brandt no ha llegado')

    await give(demand.contact?.id ?? '')
    expect((await open(token)).body).toMatchObject({ name: 'Klaus Brandt' })
  })

  it('is kept by no cache on the way', async () => {
    const token = tokenOf((await send(await make())).body as SelectionMade)
    const answer = await server.inject({ method: 'GET', url: `/api/v1/selection/open/${token}/` })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
  })

  it('opens its own homes only', async () => {
    const one = (await send(await make(), { homes: homes.slice(0, 1) })).body as SelectionMade
    expect((await react(tokenOf(one), { homeId: homes[1], reaction: 'liked' })).status).toBe(404)
  })
})

describe('what the buyer says', () => {
  it('reaches the agent once: in the selection, the timeline and the news', async () => {
    const demand = await make()
    const made = (await send(demand)).body as SelectionMade
    const token = tokenOf(made)
    expect((await read(made.selection.id)).homes.map(({ seenAt }) => seenAt)).toEqual([
      null,
      null,
      null,
    ])
    await server.call('seeSelection', { params: { selectionToken: token } })
    await server.call('seeSelection', { params: { selectionToken: token } })
    expect((await react(token, { homeId: homes[0], reaction: 'disliked' })).body).toEqual({
      reason: 'Di qué no encaja',
    })
    for (let times = 0; times < 2; times += 1)
      await react(token, {
        homeId: homes[0],
        reaction: 'disliked',
        reason: 'too_small',
        text: 'Zu eng',
      })
    await react(token, { homeId: homes[1], reaction: 'visit' })
    const seen = await read(made.selection.id)
    expect(
      seen.homes.map(({ reaction, reason, text, seenAt }) => [
        reaction,
        reason,
        text,
        seenAt !== null,
      ]),
    ).toEqual([
      ['disliked', 'too_small', 'Zu eng', true],
      ['visit', null, null, true],
      [null, null, null, true],
    ])
    const history = (
      await server.call('listDemandHistory', { token: agent.token, params: { id: demand.id } })
    ).body.items
    expect(
      history
        .map(({ kind, old, new: now }) => [kind, old, now])
        .reverse()
        .slice(1),
    ).toEqual([
      ['SENT', null, 'LINK'],
      ['SEEN', null, null],
      ['REACTION', 'Casa con patio', 'too_small'],
      ['REACTION', 'Ático', 'visit'],
    ])
    expect(
      Object.fromEntries(
        [...(await statesOf(server.db, demand.id, homes))].map(([id, { state, reason }]) => [
          id,
          [state, reason],
        ]),
      ),
    ).toEqual({
      [homes[0] ?? '']: ['disliked', 'size'],
      [homes[1] ?? '']: ['liked', null],
      [homes[2] ?? '']: ['sent', null],
    })
    const news = (await server.call('listNotifications', { token: agent.token })).body.items.find(
      ({ href }) => href === `/auth/cartera/demanda/${demand.id}`,
    )
    expect(news).toMatchObject({
      title: 'Klaus Brandt ha respondido',
      body: expect.stringContaining('Quiere visitar Ático'),
    })
  })

  it('is told without its words, and without the letter, to a colleague with whom the demand is shared', async () => {
    const demand = await make()
    const shared = await server.call('updateDemand', {
      token: agent.token,
      params: { id: demand.id },
      body: { version: demand.version, follow: { shared: true } },
    })
    expect(shared.status).toBe(200)
    const made = (await send(demand, { message: 'Guten Tag Klaus' })).body as SelectionMade
    await react(tokenOf(made), {
      homeId: homes[0],
      reaction: 'disliked',
      reason: 'place',
      text: 'Zu weit von der Klinik',
    })
    const { id } = made.selection
    const told = async ({ token }: Person) => {
      const one = await server.call('getSelection', { token, params: { id } })
      const ofDemand = { token, query: { demandId: demand.id } }
      const list = await server.call('listSelections', ofDemand)
      const all = await server.call('listSelections', { token })
      return [one.body, list.body.items[0], all.body.items.find((item) => item.id === id)].map(
        (selection) => [
          selection?.message,
          selection?.homes[0]?.reaction,
          selection?.homes[0]?.reason,
          selection?.homes[0]?.text,
        ],
      )
    }
    const whole = ['Guten Tag Klaus', 'disliked', 'place', 'Zu weit von der Klinik']
    const wordless = [null, 'disliked', 'place', null]
    expect(await told(agent)).toEqual([whole, whole, whole])
    expect(await told(admin)).toEqual([whole, whole, whole])
    expect(await told(other)).toEqual([wordless, wordless, wordless])
  })

  it('two at once are one', async () => {
    const demand = await make()
    const token = tokenOf((await send(demand)).body as SelectionMade)
    await Promise.all([1, 2, 3].map(() => react(token, { homeId: homes[0], reaction: 'liked' })))
    const history = (
      await server.call('listDemandHistory', { token: agent.token, params: { id: demand.id } })
    ).body.items
    expect(history.filter(({ kind }) => kind === 'REACTION')).toHaveLength(1)
  })

  it('comes by a plain form, too', async () => {
    const made = (await send(await make())).body as SelectionMade
    const form = new URLSearchParams({
      homeId: homes[0] ?? '',
      reaction: 'disliked',
      reason: 'place',
      text: 'Zu weit\0',
      language: 'de',
    })
    const sent = await server.inject({
      method: 'POST',
      url: `/seleccion/${tokenOf(made)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: form.toString(),
    })
    expect([sent.statusCode, sent.headers.location]).toEqual([
      303,
      `/de/busqueda/seleccion/${tokenOf(made)}#casa-${homes[0]}`,
    ])
    expect((await read(made.selection.id)).homes[0]).toMatchObject({
      reaction: 'disliked',
      reason: 'place',
      text: 'Zu weit',
    })
  })

  it('a home withdrawn since says so', async () => {
    const made = (await send(await make())).body as SelectionMade
    await archiveDirect(server, admin, homes[2] ?? '')
    const { body } = await open(tokenOf(made))
    expect(body.homes.map(({ state }) => state)).toEqual(['active', 'active', 'gone'])
    expect((await send(await make())).status).toBe(400)
  })
})
