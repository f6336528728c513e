import { afterAll, beforeAll, expect, it } from 'vitest'
import { network, shareable } from './network.fixture.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { runNetwork, USAGE } from './operator.ts'

let server: TestServer
let acts: ReturnType<typeof network>
let aina: Person
let joana: Person

beforeAll(async () => {
  server = await startTestServer()
  acts = network(server)
  aina = await server.register({ role: 'ADMIN', agencyName: 'Portal Vell' })
  joana = await server.register({ role: 'ADMIN', agencyName: 'Illa de Vent' })
}, 300_000)
afterAll(() => server.close())

const run = (...args: string[]) => runNetwork(args, server.deps)
const newsOf = async (who: Person) =>
  (await server.call('listNotifications', { token: who.token })).body.items.map(
    ({ title }) => title,
  )

it('says what it takes, that there is nothing yet, and that an id is nobody’s', async () => {
  for (const args of [[], ['approve'], ['approve', 'xyz'], ['list', 'all'], ['end', 'x']])
    expect(await run(...args)).toEqual({ lines: [USAGE], code: 2 })
  expect(await run('list')).toEqual({ lines: ['There are no networks yet.'], code: 0 })
  const id = '00000000-0000-7000-8000-000000000000'
  expect(await run('approve', id)).toEqual({ lines: [`There is no network ${id}.`], code: 1 })
})

it('lets a network of an association share, tells its members, and stops it at once', async () => {
  const id = await acts.circle(aina, [joana], 'ABSI')
  const home = await acts.publish(aina, shareable('NC-1'))
  await acts.agreed(aina, joana, id)
  expect((await run('list')).lines).toEqual([`${id}  ABSI   not approved  2 in it  Cercle ABSI`])
  expect(await acts.seen(joana)).toEqual([])

  const said = { lines: ['Cercle ABSI: its homes may be shared.'], code: 0 }
  expect(await run('approve', id)).toEqual(said)
  expect(await acts.seen(joana)).toEqual([home])
  const yes = 'El portal ha dado el visto bueno a la red: ya se comparten inmuebles'
  expect([(await newsOf(aina))[0], (await newsOf(joana))[0]]).toEqual([yes, yes])
  expect((await run('list')).lines[0]).toMatch(/ABSI {3}\d{4}-\d\d-\d\d {4}2 in it/)
  // The same again is no news.
  expect(await run('approve', id)).toEqual(said)
  expect((await newsOf(joana)).filter((one) => one === yes)).toHaveLength(1)

  expect((await run('stop', id)).lines).toEqual(['Cercle ABSI: shares nothing.'])
  expect(await acts.seen(joana)).toEqual([])
  expect((await newsOf(joana))[0]).toMatch(/ha retirado el visto bueno/)
})

it('does not claim to stop a circle that needs no approval', async () => {
  const id = await acts.circle(aina, [joana])
  await acts.agreed(aina, joana, id)
  const said = ['Cercle MICRO is of kind MICRO: it shares by itself, nothing was changed.']
  for (const act of ['approve', 'stop'])
    expect(await run(act, id)).toEqual({ lines: said, code: 1 })
  expect(await acts.seen(joana)).toHaveLength(1)
})
