import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { home, picture } from '../../../testing/home.ts'

let server: TestServer
let boss: Person
beforeAll(async () => {
  server = await startTestServer()
  boss = await server.register()
}, 60_000)
afterAll(() => server.close())

const invite = async (email: string) =>
  (
    await server.call('createUser', {
      token: boss.token,
      body: { email, first_name: 'Marc', role: 'STAFF' },
    })
  ).body
const resend = (id: string, by = boss) =>
  server.call('resendInvitation', { token: by.token, lang: 'es', params: { id } })
const withdraw = (id: string, by = boss) =>
  server.call('withdrawInvitation', { token: by.token, lang: 'es', params: { id } })
async function links(email: string): Promise<string[]> {
  await server.runJobs()
  return (await server.mails())
    .filter(({ to }) => to === email)
    .flatMap(({ text }) => /[?&]reset=([\w-]+)/.exec(text)?.[1] ?? [])
}
const takeUp = (token = '') =>
  server.call('joinByInvitation', { lang: 'es', body: { token, password: 'llar-rig-secret' } })

it('waits for a week, is sent again with another link, and is over once it is taken up', async () => {
  const marc = await invite('marc@rig.example')
  expect(
    Date.parse(marc.invitation?.expiresAt ?? '') - Date.parse(marc.invitation?.sentAt ?? ''),
  ).toBe(7 * 86_400_000)
  const [first] = await links('marc@rig.example')
  expect((await resend(marc.id)).status).toBe(200)
  const again = (await links('marc@rig.example')).at(-1)
  expect(again).not.toBe(first)
  expect((await takeUp(first)).status).toBe(400)
  const came = await takeUp(again)
  expect([came.status, came.body.role]).toEqual([200, 'STAFF'])
  expect((await takeUp(again)).status).toBe(400)
  expect(
    (await server.call('getUser', { token: boss.token, params: { id: marc.id } })).body.invitation,
  ).toBeNull()
  expect([(await resend(marc.id)).body, (await withdraw(marc.id)).status]).toEqual([
    { detail: 'Ya ha entrado: no hay invitación que cambiar' },
    406,
  ])
})

it('names the agency in its mail, but no address or number of one that nobody has confirmed', async () => {
  const { mails, db } = server
  const mailed = async (agencyName: string, proved: boolean) => {
    const by = await server.register({ agencyName, unproved: true })
    const email = `${by.profile.id}@rig.example`
    if (proved)
      await db
        .updateTable('app_user')
        .set({ email_verified_at: new Date() })
        .where('id', '=', by.profile.id)
        .execute()
    const body = { email, first_name: 'Marc', role: 'STAFF' } as const
    await server.call('createUser', { token: by.token, body })
    await server.runJobs()
    const mail = (await mails()).find(({ to }) => to === email)
    return mail?.subject.replace(/ te invita.*/, '')
  }
  expect(await mailed('Fincas Son Vida, S.L.', false)).toBe('Fincas Son Vida, S.L.')
  for (const name of ['Gana en prize.example/win', 'Llama al 600 111 222', 'Escribe a x@prize'])
    expect([name, await mailed(name, false)]).toEqual([name, 'Una inmobiliaria'])
  expect(await mailed('Immo24.example', true)).toBe('Immo24.example')
})

it('is over after its time', async () => {
  const late = await invite('late@rig.example')
  const [link] = await links('late@rig.example')
  await server.db
    .updateTable('password_link')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('user_id', '=', late.id)
    .execute()
  expect((await takeUp(link)).body).toEqual({
    token: 'El enlace ha caducado o ya se ha usado: pide otro',
  })
})

it('is over a week after it was sent even if its mail went out later, and is good again once it is sent again', async () => {
  const { id } = await invite('forgot@rig.example')
  const [link] = await links('forgot@rig.example')
  await server.db
    .updateTable('app_user')
    .set({ invited_at: new Date(Date.now() - 8 * 86_400_000) })
    .where('id', '=', id)
    .execute()
  expect((await takeUp(link)).status).toBe(400)
  await resend(id)
  expect((await takeUp((await links('forgot@rig.example')).at(-1))).status).toBe(200)
})

it('makes nobody the one who leads: the last ADMIN stays until another has come', async () => {
  const owner = await server.register({ agencyName: 'Sola' })
  const { body: guest } = await server.call('createUser', {
    token: owner.token,
    body: { email: 'second@rig.example', first_name: 'Ona', role: 'ADMIN' },
  })
  for (const change of [{ role: 'STAFF' }, { active: false }])
    expect(
      (
        await server.call('updateUser', {
          token: owner.token,
          params: { id: owner.profile.id },
          body: change,
        })
      ).status,
    ).toBe(400)
  expect(
    (
      await server.call('handOver', {
        token: owner.token,
        params: { id: owner.profile.id },
        body: { to: null },
      })
    ).status,
  ).toBe(400)
  expect((await takeUp((await links(guest.email)).at(-1))).status).toBe(200)
  expect(
    (
      await server.call('updateUser', {
        token: owner.token,
        params: { id: owner.profile.id },
        body: { role: 'STAFF' },
      })
    ).status,
  ).toBe(200)
})

