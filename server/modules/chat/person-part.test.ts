import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../db/index.ts'
import { office, pdf, type Office } from './chat.fixture.ts'

let at: Office
beforeAll(async () => {
  at = await office()
}, 300_000)
afterAll(() => at.server.close())

const everTold = async (words: string): Promise<string[]> => {
  const news = await at.server.db.selectFrom('notification').select('body as text').execute()
  const events = await at.server.db
    .selectFrom('live_event')
    .select(sql<string>`data::text`.as('text'))
    .execute()
  return [...news, ...events].map(({ text }) => text).filter((text) => text.includes(words))
}

it('a message that was taken back is told nobody again: not by the news, not after a lost connection', async () => {
  const { server, admin } = at
  const { guest, id } = await at.begun()
  const { body } = await at.say(guest, id, 'Mein Konto: ES12 3456')
  expect((await everTold('ES12')).length).toBeGreaterThan(2)
  await server.call('withdrawChatMessage', {
    token: guest.token,
    params: { id, messageId: body.id },
  })
  expect(await everTold('ES12')).toEqual([])
  expect(
    (await server.call('listNotifications', { token: admin.token })).body.items.some(
      ({ topic }) => topic === `chat-${id}`,
    ),
  ).toBe(false)
})

it('a visitor who closes the account leaves no words and no name with the agency, which keeps its own notes', async () => {
  const { server, admin } = at
  const { guest, id } = await at.begun()
  await at.say(guest, id, 'Ich heisse Zwetschgenberger')
  await server.call('eraseMe', { token: guest.token, body: { password: guest.password } })
  await server.db
    .updateTable('job')
    .set({ run_at: new Date(0) })
    .where('kind', '=', 'user.erase')
    .execute()
  await server.runJobs()
  expect(await everTold('Zwetschgenberger')).toEqual([])
  const thread = await server.db
    .selectFrom('inbox_thread')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(thread).toMatchObject({
    chat_id: null,
    first_name: 'Persona borrada',
    last_name: null,
    last_text: '',
    search: '',
  })
  expect((await server.call('getInboxThread', { token: admin.token, params: { id } })).status).toBe(
    200,
  )
})

it('an erased person’s conversation is handed out before and has no words after; a reported one is kept, and that is said', async () => {
  const { server, admin, agent } = at
  const { token } = admin
  const { guest, id } = await at.begun()
  await at.say(agent, id, 'Hola Griselda', {
    files: [{ field: 'files', filename: 'plano.pdf', mime: 'application/pdf', content: pdf }],
  })
  const other = await at.begun()
  await server.call('reportChat', {
    token: other.guest.token,
    params: { id: other.id },
    body: { reason: 'rude' },
  })
  await sql`update app_user set email_verified_at = now()`.execute(server.db)
  const contact = (
    await server.call('createContact', {
      token,
      body: {
        person: { firstName: 'Griselda' },
        reach: { emails: [{ address: guest.email }, { address: other.guest.email }] },
      },
    })
  ).body
  const file = (
    await server.inject({
      method: 'GET',
      url: `/api/v1/contact/${contact.id}/person/`,
      headers: { authorization: `Token ${token}` },
    })
  ).json()
  expect(file.chats[0]).toMatchObject({
    messages: [
      { by: 'visitor', text: 'Hallo, ist das Haus noch frei?' },
      { by: 'agency', text: 'Hola Griselda' },
    ],
  })

  const { version } = (await server.call('getContact', { token, params: { id: contact.id } })).body
  const { body } = await server.call('eraseContact', {
    token,
    params: { id: contact.id },
    body: { version, confirm: true },
  })
  expect(body.kept.map(({ what }) => what)).toContain('Una conversación denunciada')
  const texts = async (thread: string) =>
    (
      await server.db
        .selectFrom('chat_message')
        .select('text')
        .where('thread_id', '=', thread)
        .orderBy('created_date')
        .execute()
    ).map(({ text }) => text)
  expect([await texts(id), await texts(other.id)]).toEqual([
    ['', ''],
    ['Hallo, ist das Haus noch frei?'],
  ])
  expect(await server.db.selectFrom('chat_file').select('id').execute()).toEqual([])
  expect(
    await server.db
      .selectFrom('notification')
      .select('id')
      .where('topic', '=', `chat-${id}`)
      .execute(),
  ).toEqual([])
  expect(await everTold('Hola Griselda')).toEqual([])
})

it('a visitor who was kept as a contact is handed their conversation, and it goes with them', async () => {
  const { server, admin, agent } = at
  const { token } = admin
  const { guest, id } = await at.begun()
  await at.say(agent, id, 'Hola', {
    files: [{ field: 'files', filename: 'plano.pdf', mime: 'application/pdf', content: pdf }],
  })
  await at.say(guest, id, 'Ich heisse Zwetschgenberger')
  const kept = (await server.call('saveInboxContact', { token, params: { id } })).body
  const call = { token, params: { id: kept.contact?.id ?? '' } }
  const file = (await server.call('exportPerson', call)).body as unknown as {
    chats: { messages: { text: string }[] }[]
  }
  expect(file.chats.flatMap(({ messages }) => messages.map(({ text }) => text))).toEqual([
    'Hallo, ist das Haus noch frei?',
    'Hola',
    'Ich heisse Zwetschgenberger',
  ])
  const { version } = (await server.call('getContact', call)).body
  const erased = await server.call('eraseContact', { ...call, body: { version, confirm: true } })
  expect(erased.status).toBe(200)
  const texts = server.db.selectFrom('chat_message').select('text').where('thread_id', '=', id)
  expect((await texts.execute()).map(({ text }) => text)).toEqual(['', '', ''])
  const files = server.db.selectFrom('chat_file').select('id').where('thread_id', '=', id)
  expect(await files.execute()).toEqual([])
  expect(await everTold('Zwetschgenberger')).toEqual([])
})

it('a conversation of an e-mail that was kept as a contact afterwards leaves the inbox, too', async () => {
  const { server, admin } = at
  const { token } = admin
  const { guest, id } = await at.begun()
  await sql`update app_user set email_verified_at = now()`.execute(server.db)
  const { body } = await server.call('createContact', {
    token,
    body: { person: { firstName: 'Gina' }, reach: { emails: [{ address: guest.email }] } },
  })
  await server.call('eraseContact', {
    token,
    params: { id: body.id },
    body: { version: body.version, confirm: true },
  })
  const thread = server.db
    .selectFrom('inbox_thread')
    .select(['first_name', 'last_text', 'search'])
    .where('id', '=', id)
  expect(await thread.execute()).toEqual([
    { first_name: 'Persona borrada', last_text: '', search: '' },
  ])
})
