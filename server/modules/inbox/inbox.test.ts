import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InboxMessageInput } from '../../../generated/model/index.ts'
import { inTransaction, sql } from '../../db/index.ts'
import { runStatement } from '../../db/statement.ts'
import { untilWaiting } from '../../testing/locks.ts'
import type { Person } from '../../testing/people.ts'
import { homeOf, newClientId, office, type Office } from '../chat/chat.fixture.ts'
import { notify } from '../notification/index.ts'

let all: Office
beforeAll(async () => {
  all = await office()
})
afterAll(() => all.server.close())

let asked = 0
const ask = async (change: object = {}, token?: string) => {
  asked += 1
  const { body } = await all.server.call('createLead', {
    ...(token ? { token } : {}),
    body: {
      propertyId: all.home,
      firstName: 'Klaus',
      lastName: 'Brandt',
      email: `klaus-${asked}@visitor.example`,
      phone: '+49 30 901820',
      message: `Ist das Haus noch frei? ${asked}`,
      language: 'de',
      consent: true,
      ...change,
    },
  })
  return body.id
}
const list = async (who: Person, query: object = {}) =>
  (await all.server.call('listInbox', { token: who.token, query: { ...query } })).body
const thread = (who: Person, id: string) =>
  all.server.call('getInboxThread', { token: who.token, params: { id } })
const log = async (who: Person, id: string) =>
  (await all.server.call('listInboxMessages', { token: who.token, params: { id } })).body.items
const send = (who: Person, id: string, body: Partial<InboxMessageInput>) =>
  all.server.call('createInboxMessage', {
    token: who.token,
    params: { id },
    body: { clientId: newClientId(), ...body },
  })
const unread = async (who: Person) =>
  (await all.server.call('countInbox', { token: who.token })).body.unread

