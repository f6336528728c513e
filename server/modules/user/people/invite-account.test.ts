import { afterAll, expect, it } from 'vitest'
import { sql } from '../../../db/index.ts'
import { home, picture } from '../../../testing/home.ts'
import { inviting } from './invite.fixture.ts'

const { server, boss, invite, resend, withdraw, links, takeUp, accept, look, joinLink } =
  await inviting()
afterAll(() => server.close())

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
  ).toEqual({ email: 'Ya está invitado: en la lista puedes volver a enviarle la invitación' })
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

it('gives them the rights set while they were awaited, those of another version, too', async () => {
  const visitor = await server.register({ role: 'USER' })
  const { email, id } = visitor.profile
  const waiting = await invite(email)
  const given = { later: false, export: true }
  const titles = { es: 'Agente', eu: 'Agentea' }
  await sql`
    update app_user set permissions = ${JSON.stringify(given)}::jsonb,
      job_titles = ${JSON.stringify(titles)}::jsonb, spoken = '{de,eu}'
    where id = ${waiting.id}`.execute(server.db)
  expect((await accept(await joinLink(email), visitor)).status).toBe(200)
  const { rows } = await sql`
    select permissions #> '{}' as permissions, job_titles #> '{}' as titles, spoken::text as spoken
    from app_user where id = ${id}`.execute(server.db)
  expect(rows).toEqual([{ permissions: given, titles, spoken: '{de,eu}' }])
})

it('ends every other session of the account: what was a visitor’s is an agent’s now', async () => {
  const visitor = await server.register({ role: 'USER' })
  const { email, password } = visitor
  const { body: elsewhere } = await server.call('loginUser', { body: { email, password } })
  await invite(email)
  expect((await accept(await joinLink(email), visitor)).status).toBe(200)
  const reads = async (token: string) => (await server.call('listContacts', { token })).status
  expect([await reads(visitor.token), await reads(elsewhere.token)]).toEqual([200, 401])
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

it('asks somebody who was let go once, however often it is asked for, and of its mails one link counts', async () => {
  const person = await server.register({ role: 'STAFF', agency: boss })
  const { email, id } = person.profile
  const set = (active: boolean) =>
    server.call('updateUser', { token: boss.token, params: { id }, body: { active } })
  await set(false)
  const before = (await links(email)).length
  const asked = await Promise.all(Array.from({ length: 8 }, () => set(true)))
  expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await links(email)).length - before).toBe(1)
  const again = await Promise.all([resend(id), resend(id), resend(id)])
  expect(again.map(({ status }) => status)).toEqual([200, 200, 200])
  const opened = await Promise.all(
    (await links(email)).map((token) => server.call('openInvitation', { body: { token } })),
  )
  expect(opened.filter(({ status }) => status === 200)).toHaveLength(1)
})

it('is mailed some times an hour to somebody who is let go and asked again in turn', async () => {
  const { email, id } = (await server.register({ role: 'STAFF', agency: boss })).profile
  const set = async (active: boolean) =>
    (await server.call('updateUser', { token: boss.token, params: { id }, body: { active } }))
      .status
  const before = (await links(email)).length
  const asked: number[] = []
  for (let n = 0; n < 6; n += 1) {
    asked.push(await set(false), await set(true))
    await links(email) // mails go out
  }
  expect(asked.filter((status) => status === 429)).toEqual([429])
  expect(asked.at(-1)).toBe(429)
  expect((await links(email)).length - before).toBe(5)
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
