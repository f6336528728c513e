import { afterAll, beforeAll, expect, it } from 'vitest'
import { USUAL } from '../../../contract/permissions.ts'
import { sql, uuidv7 } from '../../../db/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { published } from '../../property/testing/homes.fixture.ts'
import { turnOn } from '../second/second.fixture.ts'

/** Whom an agency let go comes back when they say so, as anybody who is invited (decision 69). */

let server: TestServer
let boss: Person
beforeAll(async () => {
  server = await startTestServer()
  boss = await server.register()
}, 300_000)
afterAll(() => server.close())

const change = (id: string, body: object) =>
  server.call('updateUser', { token: boss.token, lang: 'es', params: { id }, body })
const mailsTo = async (email: string) => {
  await server.runJobs()
  return (await server.mails()).filter(({ to }) => to === email)
}
const link = async (email: string, what: 'reset' | 'invitation' = 'reset') =>
  (await mailsTo(email))
    .flatMap(({ text }) => new RegExp(`[?&]${what}=([\\w-]+)`).exec(text)?.[1] ?? [])
    .at(-1) ?? ''
const join = (token: string) =>
  server.call('joinByInvitation', { body: { token, password: 'back-again-1' } })
const signIn = ({ email }: Person, password: string) =>
  server.call('loginUser', { body: { email, password } })
const gone = async () => {
  const person = await server.register({ role: 'STAFF', agency: boss })
  expect((await change(person.profile.id, { active: false })).status).toBe(200)
  return person
}

it('is asked, and not there until they accept: no old password, no new one by mail', async () => {
  const person = await gone()
  const asked = await change(person.profile.id, { active: true })
  expect([asked.status, asked.body.active, asked.body.invitation !== null]).toEqual([
    200,
    false,
    true,
  ])
  expect((await signIn(person, person.password)).status).toBe(401)
  const token = await link(person.email)
  const before = (await mailsTo(person.email)).length
  await server.call('requestPasswordReset', { body: { email: person.email } })
  expect(await mailsTo(person.email)).toHaveLength(before)
  expect(
    (await server.call('confirmPasswordReset', { body: { token, password: 'back-again-1' } }))
      .status,
  ).toBe(400)
  const back = await join(token)
  expect(back.body).toMatchObject({
    id: person.profile.id,
    role: 'STAFF',
    agency_ids: boss.profile.agency_ids,
  })
  expect((await signIn(person, 'back-again-1')).status).toBe(200)
})

it('is let be again by withdrawing: the link is dead and the row with its history stays', async () => {
  const person = await gone()
  await change(person.profile.id, { active: true })
  const token = await link(person.email)
  expect(
    (
      await server.call('withdrawInvitation', {
        token: boss.token,
        params: { id: person.profile.id },
      })
    ).status,
  ).toBe(204)
  expect((await join(token)).status).toBe(400)
  expect(
    (await server.call('getUser', { token: boss.token, params: { id: person.profile.id } })).body,
  ).toMatchObject({ active: false, invitation: null })
})