describe('one list', () => {
  it('holds enquiries and conversations, the liveliest first, page by page', async () => {
    const lead = await ask()
    const { id: chat } = await all.begun()
    const { items, next } = await list(all.agent, { limit: 1 })
    expect([items[0]?.id, items[0]?.kind, items[0]?.lastSide]).toEqual([chat, 'chat', 'person'])
    const second = await list(all.agent, { limit: 1, cursor: next })
    expect(second.items[0]).toMatchObject({
      id: lead,
      kind: 'lead',
      person: { name: 'Klaus Brandt', language: 'de' },
      waitingSince: expect.any(String),
      ways: ['mail', 'whatsapp', 'phone'],
      home: { id: all.home },
    })
    expect(
      (await list(all.agent, { kind: ['chat'] })).items.every(({ kind }) => kind === 'chat'),
    ).toBe(true)
    expect(
      (await list(all.agent, { q: `klaus-${asked}@visitor` })).items.map(({ id }) => id),
    ).toEqual([lead])
  })

  it('goes on where it was, also when the last thread that was read moves or is answered', async () => {
    const boss = await all.server.register({ agencyName: 'Pàgines' })
    const propertyId = await homeOf(all.server, boss, boss.profile.id)
    const [oldest = '', middle = '', newest] = [
      await ask({ propertyId }),
      await ask({ propertyId }),
      await ask({ propertyId }),
    ]
    const ids = async (query: object) => (await list(boss, query)).items.map(({ id }) => id)
    const first = await list(boss, { limit: 2 })
    expect(first.items.map(({ id }) => id)).toEqual([newest, middle])
    expect((await send(boss, middle, { kind: 'mail', text: 'Ja' })).status).toBe(201)
    expect(await ids({ limit: 1, cursor: first.next })).toEqual([oldest])
    const waits = await list(boss, { unanswered: true, limit: 1 })
    expect(waits.items.map(({ id }) => id)).toEqual([oldest])
    expect((await send(boss, oldest, { kind: 'mail', text: 'Ja' })).status).toBe(201)
    expect(await ids({ unanswered: true, cursor: waits.next })).toEqual([newest])
  })

  it('is the agency’s for an ADMIN, one’s own for a STAFF, and nobody else’s', async () => {
    const id = await ask()
    expect([
      (await thread(all.admin, id)).status,
      (await thread(all.agent, id)).status,
      (await thread(all.other, id)).status,
      (await thread(all.stranger, id)).status,
    ]).toEqual([200, 200, 404, 404])
    expect((await list(all.other)).items).toEqual([])
    expect((await send(all.other, id, { kind: 'note', text: 'x' })).status).toBe(404)
    expect(
      (
        await all.server.call('changeInboxThreads', {
          token: all.other.token,
          body: { ids: [id], archived: true },
        })
      ).body,
    ).toEqual({ count: 0 })
  })

  it('counts what is unread once for rail, list and title, for who answers; reading settles it everywhere', async () => {
    const before = await unread(all.agent)
    const { id } = await all.begun()
    expect([await unread(all.agent), await unread(all.admin)]).toEqual([before + 1, 0])
    expect((await list(all.agent, { unread: true })).counts.unread).toBe(before + 1)
    expect(
      (
        await all.server.call('readInboxThread', {
          token: all.agent.token,
          params: { id },
          body: { read: true },
        })
      ).body.unread,
    ).toBe(before)
    expect(
      (await all.server.call('getChat', { token: all.agent.token, params: { id } })).body.unread,
    ).toBe(0)
    await all.server.call('readInboxThread', {
      token: all.agent.token,
      params: { id },
      body: { read: false },
    })
    expect(await unread(all.agent)).toBe(before + 1)
  })

  it('clears its notices, of an enquiry and of a conversation, wherever they are read', async () => {
    const news = async () =>
      (await all.server.call('listNotifications', { token: all.agent.token, query: {} })).body.items
        .filter(({ readAt }) => readAt === null)
        .map(({ topic }) => topic)
    const lead = await ask()
    expect(await news()).toContain(`lead:${lead}`)
    await all.server.call('readInboxThread', {
      token: all.agent.token,
      params: { id: lead },
      body: { read: true },
    })
    expect(await news()).not.toContain(`lead:${lead}`)
    const { id } = await all.begun()
    expect(await news()).toContain(`chat-${id}`)
    const { items } = (
      await all.server.call('listChatMessages', {
        token: all.agent.token,
        params: { id },
        query: {},
      })
    ).body
    await all.server.call('readChat', {
      token: all.agent.token,
      params: { id },
      body: { messageId: items.at(-1)?.id ?? '', present: true },
    })
    expect(await news()).not.toContain(`chat-${id}`)
  })

  it('an enquiry answered by chat stays one thread; a spam stays out of it', async () => {
    const guest = await all.server.register({ role: 'USER' })
    const home = await homeOf(all.server, all.admin, all.agent.profile.id)
    const lead = await ask({ propertyId: home }, guest.token)
    expect((await thread(all.agent, lead)).body.ways).toContain('platform')
    const chat = (
      await all.server.call('openChat', { token: all.agent.token, body: { leadId: lead } })
    ).body
    await all.say(all.agent, chat.id, 'Ja, noch frei')
    expect((await thread(all.agent, chat.id)).body).toMatchObject({
      id: lead,
      chatId: chat.id,
      leadId: lead,
      waitingSince: null,
      lastText: 'Ja, noch frei',
      lastSide: 'agency',
    })
    const spam = await ask({ website: 'http://x' })
    const casino = await ask({
      message: 'casino https://a.example https://b.example https://c.example',
    })
    expect([
      (await thread(all.agent, spam)).status,
      (await thread(all.agent, casino)).body.discarded,
    ]).toEqual([404, true])
    expect((await list(all.agent, { archived: true })).items.map(({ id }) => id)).toContain(casino)
  })
})

