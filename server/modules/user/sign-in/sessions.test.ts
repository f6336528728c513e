import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
}, 300_000)
afterAll(() => server.close())

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Chrome/141.0.0.0 Mobile Safari/537.36'

async function signedIn({ email, password }: Person, agent = PHONE): Promise<string> {
  const reply = await server.inject({
    method: 'POST',
    url: '/api/v1/user/login/',
    headers: { 'user-agent': agent },
    payload: { email, password },
  })
  return reply.json<{ token: string }>().token
}
const list = async (token: string) => (await server.call('listSessions', { token })).body.items
const isOpen = async (token: string) =>
  (await server.call('listSessions', { token })).status === 200
const end = async (token: string, id: string) =>
  (await server.call('revokeSession', { token, params: { id } })).status

it('tells where one is signed in: this one first, device and way in words, no address', async () => {
  const person = await server.register()
  const phone = await signedIn(person)
  const seen = await list(phone)
  expect(seen).toMatchObject([
    { current: true, device: { browser: 'Chrome', system: 'Android' }, method: 'password' },
    { current: false, device: null, method: 'password' },
  ])
  expect(Object.keys(seen[0] ?? {}).toSorted()).toEqual(
    ['createdAt', 'current', 'device', 'id', 'method', 'seenAt'].toSorted(),
  )
  const kept = await server.db.selectFrom('session').selectAll().execute()
  expect(JSON.stringify(kept)).not.toContain('Pixel')
})

it('ends one of them at once, and nobody else’s', async () => {
  const [person, other] = [await server.register(), await server.register()]
  const phone = await signedIn(person)
  const id = (await list(phone))[0]?.id ?? ''
  expect(await end(other.token, id)).toBe(404)
  expect(await end(person.token, id)).toBe(204)
  expect([await isOpen(phone), await isOpen(person.token)]).toEqual([false, true])
  expect(await end(person.token, id)).toBe(404)
})

it('ends all the others', async () => {
  const person = await server.register()
  const [phone, tablet] = [await signedIn(person), await signedIn(person)]
  expect((await server.call('revokeOtherSessions', { token: phone })).status).toBe(204)
  expect([await isOpen(phone), await isOpen(tablet), await isOpen(person.token)]).toEqual([
    true,
    false,
    false,
  ])
})

it('of two devices that end each other at once one is too late', async () => {
  const person = await server.register()
  const phone = await signedIn(person)
  const [mine, theirs] = [(await list(person.token))[0]?.id, (await list(phone))[0]?.id]
  const answers = await Promise.all([end(phone, mine ?? ''), end(person.token, theirs ?? '')])
  expect(answers.toSorted()).toEqual([204, 401])
  expect([await isOpen(phone), await isOpen(person.token)].toSorted()).toEqual([false, true])
})

it('a link in a mail is told as that', async () => {
  const { token } = await server.register({ role: 'STAFF' })
  expect(await list(token)).toMatchObject([{ method: 'link', current: true }])
})
