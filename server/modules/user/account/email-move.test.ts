import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from '../../../db/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { giveRole } from '../index.ts'
import { turnOn } from '../second/second.fixture.ts'

/** The mailbox that an account has left takes it back (docs/decisions/0398). */

const DAY = 86_400_000
let server: TestServer
let at: Date | null = null
/** How far the clock goes on each time somebody looks at it. */
let tick = 0
beforeAll(async () => {
  const now = () => (at = new Date((at ?? new Date()).getTime() + tick))
  server = await startTestServer({ now })
}, 300_000)
afterAll(() => server.close())

let count = 0
let thieves = ''
beforeEach(() => {
  at = new Date()
  count += 1
  thieves = `thief-${count}@elsewhere.example`
})
afterEach(() => {
  at = null
  tick = 0
})
const later = (ms: number) => {
  at = new Date((at?.getTime() ?? 0) + ms)
}

async function person(more: object = {}): Promise<Person> {
  const one = await server.register(more)
  const { id } = one.profile
  await server.call('updateUser', { token: one.token, params: { id }, body: { language: 'en' } })
  later(1000)
  return one
}
const mailsTo = async (to: string) => {
  await server.runJobs()
  return (await server.mails()).filter((mail) => mail.to === to)
}
const last = async (to: string, subject: string) =>
  (await mailsTo(to)).filter((mail) => mail.subject === subject).at(-1)?.text ?? ''
const ASKED = 'You asked to change the e-mail of your Llar account'
const MOVED = 'The e-mail of your Llar account has changed'
const denial = (text: string) => /llar\.test(\/no-he-sido-yo\/\S+)/.exec(text)?.[1] ?? ''
const press = async (url: string) => (await server.inject({ method: 'POST', url })).body
const ask = async (who: Person, to = thieves) => {
  const params = { id: who.profile.id }
  const body = { email: to, current_password: who.password }
  expect((await server.call('updateUser', { token: who.token, params, body })).status).toBe(200)
}
const confirm = async (who: Person, to = thieves) => {
  const token = /[?&]verify=([\w-]+)/.exec((await mailsTo(to)).at(-1)?.text ?? '')?.[1]
  const { status } = await server.call('verifyEmail', { token: who.token, body: { token } })
  expect(status).toBe(200)
  later(1000)
}
const move = async (who: Person, to = thieves) => {
  await ask(who, to)
  await confirm(who, to)
}
const row = ({ profile }: Person) =>
  server.db
    .selectFrom('app_user')
    .select(['email', 'pending_email', 'password_hash'])
    .where('id', '=', profile.id)
    .executeTakeFirstOrThrow()
const isOpen = async ({ token }: Person) =>
  (await server.call('listSessions', { token })).status === 200
/** Chooses a password by the link that was mailed last to an address. */
const choose = async (email: string, password = 'mine-anew-1') => {
  const token = /[?&]reset=([\w-]+)/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1] ?? ''
  return (await server.call('confirmPasswordReset', { body: { token, password } })).status
}
const ENDED = 'Everything has ended'
const OVER = 'Este enlace ya no sirve'

it('is told at once, and the link ends a change that waits', async () => {
  const one = await person()
  await ask(one)
  const text = await last(one.email, ASKED)
  expect(text).toContain('we cancel the change')
  expect(await press(denial(text))).toContain(ENDED)
  expect(await row(one)).toEqual({ email: one.email, pending_email: null, password_hash: null })
  expect([await isOpen(one), await choose(one.email)]).toEqual([false, 200])
  expect(await press(denial(text))).toContain(OVER)
})