describe('an answer', () => {
  it('by mail leaves in the person’s name, stops the clock and answers the enquiry', async () => {
    const id = await ask()
    const sent = await send(all.agent, id, { kind: 'mail', text: 'Ja, es ist noch frei.' })
    expect([sent.status, sent.body.delivery, sent.body.side]).toEqual([201, 'waiting', 'agency'])
    await all.server.runJobs()
    const mail = (await all.server.mails()).findLast(
      ({ to }) => to === `klaus-${asked}@visitor.example`,
    )
    expect(mail).toMatchObject({
      replyTo: all.agent.email,
      fromName: expect.stringContaining('Portal Vell'),
      subject: expect.stringContaining('Casa con patio'),
    })
    expect(mail?.text).toContain('Ja, es ist noch frei.\n\n-- \nAina')
    expect(
      (await log(all.agent, id)).map(({ kind, side, delivery }) => [kind, side, delivery]),
    ).toEqual([
      ['asked', 'person', null],
      ['assigned', 'system', null],
      ['mail', 'agency', 'sent'],
    ])
    await send(all.agent, id, { kind: 'mail', text: `${mail?.text.trim().replace('-- \n', '')}` })
    await all.server.runJobs()
    expect(
      (await all.server.mails()).findLast(({ to }) => to === `klaus-${asked}@visitor.example`)
        ?.text,
    ).not.toContain('-- ')
    expect((await thread(all.agent, id)).body.waitingSince).toBeNull()
    expect(
      (await all.server.call('getLead', { token: all.agent.token, params: { id } })).body,
    ).toMatchObject({ state: 'answered', firstResponseMinutes: 0 })
  })

  it('by mail whose sending only a later version knows about is not sent by this one', async () => {
    const id = await ask()
    const { body } = await send(all.agent, id, { kind: 'mail', text: 'Lieber nicht.' })
    await sql`update inbox_message set delivery = 'withdrawn' where id = ${body.id}::uuid`.execute(
      all.server.db,
    )
    await all.server.runJobs()
    expect((await all.server.mails()).some(({ text }) => text.includes('Lieber nicht.'))).toBe(
      false,
    )
    const { rows } =
      await sql`select delivery from inbox_message where id = ${body.id}::uuid`.execute(
        all.server.db,
      )
    expect(rows).toEqual([{ delivery: 'withdrawn' }])
  })

  it('twice under one name is one; open places, no words and no result of a call are refused at their field', async () => {
    const id = await ask()
    const clientId = newClientId()
    const [first, second] = [
      await send(all.agent, id, { kind: 'whatsapp', text: 'Hola', clientId }),
      await send(all.agent, id, { kind: 'whatsapp', text: 'Hola', clientId }),
    ]
    expect(second.body.id).toBe(first.body.id)
    expect((await send(all.agent, id, { kind: 'mail', text: 'Hola, {nombre}' })).body).toEqual({
      text: 'Falta completar {nombre}',
    })
    expect((await send(all.agent, id, { kind: 'note', text: ' ' })).body).toEqual({
      text: 'Este campo es obligatorio',
    })
    expect((await send(all.agent, id, { kind: 'call' })).body).toEqual({
      outcome: 'Di qué ha pasado con la llamada',
    })
  })

  it('a call nobody took leaves the clock running; one that reached them stops it, in the timeline of the contact, too', async () => {
    const id = await ask()
    const kept = await all.server.call('saveInboxContact', {
      token: all.agent.token,
      params: { id },
    })
    const contactId = kept.body.contact?.id ?? ''
    await send(all.agent, id, { kind: 'call', outcome: 'no_answer' })
    expect((await thread(all.agent, id)).body.waitingSince).not.toBeNull()
    await send(all.agent, id, { kind: 'call', outcome: 'reached', text: 'Viene el sábado.' })
    expect((await thread(all.agent, id)).body).toMatchObject({ waitingSince: null, canKeep: false })
    const { items } = (
      await all.server.call('listContactEntries', {
        token: all.agent.token,
        params: { id: contactId },
      })
    ).body
    expect(items.filter(({ kind }) => kind === 'CALL').map(({ text }) => text)).toEqual([
      'Hemos hablado. Viene el sábado.',
      'No contesta',
    ])
  })

  it('is not needed when somebody says so, and is again when the person writes', async () => {
    const { guest, id } = await all.begun()
    await all.server.call('updateInboxThread', {
      token: all.agent.token,
      params: { id },
      body: { answered: true, archived: true },
    })
    expect((await thread(all.agent, id)).body).toMatchObject({ waitingSince: null, archived: true })
    await all.say(guest, id, 'Noch eine Frage')
    expect((await thread(all.agent, id)).body).toMatchObject({
      archived: false,
      lastText: 'Noch eine Frage',
      waitingSince: expect.any(String),
    })
  })

  it('to somebody new begins a thread of mails, for a contact one may read', async () => {
    const contact = (
      await all.server.call('createContact', {
        token: all.agent.token,
        body: {
          person: { firstName: 'Marta', language: 'ca' },
          reach: { emails: [{ address: 'marta@rig.example' }] },
        },
      })
    ).body
    const made = await all.server.call('createInboxThread', {
      token: all.agent.token,
      body: { contactId: contact.id, propertyId: all.home, subject: 'Visita' },
    })
    expect(made.body).toMatchObject({
      kind: 'mail',
      person: { name: 'Marta', email: 'marta@rig.example', language: 'ca' },
      ways: ['mail'],
      home: { id: all.home },
      assignedTo: all.agent.profile.id,
    })
    expect((await list(all.agent, { contactId: contact.id })).items.map(({ id }) => id)).toEqual([
      made.body.id,
    ])
    expect(
      (
        await all.server.call('createInboxThread', {
          token: all.other.token,
          body: { contactId: contact.id },
        })
      ).status,
    ).toBe(404)
  })

  it('waits for an erasure that is under way, and begins nothing with who is gone', async () => {
    const { server, admin } = all
    const body = {
      person: { firstName: 'Marta' },
      reach: { emails: [{ address: 'fuig@rig.example' }] },
    }
    const { id } = (await server.call('createContact', { token: admin.token, body })).body
    const { begun } = await inTransaction(server.db, async (trx) => {
      await sql`update contact set erased_at = now() where id = ${id}`.execute(trx)
      const begun = server.call('createInboxThread', {
        token: admin.token,
        body: { contactId: id },
      })
      await Promise.race([begun, untilWaiting(server.db, 1)])
      return { begun }
    })
    expect((await begun).status).toBe(404)
    const kept = server.db.selectFrom('inbox_thread').select('id').where('contact_id', '=', id)
    expect(await kept.execute()).toEqual([])
  })

  it('and what one is asked to by e-mail leave no news of somebody who is erased', async () => {
    const { server, admin } = all
    const { token } = admin
    const reach = { emails: [{ address: 'mono@rig.example' }] }
    const body = { person: { firstName: 'Mononima' }, reach }
    const { id, version } = (await server.call('createContact', { token, body })).body
    const begun = await server.call('createInboxThread', { token, body: { contactId: id } })
    const asked = await server.call('createAgendaEvent', {
      token,
      body: {
        kind: 'meeting',
        title: 'Notaría',
        startsAt: '2032-05-14T08:00:00Z',
        endsAt: '2032-05-14T09:00:00Z',
        attendees: [{ email: 'Mono@rig.example' }],
      },
    })
    const topics = [`inbox:${begun.body.id}`, `agenda:${asked.body.event.id}:soon`]
    const news = { userId: admin.profile.id, kind: 'NOTIFICATION', title: 'Noticia' } as const
    await inTransaction(server.db, async (trx) => {
      for (const topic of topics)
        await notify(trx, { ...news, body: 'Sus palabras', href: '/', topic })
    })
    const erased = { version, confirm: true } as const
    await server.call('eraseContact', { token, params: { id }, body: erased })
    const left = server.db.selectFrom('notification').select('topic').where('topic', 'in', topics)
    expect(await left.execute()).toEqual([])
  })

  it('about no home stands in the timeline, for who may read the thread', async () => {
    const { token } = all.agent
    const { body: contact } = await all.server.call('createContact', {
      token,
      body: {
        person: { firstName: 'Rosa' },
        reach: { emails: [{ address: 'rosa@rig.example' }] },
      },
    })
    await all.server.call('updateContact', {
      token,
      params: { id: contact.id },
      body: { version: contact.version, shared: true },
    })
    const { body: thread } = await all.server.call('createInboxThread', {
      token,
      body: { contactId: contact.id },
    })
    for (const kind of ['mail', 'note'] as const)
      expect((await send(all.agent, thread.id, { kind, text: `SECRETO ${kind}` })).status).toBe(201)
    const read = async (who: Person) =>
      (
        await all.server.call('listContactEntries', {
          token: who.token,
          params: { id: contact.id },
        })
      ).body.items
        .map(({ text }) => text)
        .filter((text) => text?.includes('SECRETO'))
    expect(await read(all.agent)).toHaveLength(2)
    expect(await read(all.other)).toEqual([])
    // As a version before wrote it, and the migration puts it right.
    await sql`update contact_entry set ref_type = null, ref_id = null, ref_label = null
      where contact_id = ${contact.id}`.execute(all.server.db)
    expect(await read(all.other)).toHaveLength(2)
    const path = new URL('../../db/migrations/0533_mails_about_no_home.sql', import.meta.url)
    await sql.raw(await readFile(path, 'utf8')).execute(all.server.db)
    expect(await read(all.other)).toEqual([])
  })

  it('about a home names no price that is on request, nor one beside what cannot be read', async () => {
    const home = await homeOf(all.server, all.admin, all.agent.profile.id)
    const contact = await all.server.call('createContact', {
      token: all.agent.token,
      body: { person: { firstName: 'Pau' }, reach: { emails: [{ address: 'pau@rig.example' }] } },
    })
    const begun = async () => {
      const { body } = await all.server.call('createInboxThread', {
        token: all.agent.token,
        body: { contactId: contact.body.id, propertyId: home },
      })
      return body.home?.price
    }
    const offer = (also: object) =>
      sql`update property
        set doc = jsonb_set(doc, '{basics,offers,0}',
          ${JSON.stringify({ operation: 'V', price: 94_500_000, ...also })}::jsonb)
        where id = ${home}`.execute(all.server.db)
    expect(await begun()).toBe(94_500_000)
    await offer({ priceOnRequest: true })
    expect(await begun()).toBeNull()
    await offer({ priceOnRequest: 'asked' })
    expect(await begun()).toBeNull()
    await offer({ hidesPrice: true })
    expect(await begun()).toBeNull()
  })
})

