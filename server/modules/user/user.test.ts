import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const agency = {
  account: 'agency',
  agency_name: 'Portal Vell',
  agency_island: 'MALLORCA',
  first_name: 'Aina',
  last_name: 'Ferrer',
  phone: '600 111 222',
  password: 'a-secret',
  accept_terms: true,
}

/** The link of the newest mail to somebody. */
async function linkOf(email: string): Promise<string> {
  await server.runJobs()
  const mail = (await server.mails()).filter((one) => one.to.includes(email)).at(-1)
  return /[?&]reset=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

describe('registration', () => {
  it('makes an agency with its first ADMIN, signed in', async () => {
    const { status, body } = await server.call('registerUser', {
      body: { ...agency, email: 'Aina@PortalVell.example' },
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      email: 'aina@portalvell.example',
      role: 'ADMIN',
      phone: '+34600111222',
      favourites: [],
      is_onboarding: true,
    })
    const mine = await server.call('getAgency', {
      token: body.token,
      params: { id: body.agency_ids[0] ?? '' },
    })
    expect(mine.body).toMatchObject({
      tradeName: 'Portal Vell',
      slug: 'portal-vell',
      islands: ['MALLORCA'],
      publicEmail: 'aina@portalvell.example',
    })
  })

  it('takes an e-mail once, whatever its capitals, and leaves no half agency behind', async () => {
    const { status, body } = await server.call('registerUser', {
      body: { ...agency, agency_name: 'Otra', email: 'AINA@portalvell.example' },
    })
    expect([status, body]).toEqual([
      400,
      { email: expect.stringContaining('Hay una cuenta con este correo que nadie ha confirmado') },
    ])
    expect(
      await server.db.selectFrom('agency').select('slug').where('slug', '=', 'otra').execute(),
    ).toEqual([])
  })

  it('makes a referrer, and nobody of the roles that are given', async () => {
    const person = { first_name: 'Pep', password: 'a-secret', accept_terms: true }
    const { status, body } = await server.call('registerUser', {
      body: { ...person, account: 'referrer', email: 'pep@rig.example' },
    })
    expect([status, body.role, body.agency_ids]).toEqual([201, 'REFERRED', []])
    for (const account of ['LLOGUER_SEGUR', 'staff', 'service', 'tenant']) {
      expect(
        (
          await server.call('registerUser', {
            body: { ...person, account, email: 'other@rig.example' },
          })
        ).status,
      ).toBe(400)
    }
  })

  it('gives a second agency of the same name another short name', async () => {
    await server.call('registerUser', { body: { ...agency, email: 'b@portalvell.example' } })
    const slugs = await server.db
      .selectFrom('agency')
      .select('slug')
      .orderBy('created_at')
      .execute()
    expect(slugs.map((row) => row.slug)).toContain('portal-vell-2')
  })

  it('names each wrong field in the language asked for', async () => {
    const visitor = {
      account: 'visitor',
      first_name: 'Ann',
      email: 'ann@rig.example',
      password: 'a-secret',
      accept_terms: true,
    }
    const refuse = async (change: object) =>
      (await server.call('registerUser', { body: { ...visitor, ...change }, lang: 'en' })).body
    expect(await refuse({ password: '12345' })).toEqual({ password: 'Enter at least 6 characters' })
    expect(await refuse({ phone: '123' })).toHaveProperty('phone')
    expect(await refuse({ first_name: '   ' })).toEqual({ first_name: 'This field is required' })
    expect(await refuse({ account: 'agency' })).toEqual({
      agency_name: 'Enter the name of the agency',
    })
    expect(await refuse({ accept_terms: false })).toHaveProperty('accept_terms')
  })
})

describe('sessions', () => {
  it('answers an unknown e-mail, a wrong password and an inactive person alike', async () => {
    const admin = await server.register()
    const staff = await server.register({ role: 'STAFF', agency: admin })
    await server.call('updateUser', {
      token: admin.token,
      params: { id: staff.profile.id },
      body: { active: false },
    })
    const tries = [
      { email: 'nobody@rig.example', password: 'whatever' },
      { email: admin.email, password: 'whatever' },
      { email: staff.email, password: staff.password },
    ]
    for (const body of tries) {
      const answer = await server.call('loginUser', { body })
      expect([answer.status, answer.body]).toEqual([401, { message: 'Acceso no autorizado' }])
    }
  })

  it('keeps only digests of token and password', async () => {
    const person = await server.register({ role: 'USER' })
    const { rows } = await server.db.getExecutor().executeQuery<{ dump: string }>({
      sql: `select (select json_agg(s) from session s)::text || (select json_agg(u) from app_user u)::text as dump`,
      parameters: [],
      query: {} as never,
      queryId: {} as never,
    })
    expect(rows[0]?.dump).not.toContain(person.token)
    expect(rows[0]?.dump).not.toContain(person.password)
  })

  it('ends this session, or all of them, and at once for somebody who leaves', async () => {
    const admin = await server.register()
    const second = (
      await server.call('loginUser', { body: { email: admin.email, password: admin.password } })
    ).body.token
    const third = (
      await server.call('loginUser', { body: { email: admin.email, password: admin.password } })
    ).body.token
    const alive = async (token: string) =>
      (await server.call('getUser', { token, params: { id: admin.profile.id } })).status
    expect((await server.call('logoutUser', { token: second })).status).toBe(204)
    expect([await alive(second), await alive(third), await alive(admin.token)]).toEqual([
      401, 200, 200,
    ])
    await server.call('logoutUser', { token: third, body: { everywhere: true } })
    expect([await alive(third), await alive(admin.token)]).toEqual([401, 401])
  })

  it('ends 30 days after its last use, and no sooner', async () => {
    let time = Date.now()
    const later = await startTestServer({ now: () => new Date(time) })
    const person = await later.register({ role: 'USER' })
    const status = async () =>
      (await later.call('getUser', { token: person.token, params: { id: person.profile.id } }))
        .status
    const day = 86_400_000
    time += 29 * day
    expect(await status()).toBe(200)
    time += 29 * day
    expect(await status()).toBe(200)
    time += 31 * day
    expect(await status()).toBe(401)
    await later.close()
  })

  it('ends half a year after it began, however often it is used', async () => {
    let time = Date.now()
    const later = await startTestServer({ now: () => new Date(time) })
    const person = await later.register({ role: 'USER' })
    const status = async () =>
      (await later.call('getUser', { token: person.token, params: { id: person.profile.id } }))
        .status
    const statuses: number[] = []
    for (let used = 0; used < 9; used += 1) {
      time += 20 * 86_400_000 - 1000
      statuses.push(await status())
    }
    expect(statuses).toEqual(statuses.map(() => 200))
    time += 10_000
    expect(await status()).toBe(401)
    await later.close()
  })

  it('keeps strangers from guessing at an e-mail, and its person from being kept out by them', async () => {
    const body = { email: 'target@rig.example', password: 'wrong' }
    const same: number[] = []
    for (let i = 0; i < 11; i += 1)
      same.push(
        (
          await server.call('loginUser', {
            body: { ...body, email: `n${i}@rig.example` },
            ip: '203.0.113.9',
          })
        ).status,
      )
    expect(same.at(-1)).toBe(429)
    const spread: number[] = []
    for (let i = 0; i < 21; i += 1) spread.push((await server.call('loginUser', { body })).status)
    expect([spread[19], spread[20]]).toEqual([401, 429])
    // Somebody who exists, from where they have signed in before and from elsewhere.
    const person = await server.register({ role: 'USER' })
    const { email, password } = person
    expect(
      (await server.call('loginUser', { body: { email, password }, ip: '198.51.100.7' })).status,
    ).toBe(200)
    for (let i = 0; i < 21; i += 1)
      await server.call('loginUser', { body: { email, password: 'wrong' } })
    expect(
      (await server.call('loginUser', { body: { email, password }, ip: '198.51.100.7' })).status,
    ).toBe(200)
    const elsewhere = await server.call('loginUser', {
      body: { email, password },
      ip: '198.51.100.99',
    })
    expect([elsewhere.status, JSON.stringify(elsewhere.body)]).toEqual([
      429,
      expect.stringContaining('He olvidado mi contraseña'),
    ])
    // The mailed link opens the account there, and makes it a known place.
    await server.call('requestPasswordReset', { body: { email } })
    const set = await server.call('confirmPasswordReset', {
      body: { token: await linkOf(email), password: 'another-one' },
      ip: '198.51.100.99',
    })
    expect(set.status).toBe(200)
    expect(
      (
        await server.call('loginUser', {
          body: { email, password: 'another-one' },
          ip: '198.51.100.99',
        })
      ).status,
    ).toBe(200)
  })

  it('sends at most five links a quarter of an hour, whoever asks, and the newest goes on working', async () => {
    const person = await server.register({ role: 'USER' })
    for (let i = 0; i < 7; i += 1) {
      expect(
        (await server.call('requestPasswordReset', { body: { email: person.email } })).status,
      ).toBe(200)
      await server.runJobs()
    }
    expect(
      (await server.mails()).filter(
        (mail) => mail.to === person.email && mail.text.includes('reset='),
      ),
    ).toHaveLength(5)
    expect(
      (
        await server.call('confirmPasswordReset', {
          body: { token: await linkOf(person.email), password: 'another-one' },
        })
      ).status,
    ).toBe(200)
  })
})

describe('one-time links', () => {
  it('answers known and unknown alike, mails only the known, works once and ends all sessions', async () => {
    const person = await server.register({ role: 'USER' })
    await server.runJobs()
    const known = await server.call('requestPasswordReset', {
      body: { email: person.email.toUpperCase() },
    })
    const before = (await server.mails()).length
    const unknown = await server.call('requestPasswordReset', {
      body: { email: 'nobody@rig.example' },
    })
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    const token = await linkOf(person.email)
    expect((await server.mails()).length).toBe(before + 1)
    expect(token.length).toBeGreaterThan(40)
    const set = await server.call('confirmPasswordReset', {
      body: { token, password: 'another-one' },
    })
    expect([set.status, set.body.id]).toEqual([200, person.profile.id])
    expect(
      (await server.call('getUser', { token: person.token, params: { id: person.profile.id } }))
        .status,
    ).toBe(401)
    expect(
      (await server.call('getUser', { token: set.body.token, params: { id: person.profile.id } }))
        .status,
    ).toBe(200)
    expect(
      (await server.call('loginUser', { body: { email: person.email, password: person.password } }))
        .status,
    ).toBe(401)
    const again = await server.call('confirmPasswordReset', {
      body: { token, password: 'third-one' },
    })
    expect([again.status, Object.keys(again.body)]).toEqual([400, ['token']])
  })

  it('counts only the newest link, for one hour', async () => {
    let time = Date.now()
    const later = await startTestServer({ now: () => new Date(time) })
    const person = await later.register({ role: 'USER' })
    const ask = async () => {
      await later.call('requestPasswordReset', { body: { email: person.email } })
      await later.runJobs()
      return /reset=([\w-]+)/.exec((await later.mails()).at(-1)?.text ?? '')?.[1] ?? ''
    }
    const set = async (token: string) =>
      (await later.call('confirmPasswordReset', { body: { token, password: 'another-one' } }))
        .status
    const first = await ask()
    const second = await ask()
    expect(await set(first)).toBe(400)
    time += 3_600_001
    expect(await set(second)).toBe(400)
    const third = await ask()
    time += 3_599_000
    expect(await set(third)).toBe(200)
    await later.close()
  })
})
