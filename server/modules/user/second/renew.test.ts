import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { codeAt, turnOn } from './second.fixture.ts'

let server: TestServer
let clock = new Date()
beforeAll(async () => {
  server = await startTestServer({ now: () => clock })
}, 300_000)
afterAll(() => server.close())

const later = (ms: number) => void (clock = new Date(clock.getTime() + ms))
const DAY = 86_400_000
const renew = async ({ token }: Person) => server.call('renewRecoveryCodes', { token })
const left = async ({ token }: Person) => (await server.call('getTotp', { token })).body.codes_left
const mailTo = async ({ email }: Person, about = '') => {
  await server.runJobs()
  const mails = await server.mails()
  return mails.findLast(({ to, subject }) => to === email && subject.includes(about))
}
const RENEWED = 'Nuevos códigos de recuperación en tu cuenta de Llar'
/** What signing in with the password and this code answers. */
async function enter({ email, password }: Pick<Person, 'email' | 'password'>, code: string) {
  const half = (await server.call('loginUser', { body: { email, password } })).body as unknown
  const { token } = half as { token: string }
  return (await server.call('loginSecondStep', { body: { token, code } })).status
}

it('ten new codes take the place of the old ones, used or not; a mail says so', async () => {
  const person = await server.register({ role: 'USER' })
  const { codes: before } = await turnOn(server, person)
  const [used = '', kept = ''] = before
  expect([await enter(person, used), await left(person)]).toEqual([200, 9])
  const { status, body } = await renew(person)
  expect([status, body.codes.length, await left(person)]).toEqual([200, 10, 10])
  expect(body.codes.filter((code) => before.includes(code))).toEqual([])
  expect([await enter(person, kept), await enter(person, body.codes[0] ?? '')]).toEqual([400, 200])
  expect(await mailTo(person, RENEWED)).toBeDefined()
})

it('who has no second step has none to make anew', async () => {
  const person = await server.register({ role: 'USER' })
  expect((await renew(person)).status).toBe(404)
  await server.call('startTotp', { token: person.token })
  expect((await renew(person)).status).toBe(404)
})

it('"it was not me" ends the codes that a stranger made, and leaves the app’s', async () => {
  const person = await server.register()
  const { secret } = await turnOn(server, person)
  await server.runJobs()
  later(8 * DAY)
  const { codes } = (await renew(person)).body
  const url = /llar\.test(\/no-he-sido-yo\/\S+)/.exec(
    (await mailTo(person, RENEWED))?.text ?? '',
  )?.[1]
  const page = await server.inject({ method: 'POST', url: url ?? '/' })
  expect(page.body).toContain('Todo está cerrado')
  const token = /[?&]reset=([\w-]+)/.exec((await mailTo(person))?.text ?? '')?.[1] ?? ''
  const password = 'mine-anew-1'
  // The mailbox alone is not enough: the second step stands.
  const reset = await server.call('confirmPasswordReset', { body: { token, password } })
  expect(reset.status).toBe(403)
  const mine = { email: person.email, password }
  expect(await enter(mine, codes[0] ?? '')).toBe(400)
  expect(await enter(mine, codeAt(secret, clock))).toBe(200)
})