it('takes it back after the change, whoever chose a password since, for fourteen days', async () => {
  const one = await person()
  await move(one)
  const first = denial(await last(one.email, ASKED))
  const second = denial(await last(one.email, MOVED))
  const params = { id: one.profile.id }
  const body = { current_password: one.password, password: 'a-strangers-1' }
  expect((await server.call('updateUser', { token: one.token, params, body })).status).toBe(200)
  later(13 * DAY)
  const page = (await server.inject({ url: second })).body
  expect([page.includes(`gets ${one.email} back`), page.includes(thieves)]).toEqual([true, false])
  expect(await press(second)).toContain(ENDED)
  expect(await row(one)).toEqual({ email: one.email, pending_email: null, password_hash: null })
  expect(await isOpen(one)).toBe(false)
  // The other mailbox hears of it, and gets no link.
  const told = (await mailsTo(thieves)).at(-1)
  expect(told?.subject).toBe('Your Llar account has its earlier e-mail again')
  expect([await choose(thieves), await choose(one.email)]).toEqual([400, 200])
  expect([await press(first), await press(second)]).toEqual([
    expect.stringContaining(OVER),
    expect.stringContaining(OVER),
  ])
})

it('takes it back however long the change took, and is used up', async () => {
  const one = await person()
  await ask(one)
  tick = 1
  await confirm(one)
  const url = denial(await last(one.email, MOVED))
  expect((await server.inject({ url })).body).toContain(`gets ${one.email} back`)
  expect(await press(url)).toContain(ENDED)
  expect((await row(one)).email).toBe(one.email)
  expect([await press(url), await choose(one.email)]).toEqual([expect.stringContaining(OVER), 200])
})

it('puts back what was left last, not what an older request would have left', async () => {
  const one = await person()
  await ask(one, `two-${thieves}`)
  later(1000)
  await move(one, `own-${thieves}`)
  later(DAY)
  await move(one, `two-${thieves}`)
  expect(await press(denial(await last(`own-${thieves}`, MOVED)))).toContain(ENDED)
  expect((await row(one)).email).toBe(`own-${thieves}`)
})

it('ends after fourteen days', async () => {
  const one = await person()
  await move(one)
  const url = denial(await last(one.email, MOVED))
  later(14 * DAY)
  expect(await press(url)).toContain(OVER)
  expect((await row(one)).email).toBe(thieves)
})

it('outlives a newer change, which ends with it', async () => {
  const one = await person()
  await move(one)
  later(DAY)
  await move(one, `two-${thieves}`)
  const newer = denial(await last(thieves, MOVED))
  expect(await press(denial(await last(one.email, ASKED)))).toContain(ENDED)
  expect((await row(one)).email).toBe(one.email)
  expect(await press(newer)).toContain(OVER)
})

it('of an alert takes back what was moved since, and not what was moved before', async () => {
  const one = await person()
  const own = `own-${thieves}`
  await move(one, own)
  later(DAY)
  const thief = await server.call('loginUser', {
    ip: '192.0.2.77',
    body: { email: own, password: one.password },
  })
  const PLACE = 'Somebody signed in to your Llar account from a new place'
  const url = denial(await last(own, PLACE))
  later(1000)
  await move({ ...one, token: thief.body.token })
  expect(await press(url)).toContain(ENDED)
  expect((await row(one)).email).toBe(own)
})

it('pushes aside who never proved the address, and says who did', async () => {
  const one = await person()
  await move(one)
  const url = denial(await last(one.email, MOVED))
  const squatter = await person({ email: one.email, unproved: true })
  expect(await press(url)).toContain(ENDED)
  expect([(await row(one)).email, await isOpen(squatter)]).toEqual([one.email, false])

  const two = await person()
  const far = `far-${thieves}`
  await move(two, far)
  const back = denial(await last(two.email, MOVED))
  const anew = await person({ email: two.email })
  expect(await press(back)).toContain('has another account by now')
  expect([(await row(two)).email, await isOpen(two)]).toEqual([far, true])
  await move(anew, `anew-${thieves}`)
  expect(await press(back)).toContain(ENDED)
  expect((await row(two)).email).toBe(two.email)
})

it('is not there for a mailbox that nobody showed to be theirs', async () => {
  const typo = await person({ unproved: true })
  await move(typo)
  const texts = (await mailsTo(typo.email)).map(({ text }) => text).join()
  expect([texts.includes('now uses another e-mail'), denial(texts)]).toEqual([true, ''])
})