it('tells a valuation from other enquiries, by its kind and by the filter', async () => {
  const id = await ask({
    kind: 'valuation',
    propertyId: undefined,
    agencyId: all.admin.profile.agency_ids[0],
  })
  const other = await ask()
  expect((await thread(all.admin, id)).body.kind).toBe('valuation')
  const found = (await list(all.admin, { kind: ['valuation'] })).items.map((one) => one.id)
  expect(found).toContain(id)
  expect(found).not.toContain(other)
  const rest = (await list(all.admin, { kind: ['lead'] })).items.map((one) => one.id)
  expect(rest).not.toContain(id)
})

it('what was there before there was a list is in it', async () => {
  const { server } = all
  const shown = async () =>
    server.db
      .selectFrom('inbox_thread')
      .select([
        'id',
        'kind',
        'lead_id',
        'chat_id',
        'property_id',
        'home',
        'first_name',
        'assigned_to',
        'last_side',
        'discarded',
      ])
      .where('kind', '<>', 'mail')
      .orderBy('id')
      .execute()
  const before = await shown()
  await server.db.deleteFrom('inbox_thread').execute()
  const migration = (name: string) =>
    readFile(new URL(`../../db/migrations/${name}`, import.meta.url), 'utf8')
  const file = await migration('0050_inbox.sql')
  await runStatement(server.connection, file.slice(file.indexOf('-- What there is already.')))
  await runStatement(server.connection, await migration('0275_inbox_valuation.sql'))
  expect((await shown()).map(({ last_side: _side, ...row }) => row)).toEqual(
    before.map(({ last_side: _side, ...row }) => row),
  )
})
