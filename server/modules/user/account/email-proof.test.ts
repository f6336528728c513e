import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { services } from '../../../deps.ts'
import { readEnv } from '../../../config/env.ts'
import { firebaseClaims, PROJECT, startIssuer, type Issuer } from '../../../testing/issuer.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { giveRole } from '../index.ts'

/**
 * An e-mail is whose mailbox it is (docs/decisions/0069): no account that only names it is entered
 * through its owner's proof, and none keeps them out.
 */

let issuer: Issuer
let server: TestServer
beforeAll(async () => {
  issuer = await startIssuer()
  const config = readEnv({
    FIREBASE_PROJECT_ID: PROJECT,
    FIREBASE_API_KEY: 'key',
    FIREBASE_JWKS_URL: issuer.keysUrl,
  })
  server = await startTestServer({ identity: services(config).identity })
}, 300_000)
afterAll(async () => {
  await server.close()
  await issuer.close()
})

let count = 0
let email = ''
beforeEach(() => {
  count += 1
  email = `mailbox-${count}@rig.example`
})

const PASSWORD = 'my-own-secret'
const register = (more: object = {}) =>
  server.call('registerUser', {
    lang: 'es',
    body: {
      email,
      first_name: 'Ona',
      account: 'visitor',
      password: PASSWORD,
      accept_terms: true,
      ...more,
    },
  })
const social = async (address = email) =>
  server.call('loginSocial', {
    body: {
      provider: 'google',
      token: await issuer.sign(firebaseClaims({ sub: `uid-${address}`, email: address })),
    },
  })
const mails = async (to = email) => {
  await server.runJobs()
  return (await server.mails()).filter((mail) => mail.to === to)
}
const link = async (what: 'reset' | 'invitation' | 'verify', to = email): Promise<string> =>
  (await mails(to))
    .flatMap(({ text }) => new RegExp(`[?&]${what}=([\\w-]+)`).exec(text)?.[1] ?? [])
    .at(-1) ?? ''
const reset = async () => {
  await server.call('requestPasswordReset', { body: { email } })
  return link('reset')
}
const setPassword = (token: string) =>
  server.call('confirmPasswordReset', { lang: 'es', body: { token, password: PASSWORD } })
const signIn = (password: string, address = email) =>
  server.call('loginUser', { body: { email: address, password } })
const alive = async ({ token, profile }: Person) =>
  (await server.call('getUser', { token, params: { id: profile.id } })).status
const me = async ({ token, profile }: Person) =>
  (await server.call('getUser', { token, params: { id: profile.id } })).body
const move = (who: Person, to = email) =>
  server.call('updateUser', {
    token: who.token,
    lang: 'es',
    params: { id: who.profile.id },
    body: { email: to, current_password: who.password },
  })
const prove = (who: Person, token: string) =>
  server.call('verifyEmail', { token: who.token, lang: 'es', body: { token } })