it('is withdrawn: the link opens nothing', async () => {
  const nuria = await invite('nuria@rig.example')
  const [link] = await links('nuria@rig.example')
  const stranger = await server.register()
  expect([
    (await resend(nuria.id, stranger)).status,
    (await withdraw(nuria.id, stranger)).status,
  ]).toEqual([404, 404])
  expect((await withdraw(nuria.id)).status).toBe(204)
  expect((await takeUp(link)).status).toBe(400)
  expect((await invite('nuria@rig.example')).id).not.toBe(nuria.id)
})

it('is withdrawn also where something that is over bears its name: the row stays as of who never came', async () => {
  const { id } = await invite('past@rig.example')
  const [link] = await links('past@rig.example')
  const past = { startsAt: '2026-01-10T10:00:00Z', endsAt: '2026-01-10T10:30:00Z' }
  const { body: made } = await server.call('createAgendaEvent', {
    token: boss.token,
    body: { kind: 'call', title: 'Llamada', organiserId: id, ...past },
  })
  expect((await withdraw(id)).status).toBe(204)
  expect((await takeUp(link)).status).toBe(400)
  const row = (await server.call('getUser', { token: boss.token, params: { id } })).body
  expect([row.active, row.invitation]).toEqual([false, null])
  const event = await server.call('getAgendaEvent', {
    token: boss.token,
    params: { id: made.event.id },
  })
  expect(event.body.organiserId).toBe(id)
  // Nothing of it is in the way of the e-mail, nor of another invitation.
  expect((await invite('past@rig.example')).id).toBe(id)
  expect((await takeUp((await links('past@rig.example')).at(-1))).status).toBe(200)
})

it('is written in the language of the agency where none is named', async () => {
  const id = boss.profile.agency_ids[0] ?? ''
  const { version } = (await server.call('getAgency', { token: boss.token, params: { id } })).body
  await server.call('updateAgency', {
    token: boss.token,
    params: { id },
    body: { version, defaults: { language: 'de' } },
  })
  expect((await invite('heidi@rig.example')).language).toBe('de')
})

const accept = (token = '', by?: Person) =>
  server.call('acceptInvitation', { token: by?.token ?? '', lang: 'es', body: { token } })
const look = (token = '', by?: Person) =>
  server.call('readInvitation', { token: by?.token ?? '', lang: 'es', body: { token } })
async function joinLink(email: string): Promise<string | undefined> {
  await server.runJobs()
  return (await server.mails())
    .filter(({ to }) => to === email)
    .flatMap(({ text }) => /[?&]invitation=([\w-]+)/.exec(text)?.[1] ?? [])
    .at(-1)
}

it('reaches who has an account: they accept signed in, keep what is theirs and get what was given to them', async () => {
  const visitor = await server.register({ role: 'USER' })
  const { email } = visitor.profile
  const { body: search } = await server.call('createSavedSearch', {
    token: visitor.token,
    body: { name: 'Mía', query: { operation: 'V' }, frequency: 'never', channels: [] },
  })
  const fresh = await invite('nobody-yet@rig.example')
  const known = await invite(email)
  // The answer tells nothing: the same keys, the same values but for who it is.
  const shape = ({ id: _id, email: _email, invitation: _when, ...rest }: typeof known) => rest
  expect(shape(known)).toEqual(shape(fresh))
  expect(
    (
      await server.call('createUser', {
        token: boss.token,
        lang: 'es',
        body: { email, first_name: 'Marc', role: 'STAFF' },
      })
    ).body,
  ).toEqual({ email: 'Ya hay una cuenta con este correo' })
  const { body: demand } = await server.call('createDemand', {
    token: boss.token,
    body: {
      contact: { firstName: 'Klaus', email: 'klaus-join@rig.example' },
      what: { operations: ['V'] },
      agentId: known.id,
    },
  })
  const { body: over } = await server.call('createAgendaEvent', {
    token: boss.token,
    body: {
      kind: 'meeting',
      title: 'Reunión',
      startsAt: '2026-01-31T10:00:00Z',
      endsAt: '2026-01-31T11:00:00Z',
      organiserId: known.id,
    },
  })
  const token = await joinLink(email)
  // It is no way to a password, and counts for nobody else.
  expect([
    (await takeUp(token)).status,
    (
      await server.call('confirmPasswordReset', {
        body: { token: token ?? '', password: 'llar-rig-secret' },
      })
    ).status,
  ]).toEqual([406, 400])
  const other = await server.register({ role: 'USER' })
  expect([(await look(token, other)).body, (await accept(token, other)).status]).toEqual([
    { token: 'Esta invitación se envió a otro correo: entra con la cuenta que lo usa' },
    400,
  ])
  expect((await accept(token)).status).toBe(401)
  expect((await look(token, visitor)).body).toEqual({
    agencyName: boss.profile.agency_ids.length > 0 ? expect.any(String) : '',
    role: 'STAFF',
    mayJoin: true,
    text: null,
  })
  const joined = await accept(token, visitor)
  expect(joined.body).toMatchObject({
    id: visitor.profile.id,
    role: 'STAFF',
    agency_ids: boss.profile.agency_ids,
    email_verified: true,
    invitation: null,
  })
  expect(
    (await server.call('getUser', { token: boss.token, params: { id: known.id } })).status,
  ).toBe(404)
  expect(
    (await server.call('getDemand', { token: visitor.token, params: { id: demand.id } })).body
      .agentId,
  ).toBe(visitor.profile.id)
  expect(
    (await server.call('getAgendaEvent', { token: boss.token, params: { id: over.event.id } })).body
      .organiserId,
  ).toBe(visitor.profile.id)
  expect(
    (await server.call('listSavedSearches', { token: visitor.token })).body.items.map(
      ({ id }) => id,
    ),
  ).toEqual([search.id])
  expect((await accept(token, visitor)).status).toBe(400)
})

