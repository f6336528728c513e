import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Operations } from '../../generated/server/operations.ts'
import type { Person } from '../testing/people.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let boss: Person
let other: Person
beforeAll(async () => {
  server = await startTestServer()
  boss = await server.register({ role: 'ADMIN' })
  other = await server.register({ role: 'STAFF', agency: boss })
  await change(boss, other, { role: 'ADMIN' })
}, 300_000)
afterAll(() => server.close())

async function change(
  by: Person,
  whom: Person,
  body: { role?: 'ADMIN' | 'STAFF'; active?: false },
) {
  const { status } = await server.call('updateUser', {
    token: by.token,
    params: { id: whom.profile.id },
    body,
  })
  expect(status).toBe(200)
}

/** Sends a request whose body ends only after something else has happened. */
async function held(
  operationId: keyof Operations,
  by: Person,
  body: object,
  meanwhile: () => Promise<void>,
): Promise<number> {
  const { method = 'POST', url = '' } =
    server.routes.find((route) => route.operationId === operationId) ?? {}
  async function* slowly() {
    const text = JSON.stringify(body)
    yield text.slice(0, 1)
    await meanwhile()
    yield text.slice(1)
  }
  const { statusCode } = await server.inject({
    method: method as 'POST',
    url: url.replace(':id', by.profile.id),
    headers: {
      authorization: `Token ${by.token}`,
      'content-type': 'application/json',
      'transfer-encoding': 'chunked',
    },
    payload: Readable.from(slowly()),
  })
  return statusCode
}

it('who is demoted while their request comes in does not make themselves ADMIN again', async () => {
  const status = await held('updateUser', other, { role: 'ADMIN' }, () =>
    change(boss, other, { role: 'STAFF' }),
  )
  expect(status).toBeGreaterThanOrEqual(400)
  const { body } = await server.call('getUser', {
    token: boss.token,
    params: { id: other.profile.id },
  })
  expect(body.role).toBe('STAFF')
})

it('who is let go while their invitation of a back door comes in invites nobody', async () => {
  await change(boss, other, { role: 'ADMIN' })
  const door = { email: 'door@rig.example', first_name: 'Back', last_name: 'Door', role: 'ADMIN' }
  const status = await held('createUser', other, door, () => change(boss, other, { active: false }))
  expect(status).toBe(401)
  const { body } = await server.call('listUsers', { token: boss.token })
  expect(body.items.map(({ email }) => email)).not.toContain('door@rig.example')
})