it('with an account of their own meanwhile they accept with it, and what bore their name bears it again', async () => {
  const person = await server.register({ role: 'STAFF', agency: boss })
  const home = await server.register({ role: 'USER' })
  const span = { startsAt: '2026-01-31T10:00:00Z', endsAt: '2026-01-31T11:00:00Z' }
  const { body: over } = await server.call('createAgendaEvent', {
    token: person.token,
    body: { kind: 'meeting', title: 'Reunión', ...span },
  })
  const view = await server.call('createSavedSearch', {
    token: person.token,
    body: { name: 'De antes', query: { operation: 'V' }, frequency: 'never', channels: [] },
  })
  expect(view.status).toBe(201)
  const [sheet, me, agency] = [uuidv7(), person.profile.id, boss.profile.agency_ids[0]]
  await sql`insert into visit_sheet values (${sheet}, ${agency}, ${over.event.id}, 1, 'es', '{}',
    'hash', 'hash', 'key', 1, now(), ${me})`.execute(server.db)
  await change(person.profile.id, { active: false })
  const own = await server.call('registerUser', {
    body: {
      email: person.email,
      first_name: 'Ona',
      account: 'visitor',
      password: 'mine-alone-1',
      accept_terms: true,
    },
  })
  expect(own.status).toBe(201)
  expect((await change(person.profile.id, { active: true })).status).toBe(200)
  const read = () => server.call('getUser', { token: own.body.token, params: { id: own.body.id } })
  expect((await read()).body).toMatchObject({ role: 'USER', agency_ids: [] })
  const token = await link(person.email, 'invitation')
  expect((await join(token)).status).toBe(406)
  expect(
    (await server.call('acceptInvitation', { token: home.token, body: { token } })).status,
  ).toBe(400)
  const back = await server.call('acceptInvitation', { token: own.body.token, body: { token } })
  expect(back.body).toMatchObject({
    id: own.body.id,
    role: 'STAFF',
    agency_ids: boss.profile.agency_ids,
  })
  expect(
    (await server.call('getAgendaEvent', { token: boss.token, params: { id: over.event.id } })).body
      .organiserId,
  ).toBe(own.body.id)
  expect(
    (await server.call('listSavedSearches', { token: own.body.token })).body.items.map(
      ({ name }) => name,
    ),
  ).toEqual(['De antes'])
  const signed = server.db.selectFrom('visit_sheet').select('created_by').where('id', '=', sheet)
  expect(await signed.execute()).toEqual([{ created_by: own.body.id }])
})

it('keeps what they wrote to visitors, and of what one has once the account’s own', async () => {
  const person = await server.register({ role: 'STAFF', agency: boss })
  const from = person.profile.id
  const visitor = await server.register({ role: 'USER' })
  const propertyId = (await published(server, person)).id
  const chat = (await server.call('openChat', { token: visitor.token, body: { propertyId } })).body
  for (const [{ token }, text] of [
    [visitor, 'Buenas'],
    [person, 'Hola'],
  ] as const)
    await server.call('createChatMessage', {
      token,
      params: { id: chat.id },
      body: { clientId: `back-${text}`, text },
    })
  const left = await server.call('handOver', {
    token: boss.token,
    params: { id: from },
    body: { to: boss.profile.id },
  })
  expect(left.status).toBe(200)
  const own = await server.register({ role: 'USER', email: person.email })
  for (const user_id of [from, own.profile.id])
    await server.db.insertInto('seen_pause').values({ user_id }).execute()
  await change(from, { active: true })
  const token = await link(person.email, 'invitation')
  expect(
    (await server.call('acceptInvitation', { token: own.token, body: { token } })).status,
  ).toBe(200)
  expect(
    await server.db
      .selectFrom('chat_message')
      .select('sender_id')
      .where('text', '=', 'Hola')
      .execute(),
  ).toEqual([{ sender_id: own.profile.id }])
  expect(await server.db.selectFrom('seen_pause').select('user_id').execute()).toEqual([
    { user_id: own.profile.id },
  ])
})

it('takes no conversation from another agency, though both asked it about the same home', async () => {
  const other = await server.register()
  const propertyId = (await published(server, other)).id
  const person = await server.register({ role: 'STAFF', agency: boss })
  const ask = async ({ token }: Person, text: string) => {
    const { body: chat } = await server.call('openChat', { token, body: { propertyId } })
    const { status } = await server.call('createChatMessage', {
      token,
      params: { id: chat.id },
      body: { clientId: `asked-${text.replace(' ', '-')}`, text },
    })
    expect(status).toBe(201)
  }
  await ask(person, 'De antes')
  await change(person.profile.id, { active: false })
  const own = await server.register({ role: 'USER', email: person.email })
  await ask(own, 'De ahora')
  await change(person.profile.id, { active: true })
  const token = await link(person.email, 'invitation')
  const accept = () => server.call('acceptInvitation', { token: own.token, body: { token } })
  expect((await accept()).body).toMatchObject({ id: own.profile.id, role: 'STAFF' })
  const query = { side: 'agency' } as const
  const { items } = (await server.call('listChats', { token: other.token, query })).body
  expect(items.map(({ last }) => last?.text).toSorted()).toEqual(['De ahora', 'De antes'])
  // What stays of the row is somebody who left, and nobody enters by it.
  expect((await accept()).status).toBe(400)
  const old = await server.call('getUser', {
    token: boss.token,
    params: { id: person.profile.id },
  })
  expect(old.body).toMatchObject({ active: false, invitation: null })
  expect((await change(person.profile.id, { active: true })).status).toBe(400)
})