it('tells who works elsewhere what has to happen first, and reaches them once it has', async () => {
  const elsewhere = await server.register({ agencyName: 'Costa Nord' })
  const agent = await server.register({ role: 'STAFF', agency: elsewhere })
  const { email } = agent.profile
  const waiting = await invite(email)
  const token = await joinLink(email)
  const seen = (await look(token, agent)).body
  expect([seen.mayJoin, seen.text]).toEqual([
    false,
    expect.stringMatching(
      /^Tu cuenta es de Costa Nord\. Para entrar en .+, pide antes a quien dirige Costa Nord que te dé de baja en Equipo/,
    ),
  ])
  expect((await accept(token, agent)).body).toEqual({ detail: seen.text })
  expect((await look(await joinLink(elsewhere.profile.email), elsewhere)).status).toBe(400)
  await server.call('updateUser', {
    token: elsewhere.token,
    params: { id: agent.profile.id },
    body: { active: false },
  })
  expect((await resend(waiting.id)).status).toBe(200)
  const came = await takeUp((await links(email)).at(-1))
  expect([came.status, came.body.agency_ids, came.body.id]).toEqual([
    200,
    boss.profile.agency_ids,
    waiting.id,
  ])
  // Asked back where they left, they stay where they are.
  const back = await server.call('updateUser', {
    token: elsewhere.token,
    lang: 'es',
    params: { id: agent.profile.id },
    body: { active: true },
  })
  expect([back.status, back.body.active]).toEqual([200, false])
  const again = await joinLink(email)
  const { token: mine } = came.body
  expect(
    (
      await server.call('acceptInvitation', {
        token: mine,
        lang: 'es',
        body: { token: again ?? '' },
      })
    ).body,
  ).toEqual({ detail: expect.stringContaining('Para entrar en Costa Nord con este correo') })
})

it('is withdrawn before an account accepts it', async () => {
  const visitor = await server.register({ role: 'USER' })
  const asked = await invite(visitor.profile.email)
  const token = await joinLink(visitor.profile.email)
  expect((await withdraw(asked.id)).status).toBe(204)
  expect((await accept(token, visitor)).body).toEqual({
    token: 'El enlace ha caducado o ya se ha usado: pide otro',
  })
})

it('is a new invitation when somebody who never came is brought back, and tells nothing of their account', async () => {
  const visitor = await server.register({ role: 'USER' })
  for (const email of [visitor.profile.email, 'never-came@rig.example']) {
    const asked = await invite(email)
    const set = (active: boolean) =>
      server.call('updateUser', {
        token: boss.token,
        lang: 'es',
        params: { id: asked.id },
        body: { active },
      })
    expect((await set(false)).body).toMatchObject({ active: false, invitation: null })
    expect([
      (await set(true)).status,
      (await server.call('getUser', { token: boss.token, params: { id: asked.id } })).body
        .invitation,
    ]).toEqual([200, expect.any(Object)])
  }
  expect(
    (
      await server.call('loginUser', {
        body: { email: visitor.profile.email, password: visitor.password },
      })
    ).body.role,
  ).toBe('USER')
  expect((await accept(await joinLink(visitor.profile.email), visitor)).body).toMatchObject({
    id: visitor.profile.id,
    role: 'STAFF',
  })
})

it('shows nobody as the agent of a home before they have accepted', async () => {
  const { token } = boss
  const made = (await server.call('createProperty', { token, body: home('INV-1') })).body
  await server.call('uploadPropertyMedia', {
    token,
    params: { id: made.id },
    files: [{ field: 'files', filename: 'a.jpg', mime: 'image/jpeg', content: await picture() }],
  })
  await server.runJobs()
  const { id } = await invite('shown@rig.example')
  const { version } = (await server.call('getProperty', { token, params: { id: made.id } })).body
  const given = (
    await server.call('updateProperty', {
      token,
      params: { id: made.id },
      body: { version, agentId: id },
    })
  ).body
  expect(
    (
      await server.call('publishProperty', {
        token,
        params: { id: made.id },
        body: { version: given.version },
      })
    ).status,
  ).toBe(200)
  const agent = async () =>
    (await server.call('getListing', { params: { id: made.id } })).body.agent?.name
  expect(await agent()).toBeUndefined()
  await takeUp((await links('shown@rig.example')).at(-1))
  await server.runJobs()
  expect(await agent()).toBe('Marc')
})