it('has no link of before it either: an alert lies in a mailbox of nobody’s any more', async () => {
  const typo = await person({ unproved: true })
  await server.call('loginUser', {
    ip: '192.0.2.79',
    body: { email: typo.email, password: typo.password },
  })
  const PLACE = 'Somebody signed in to your Llar account from a new place'
  const url = denial(await last(typo.email, PLACE))
  expect((await server.inject({ url })).body).toContain(typo.email)
  later(1000)
  const right = `right-${thieves}`
  await move(typo, right)
  const page = (await server.inject({ url })).body
  expect([page.includes(OVER), page.includes(right)]).toEqual([true, false])
  expect(await press(url)).toContain(OVER)
  expect(await isOpen(typo)).toBe(true)
})

it('gives way to a second step of more than a week, and undoes a younger one', async () => {
  const careful = await person()
  await turnOn(server, careful)
  later(8 * DAY)
  await move(careful)
  expect(denial(await last(careful.email, ASKED))).toBe('')
  expect(denial(await last(careful.email, MOVED))).toBe('')

  const robbed = await person()
  await turnOn(server, robbed)
  later(6 * DAY)
  const far = `far-${thieves}`
  await move(robbed, far)
  expect(await press(denial(await last(robbed.email, MOVED)))).toContain(ENDED)
  expect(await choose(robbed.email)).toBe(200)
})

it('takes back no place in an agency that invited the other mailbox: none is taken until it is over', async () => {
  const boss = await person()
  const one = await person({ role: 'USER' })
  const params = { id: one.profile.id }
  const { db } = server
  await sql`update app_user set email_verified_at = now() where id = ${params.id}`.execute(db)
  await move(one)
  const url = denial(await last(one.email, MOVED))
  const invited = await server.call('createUser', {
    token: boss.token,
    body: { email: thieves, first_name: 'Marc', role: 'STAFF' },
  })
  const invitation = async () =>
    /[?&]invitation=([\w-]+)/.exec((await mailsTo(thieves)).at(-1)?.text ?? '')?.[1] ?? ''
  const accept = async ({ token }: { token: string }) =>
    server.call('acceptInvitation', { token, lang: 'en', body: { token: await invitation() } })
  const words = expect.stringContaining('can still take the account back') as string
  const refused = await accept(one)
  expect([refused.status, refused.body]).toEqual([406, { detail: words }])
  const offer = { token: one.token, lang: 'en' as const, body: { token: await invitation() } }
  expect((await server.call('readInvitation', offer)).body).toMatchObject({
    mayJoin: false,
    text: words,
  })
  expect(await giveRole(db, thieves, 'SERVICE', server.deps.now())).toBeNull()
  expect(await giveRole(db, thieves, 'USER', server.deps.now())).toBe(one.profile.id)
  expect(await press(url)).toContain(ENDED)
  expect(await choose(one.email)).toBe(200)
  const { body: back } = await server.call('loginUser', {
    body: { email: one.email, password: 'mine-anew-1' },
  })
  expect(back).toMatchObject({ role: 'USER', agency_ids: [] })

  // Who left a mailbox and is taken back by nobody joins when that is over.
  const two = await person({ role: 'USER', email: `two-${thieves}` })
  await sql`update app_user set email_verified_at = now() where id = ${two.profile.id}`.execute(db)
  thieves = `far-${thieves}`
  await move(two)
  later(14 * DAY)
  const other = await server.call('createUser', {
    token: boss.token,
    body: { email: thieves, first_name: 'Pau', role: 'STAFF' },
  })
  expect([invited.status, other.status]).toEqual([201, 201])
  expect((await accept(two)).body).toMatchObject({ role: 'STAFF' })
})

it('of a second step that was just turned on ends it for seven days', async () => {
  const one = await person()
  await turnOn(server, one)
  const url = denial(await last(one.email, 'Your Llar account now asks for a code'))
  later(6 * DAY)
  expect(await press(url)).toContain(ENDED)
  expect(await choose(one.email)).toBe(200)
})