it('is also what inviting their e-mail does, in the part that is named; who waits is not invited twice', async () => {
  const person = await gone()
  const invite = () =>
    server.call('createUser', {
      token: boss.token,
      lang: 'es',
      body: { email: person.email, first_name: 'Otra', role: 'ADMIN' },
    })
  const asked = await invite()
  expect([asked.status, asked.body.id, asked.body.role]).toEqual([201, person.profile.id, 'ADMIN'])
  expect(asked.body.first_name).toBe(person.profile.first_name)
  expect((await invite()).body).toEqual({
    email: 'Ya está invitado: en la lista puedes volver a enviarle la invitación',
  })
  // It is no other ADMIN until they have come.
  expect((await change(boss.profile.id, { role: 'STAFF' })).status).toBe(400)
  expect((await join(await link(person.email))).body.role).toBe('ADMIN')
})

it('invited as somebody new they have the usual switches; what they had comes back by bringing them back', async () => {
  const before = {
    permissions: {
      publish: false,
      delete: true,
      export: true,
      seeAllAgenda: true,
      seeAllContacts: true,
    },
  }
  const staff = async () => {
    const person = await server.register({ role: 'STAFF', agency: boss })
    const given = await change(person.profile.id, { ...before, job_title: 'Gerente' })
    expect(given.status).toBe(200)
    expect((await change(person.profile.id, { active: false })).status).toBe(200)
    return person
  }
  const kept = await staff()
  expect((await change(kept.profile.id, { active: true })).body).toMatchObject({
    ...before,
    job_title: 'Gerente',
  })
  const anew = await staff()
  const asked = await server.call('createUser', {
    token: boss.token,
    body: { email: anew.email, first_name: 'Ona', role: 'STAFF' },
  })
  const usual = {
    permissions: { export: false, seeAllContacts: false, publish: true },
    job_title: null,
    branch_id: null,
  }
  expect([asked.status, asked.body]).toMatchObject([201, usual])
  expect((await join(await link(anew.email))).status).toBe(200)
  const { items } = (await server.call('listUsers', { token: boss.token })).body
  expect(items.find(({ id }) => id === anew.profile.id)).toMatchObject(usual)
})

it('asks an account of their own for no second step of before, whose codes would open nothing', async () => {
  const person = await server.register({ role: 'STAFF', agency: boss })
  await turnOn(server, person)
  await change(person.profile.id, { active: false })
  const own = await server.call('registerUser', {
    body: {
      email: person.email,
      first_name: 'Ona',
      account: 'visitor',
      password: 'mine-alone-1',
      accept_terms: true,
    },
  })
  await change(person.profile.id, { active: true })
  const token = await link(person.email, 'invitation')
  const back = await server.call('acceptInvitation', { token: own.body.token, body: { token } })
  expect([back.status, back.body.role]).toEqual([200, 'STAFF'])
  const entered = await signIn(person, 'mine-alone-1')
  expect([entered.status, entered.body.id]).toEqual([200, own.body.id])
  const totp = await server.call('getTotp', { token: entered.body.token })
  expect(totp.body).toMatchObject({ on: false, codes_left: 0 })
})

it('invited as somebody new they have no switch that only a later version knows, and the usual ones', async () => {
  const person = await gone()
  const { id } = person.profile
  await sql`update app_user set permissions = '{"mayCampaign": true, "export": true}'
    where id = ${id}`.execute(server.db)
  await server.call('createUser', {
    token: boss.token,
    body: { email: person.email, first_name: 'Ona', role: 'STAFF' },
  })
  expect((await join(await link(person.email))).body.permissions).toEqual(USUAL)
  const { rows } = await sql`select permissions #> '{}' as stored from app_user
    where id = ${id}`.execute(server.db)
  expect(rows).toEqual([{ stored: {} }])
})