describe('an e-mail that somebody wants', () => {
  it('is nobody’s until its link is opened: the owner registers and comes with Google as a visitor of nobody', async () => {
    const boss = await server.register()
    const thief = await server.register({ role: 'STAFF', agency: boss })
    const asked = await move(thief)
    expect([asked.status, asked.body.email, asked.body.pending_email]).toEqual([
      200,
      thief.email,
      email,
    ])
    expect(asked.body.email_verified).toBe(true)
    // Sign-in stays with the e-mail there is, and forgotten passwords of the other mail nobody.
    expect((await signIn(thief.password)).status).toBe(401)
    expect((await signIn(thief.password, thief.email)).status).toBe(200)
    expect(await reset()).toBe('')
    const made = await register()
    expect([made.status, made.body.role, made.body.agency_ids]).toEqual([201, 'USER', []])
    expect((await social()).body).toMatchObject({ id: made.body.id, role: 'USER', agency_ids: [] })
    // Only the person themself sees what waits.
    expect(
      (await server.call('getUser', { token: boss.token, params: { id: thief.profile.id } })).body
        .pending_email,
    ).toBeNull()
    // The owner has proved it meanwhile: the link says so, and nothing has changed.
    const late = await prove(thief, await link('verify'))
    expect([late.status, late.body]).toEqual([
      400,
      {
        token: 'Entretanto otra cuenta ha confirmado este correo, así que ya no puede ser el tuyo',
      },
    ])
    expect((await me(thief)).email).toBe(thief.email)
    expect((await move(thief)).body).toEqual({ email: 'Ya hay una cuenta con este correo' })
  })

  it('is taken over by the link, in the session that asked, and the old address hears of both', async () => {
    const person = await server.register({ role: 'USER' })
    await move(person)
    const token = await link('verify')
    const [letter] = await mails()
    // A stranger may be the reader: the name is not trusted, and they are told where to sign in.
    expect(letter?.subject).toBe('Confirma tu nuevo correo en Llar')
    expect((await mails(person.email)).at(-1)?.subject).toBe(
      'Has pedido cambiar el correo de tu cuenta de Llar',
    )
    const other = await server.register({ role: 'USER' })
    expect((await prove(other, token)).status).toBe(400)
    const moved = await prove(person, token)
    expect(moved.body).toMatchObject({ email, email_verified: true, pending_email: null })
    expect((await mails(person.email)).at(-1)?.subject).toBe(
      'El correo de tu cuenta de Llar ha cambiado',
    )
    expect([
      (await signIn(person.password)).status,
      (await signIn(person.password, person.email)).status,
    ]).toEqual([200, 401])
    expect((await prove(person, token)).status).toBe(200)
  })

  it('may wait for several; the first to open the link has it', async () => {
    const people = [
      await server.register({ role: 'USER' }),
      await server.register({ role: 'USER' }),
    ]
    const tokens: string[] = []
    for (const one of people) {
      expect((await move(one)).status).toBe(200)
      tokens.push(await link('verify'))
    }
    const answers = await Promise.all(people.map((one, at) => prove(one, tokens[at] ?? '')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  it('is cancelled, and asked for again, five times an hour', async () => {
    const person = await server.register({ role: 'STAFF' })
    await move(person)
    const token = await link('verify')
    const gone = await server.call('cancelEmailChange', { token: person.token })
    expect([gone.status, gone.body.pending_email, gone.body.email]).toEqual([
      200,
      null,
      person.email,
    ])
    expect((await prove(person, token)).body).toEqual({
      token: expect.stringContaining('El enlace ha caducado'),
    })
    expect((await me(person)).email).toBe(person.email)
    await move(person)
    const first = await link('verify')
    expect((await server.call('verifyEmail', { token: person.token, body: {} })).status).toBe(200)
    const second = await link('verify')
    expect((await prove(person, first)).status).toBe(400)
    const tries: number[] = []
    for (let n = 0; n < 3; n += 1) tries.push((await move(person, `x${n}-${email}`)).status)
    expect(tries).toEqual([200, 200, 429])
    expect((await prove(person, second)).status).toBe(400)
    expect((await server.call('cancelEmailChange', {})).status).toBe(401)
  })

  it('mends one that was mistyped at registration', async () => {
    const typo = await server.register({ email: `typo-${email}`, unproved: true })
    await move(typo)
    const body = (await prove(typo, await link('verify'))).body
    expect(body).toMatchObject({ email, email_verified: true, role: 'ADMIN' })
  })

  it('does not stay with an account that never proved it, visitor’s or agency’s', async () => {
    const person = await server.register({ role: 'USER' })
    const squatter = await server.register({ email, agencyName: 'Falsa', unproved: true })
    await move(person)
    expect((await prove(person, await link('verify'))).body.email).toBe(email)
    expect(await alive(squatter)).toBe(401)
    expect((await me(person)).role).toBe('USER')
    email = `visitor-${email}`
    const visitor = await server.register({ role: 'USER', email })
    await move(person)
    expect((await prove(person, await link('verify'))).body.email).toBe(email)
    expect(await alive(visitor)).toBe(401)
  })
})

describe('an agency that a stranger opened with somebody’s e-mail', () => {
  let stranger: Person
  let made = ''
  beforeEach(async () => {
    stranger = await server.register({ email, agencyName: 'Casa Falsa', unproved: true })
    made = stranger.profile.agency_ids[0] ?? ''
  })
  const isOwn = (profile: { id: string; role: string; agency_ids: string[] }) => {
    expect([profile.role, profile.agency_ids]).toEqual(['USER', []])
    expect(profile.id).not.toBe(stranger.profile.id)
  }
  const isShut = async () =>
    expect([await alive(stranger), (await signIn(stranger.password)).status]).toEqual([401, 401])

  it('is not entered by registering: the mailbox gets a link, with which its owner begins', async () => {
    const refused = await register({ account: 'agency', agency_name: 'Mía' })
    expect([refused.status, refused.body]).toEqual([
      400,
      { email: expect.stringContaining('abre el enlace que acabamos de enviarte') },
    ])
    const token = await link('reset')
    expect((await server.call('openInvitation', { body: { token } })).body).toEqual({
      agencyName: 'Casa Falsa',
      role: 'ADMIN',
      email,
      hasAccount: false,
      takesOver: true,
      colleagues: 0,
    })
    const own = await setPassword(token)
    expect(own.status).toBe(200)
    isOwn(own.body)
    await isShut()
    expect((await signIn(PASSWORD)).body.id).toBe(own.body.id)
  })

  it('is not entered with Google', async () => {
    const own = await social()
    isOwn(own.body)
    await isShut()
    expect((await social()).body.id).toBe(own.body.id)
  })

  it('is not entered with a forgotten password, nor by the stranger afterwards', async () => {
    const token = await reset()
    isOwn((await setPassword(token)).body)
    await isShut()
    // The link of registration, asked for while the stranger was in, proves nothing any more.
    expect((await prove(stranger, await link('verify'))).status).toBe(401)
    expect(
      (await server.call('joinByInvitation', { body: { token, password: PASSWORD } })).status,
    ).toBe(400)
  })

  it('goes on with whom it had, shows the stranger to nobody, and is taken over only with a yes', async () => {
    const staff = await server.register({ role: 'STAFF', agency: stranger })
    const search = await server.call('createSavedSearch', {
      token: stranger.token,
      body: { name: 'Suya', query: { operation: 'V' }, frequency: 'never', channels: [] },
    })
    const contact = await server.call('createContact', {
      token: stranger.token,
      body: { person: { firstName: 'Klaus' } },
    })
    expect([search.status, contact.status]).toEqual([201, 201])
    const { body: own } = await social()
    expect(await alive(staff)).toBe(200)
    const waiting = (
      await server.call('getUser', { token: staff.token, params: { id: stranger.profile.id } })
    ).body
    expect([waiting.active, waiting.invitation !== null]).toEqual([false, true])
    const token = await link('invitation')
    expect((await mails()).at(-1)?.subject).toBe('¿Es tuyo el acceso a Casa Falsa en Llar?')
    const yes = await server.call('acceptInvitation', { token: own.token, body: { token } })
    expect(yes.body).toMatchObject({ id: own.id, role: 'ADMIN', agency_ids: [made] })
    // Whoever opened it honestly has lost nothing: it all bears their account's name now.
    expect(
      (await server.call('getContact', { token: own.token, params: { id: contact.body.id } })).body
        .agentId,
    ).toBe(own.id)
    expect(
      (await server.call('listSavedSearches', { token: own.token })).body.items.map(({ id }) => id),
    ).toEqual([search.body.id])
    await isShut()
  })

  it('that nobody leads is asked for again by a forgotten password, however long its owner waited', async () => {
    const { body: own } = await social()
    const old = await link('invitation')
    const letters = async () =>
      (await mails()).filter(({ subject }) => subject.includes('Casa Falsa')).length
    // As long as the first link works no other takes its place.
    await reset()
    expect(await letters()).toBe(1)
    await server.db
      .updateTable('app_user')
      .set({ invited_at: new Date(Date.now() - 8 * 86_400_000) })
      .where('id', '=', stranger.profile.id)
      .execute()
    const accept = (token: string) =>
      server.call('acceptInvitation', { token: own.token, body: { token } })
    expect((await accept(old)).status).toBe(400)
    await reset()
    expect(await letters()).toBe(2)
    const back = await accept(await link('invitation'))
    expect(back.body).toMatchObject({ id: own.id, role: 'ADMIN', agency_ids: [made] })
  })

  it('that somebody else leads by then is theirs to open: no forgotten password asks for it', async () => {
    const second = await server.register({ role: 'ADMIN', agency: stranger })
    await social()
    await link('invitation')
    await server.db
      .updateTable('app_user')
      .set({ invited_at: new Date(Date.now() - 8 * 86_400_000) })
      .where('id', '=', stranger.profile.id)
      .execute()
    const before = (await mails()).length
    await reset()
    expect((await mails()).slice(before).map(({ subject }) => subject)).toEqual([
      'Cambia tu contraseña de Llar',
    ])
    const again = await server.call('resendInvitation', {
      token: second.token,
      params: { id: stranger.profile.id },
    })
    expect(again.status).toBe(200)
  })

  it('that waits for its owner’s yes stays theirs: no other ADMIN lowers, lets go, withdraws or gives it', async () => {
    const [partner, third] = [
      await server.register({ role: 'ADMIN', agency: stranger }),
      await server.register({ role: 'ADMIN', agency: stranger }),
    ]
    const { body: own } = await social()
    const row = { token: partner.token, lang: 'en' as const, params: { id: stranger.profile.id } }
    const words = expect.stringContaining('They are the agency’s owner')
    for (const [body, field] of [
      [{ role: 'STAFF' as const }, 'role'],
      [{ active: false }, 'active'],
    ] as const) {
      const { status, body: told } = await server.call('updateUser', { ...row, body })
      expect([status, told]).toEqual([400, { [field]: words }])
    }
    const withdrawn = await server.call('withdrawInvitation', row)
    expect([withdrawn.status, withdrawn.body]).toMatchObject([406, { detail: words }])
    const give = { ...row, params: { id: third.profile.id } }
    const given = await server.call('setAgencyOwner', give)
    expect([given.status, given.body]).toMatchObject([
      406,
      { detail: expect.stringContaining('still has to confirm their e-mail') },
    ])
    // Who stands for the owner meanwhile steps down, and takes nothing along.
    const down = { ...row, params: { id: partner.profile.id }, body: { role: 'STAFF' as const } }
    expect((await server.call('updateUser', down)).status).toBe(200)
    const yes = { token: own.token, body: { token: await link('invitation') } }
    expect((await server.call('acceptInvitation', yes)).status).toBe(200)
    const { items } = (await server.call('listUsers', { token: third.token })).body
    expect(items.filter(({ owner }) => owner).map(({ id }) => id)).toEqual([own.id])
  })

  it('says who else is in it before it is taken over, and tells other programs nothing until asked to', async () => {
    await server.register({ role: 'STAFF', agency: stranger })
    // Who is asked to come, and has an account elsewhere, may not enter yet.
    const elsewhere = await server.register()
    const invited = await server.call('createUser', {
      token: stranger.token,
      body: { email: elsewhere.email, first_name: 'Neus', role: 'STAFF' },
    })
    expect(invited.status).toBe(201)
    const hook = await server.call('createWebhook', {
      token: stranger.token,
      body: { name: 'Suyo', url: 'https://casa-falsa.example/hook', types: ['property.created'] },
    })
    expect(hook.status).toBe(201)
    const token = await reset()
    const { body: opened } = await server.call('openInvitation', { body: { token } })
    expect(opened).toMatchObject({ takesOver: true, colleagues: 1 })
    const { body: taken } = await server.call('joinByInvitation', {
      body: { token, password: PASSWORD },
    })
    await server.runJobs()
    const { body: hooks } = await server.call('listWebhooks', { token: taken.token })
    expect(hooks.items).toMatchObject([{ name: 'Suyo', state: 'paused', reason: null }])
  })

  it('tells other programs nothing from when it stands back until an ADMIN asks for it', async () => {
    const hook = await server.call('createWebhook', {
      token: stranger.token,
      body: { name: 'Suyo', url: 'https://casa-falsa.example/hook', types: ['property.created'] },
    })
    expect(hook.status).toBe(201)
    const { body: own } = await social()
    const yes = { token: own.token, body: { token: await link('invitation') } }
    expect((await server.call('acceptInvitation', yes)).status).toBe(200)
    const { body: hooks } = await server.call('listWebhooks', { token: own.token })
    expect(hooks.items).toMatchObject([{ name: 'Suyo', state: 'paused', reason: null }])
  })

  it('is taken over in the role that the link named, or by another link', async () => {
    const other = await server.register({ role: 'ADMIN', agency: stranger })
    const given = { token: stranger.token, params: { id: other.profile.id } }
    expect((await server.call('setAgencyOwner', given)).status).toBe(200)
    const token = await reset()
    const { body: opened } = await server.call('openInvitation', { body: { token } })
    expect(opened).toMatchObject({ takesOver: true, role: 'ADMIN' })
    const lowered = await server.call('updateUser', {
      token: other.token,
      params: { id: stranger.profile.id },
      body: { role: 'STAFF' },
    })
    expect(lowered.status).toBe(200)
    const body = { token, password: PASSWORD }
    expect((await server.call('joinByInvitation', { body })).status).toBe(400)
    const again = { token: await reset(), password: PASSWORD }
    expect((await server.call('joinByInvitation', { body: again })).body.role).toBe('STAFF')
  })

  it('is kept by who opened it and forgot the password: they say that it is theirs', async () => {
    const token = await reset()
    const back = await server.call('joinByInvitation', { body: { token, password: PASSWORD } })
    expect(back.body).toMatchObject({
      id: stranger.profile.id,
      role: 'ADMIN',
      agency_ids: [made],
    })
    await isShut()
    expect((await me({ ...stranger, token: back.body.token })).email_verified).toBe(true)
    // Proved: a forgotten password is no question any more.
    const again = await reset()
    expect((await server.call('openInvitation', { body: { token: again } })).status).toBe(400)
    expect((await setPassword(again)).body).toMatchObject({ id: stranger.profile.id })
  })

  it('cannot be accepted as an invitation by the stranger’s own session', async () => {
    const token = await reset()
    for (const operation of ['readInvitation', 'acceptInvitation'] as const)
      expect(
        (await server.call(operation, { token: stranger.token, body: { token } })).status,
      ).toBe(400)
    expect(await alive(stranger)).toBe(200)
  })
})

it('a visitor’s account falls to the owner without what others could read by its addresses', async () => {
  const stranger = await server.register({ role: 'USER', email })
  const share = (await server.call('createSavedShare', { token: stranger.token, body: {} })).body
  await move(stranger, `further-${email}`)
  const { body } = await social()
  expect([body.id, body.role]).toEqual([stranger.profile.id, 'USER'])
  expect(await alive(stranger)).toBe(401)
  expect((await server.call('getSharedList', { params: { listToken: share.token } })).status).toBe(
    404,
  )
  expect(
    (await server.call('getUser', { token: body.token, params: { id: body.id } })).body
      .pending_email,
  ).toBeNull()
})

it('the operator gives no part to who only names an e-mail', async () => {
  const stranger = await server.register({ role: 'USER', email })
  expect(await giveRole(server.db, email, 'LLOGUER_SEGUR', new Date())).toBeNull()
  expect((await me(stranger)).role).toBe('USER')
  await social()
  expect(await giveRole(server.db, email, 'LLOGUER_SEGUR', new Date())).not.toBeNull()
})
