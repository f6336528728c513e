import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { codeAt, turnOn } from '../second/second.fixture.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let at: Date | null = null
beforeAll(async () => {
  server = await startTestServer({ now: () => at ?? new Date() })
}, 300_000)
afterAll(() => server.close())

const HOME = '192.0.2.10'
const PLACE = 'Somebody signed in to your Llar account from a new place'
const CHANGED = 'Your Llar password has changed'

async function person(): Promise<Person> {
  const one = await server.register()
  const { id } = one.profile
  await server.call('updateUser', { token: one.token, params: { id }, body: { language: 'en' } })
  return one
}
const signIn = (who: Pick<Person, 'email' | 'password'>, ip: string) =>
  server.call('loginUser', { ip, body: { email: who.email, password: who.password } })
const mailsTo = async ({ email }: Person) => {
  await server.runJobs()
  return (await server.mails()).filter(({ to }) => to === email)
}
const subjects = async (who: Person) => (await mailsTo(who)).map(({ subject }) => subject)
const news = async (token: string) =>
  (await server.call('listNotifications', { token })).body.items.map(({ title }) => title)
const linkOf = async (who: Person) =>
  /llar\.test(\/no-he-sido-yo\/\S+)/.exec((await mailsTo(who)).at(-1)?.text ?? '')?.[1] ?? ''
const press = (url: string) => server.inject({ method: 'POST', url })
const isOpen = async (token: string) =>
  (await server.call('listSessions', { token })).status === 200

it('the first sign-in from a place is told by mail and on the platform; the next is not', async () => {
  const one = await person()
  await signIn(one, HOME)
  const before = (await subjects(one)).filter((subject) => subject === PLACE).length
  const { body } = await signIn(one, HOME)
  expect((await subjects(one)).filter((subject) => subject === PLACE)).toHaveLength(before)
  expect([before, (await news(body.token))[0]]).toEqual([1, PLACE])
})

it('registering is told nobody, coming back after three months is', async () => {
  const one = await person()
  expect(await subjects(one)).not.toContain(PLACE)
  await server.db.deleteFrom('sign_in_place').where('user_id', '=', one.profile.id).execute()
  at = new Date(Date.now() + 91 * 86_400_000)
  await signIn(one, HOME)
  expect(await subjects(one)).toContain(PLACE)
  at = null
})

it('its link shows a button; pressed, nothing enters any more and a link for a password is mailed', async () => {
  const one = await person()
  const stranger = (await signIn(one, HOME)).body.token
  const url = await linkOf(one)
  const page = await server.inject({ url })
  expect([page.statusCode, page.body.includes('<script'), page.body.includes('<button')]).toEqual([
    200,
    false,
    true,
  ])
  expect(page.body).toContain('It was not me: end everything')
  expect(await isOpen(stranger)).toBe(true)
  expect((await press(url)).body).toContain('Everything has ended')
  expect([await isOpen(stranger), await isOpen(one.token)]).toEqual([false, false])
  expect((await signIn(one, HOME)).status).toBe(401)
  const token = /[?&]reset=([\w-]+)/.exec((await mailsTo(one)).at(-1)?.text ?? '')?.[1] ?? ''
  expect((await press(url)).body).toContain('Este enlace ya no sirve')
  const back = await server.call('confirmPasswordReset', {
    body: { token, password: 'mine-anew-1' },
  })
  expect(back.status).toBe(200)
  expect((await press(url)).body).toContain('Este enlace ya no sirve')
  expect(await isOpen(back.body.token)).toBe(true)
})

it('a new password is told, and its link takes it back from who chose it', async () => {
  const one = await person()
  const { id } = one.profile
  const body = { current_password: one.password, password: 'a-strangers-1' }
  expect((await server.call('updateUser', { token: one.token, params: { id }, body })).status).toBe(
    200,
  )
  expect([await subjects(one), await news(one.token)]).toEqual([
    expect.arrayContaining([CHANGED]),
    [CHANGED],
  ])
  // Only the page that changed it listens still, and it says so itself: nothing covers its answer.
  const live = server.db.selectFrom('live_event').select('type').where('user_id', '=', id)
  expect((await live.execute()).map(({ type }) => type)).toEqual(['unread'])
  expect((await press(await linkOf(one))).body).toContain('Everything has ended')
  expect((await signIn({ ...one, password: 'a-strangers-1' }, HOME)).status).toBe(401)
})

it('a second step that a stranger turned on goes with them, one of before stays', async () => {
  const back = async (who: Person) => {
    const token = /[?&]reset=([\w-]+)/.exec((await mailsTo(who)).at(-1)?.text ?? '')?.[1] ?? ''
    const body = { token, password: 'mine-anew-1' }
    return (await server.call('confirmPasswordReset', { body })).status
  }
  const robbed = await person()
  at = new Date()
  const { token } = (await signIn(robbed, HOME)).body
  const told = await linkOf(robbed)
  at = new Date(at.getTime() + 60_000)
  await turnOn(server, { token })
  await press(told)
  expect(await back(robbed)).toBe(200)

  const renamed = await person()
  at = new Date()
  const thief = await signIn(renamed, HOME)
  at = new Date(at.getTime() + 60_000)
  await turnOn(server, { token: thief.body.token })
  at = new Date(at.getTime() + 60_000)
  const theirs = { current_password: renamed.password, password: 'a-strangers-1' }
  const params = { id: renamed.profile.id }
  const changed = { token: thief.body.token, params, body: theirs }
  expect((await server.call('updateUser', changed)).status).toBe(200)
  await press(await linkOf(renamed))
  expect(await back(renamed)).toBe(200)

  const careful = await person()
  const { secret } = await turnOn(server, careful)
  // Till then the mail that told of it ends it, too.
  at = new Date(at.getTime() + 8 * 86_400_000)
  const half = (await signIn(careful, HOME)).body as unknown as { token: string }
  const body = { token: half.token, code: codeAt(secret, at) }
  expect((await server.call('loginSecondStep', { ip: HOME, body })).status).toBe(200)
  await press(await linkOf(careful))
  expect(await back(careful)).toBe(403)
  at = null
})

it('what is no link, or has run out, opens nothing', async () => {
  const one = await person()
  await signIn(one, HOME)
  const url = await linkOf(one)
  at = new Date(Date.now() + 8 * 86_400_000)
  for (const odd of [url, '/no-he-sido-yo/x', `${url}x`])
    expect((await press(odd)).body).toContain('Este enlace ya no sirve')
  at = null
  expect(await isOpen(one.token)).toBe(true)
})
