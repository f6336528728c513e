import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Integration } from '../../../../generated/model/index.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import { published } from '../../property/testing/homes.fixture.ts'
import { drive } from './drive.ts'
import { KEY, serverBesideFotocasa } from './sending.fixture.ts'

const MINUTE = 60_000

type Beside = Awaited<ReturnType<typeof serverBesideFotocasa>>

let server: TestServer
let portal: Beside['portal']
let stop: Beside['stop']
/** Milliseconds that the server's clock runs ahead. */
let ahead = 0
beforeAll(async () => {
  ;({ server, portal, stop } = await serverBesideFotocasa({
    now: () => new Date(Date.now() + ahead),
  }))
}, 120_000)
afterAll(() => stop())

/** An agency with an active channel to Fotocasa, and a portal that has nothing. */
async function sending() {
  ahead = 0
  portal.homes.clear()
  portal.heard.length = 0
  const boss = await server.register({ role: 'ADMIN' })
  const { token } = boss
  const made = await server.call('createIntegration', {
    token,
    body: { provider: 'fotocasa', name: 'Fotocasa' },
  })
  const { id } = made.body as Integration
  const call = { token, params: { id } }
  await server.call('updateIntegration', { ...call, body: { version: 1, apiKey: KEY } })
  await server.call('updateIntegration', { ...call, body: { version: 2, state: 'active' } })
  await server.runJobs()
  /** By today's clock, since nobody stays signed in for so long. */
  const read = async () => {
    const was = ahead
    ahead = 0
    const { body } = await server.call('getIntegration', call)
    ahead = was
    return body as Integration
  }
  return { boss, id, read }
}

/** The clock goes on, and what is due is done. */
const later = async (id: string, ms: number) => {
  ahead += ms
  await drive(server.deps, id)
}

describe('a portal that takes nothing for an hour', () => {
  it.each([
    ['hangs', 'hang', { status: null }],
    ['asks for less', { status: 429 }, { status: 429 }],
    ['is broken', { status: 500 }, { status: 500 }],
  ] as const)(
    '%s: one sentence on the page, nothing lost, nothing twice',
    async (_how, mood, said) => {
      const { boss, id, read } = await sending()
      portal.be(mood)
      const [one, two] = [await published(server, boss), await published(server, boss)]
      const timeout = AbortSignal.timeout.bind(AbortSignal)
      const patience = vi
        .spyOn(AbortSignal, 'timeout')
        .mockImplementation((ms) => timeout(ms / 400))
      await server.runJobs()
      // Every five minutes of an hour.
      for (let minutes = 0; minutes < 60; minutes += 5) await later(id, 5 * MINUTE)
      patience.mockRestore()
      const shown = await read()
      expect(shown).toMatchObject({ state: 'active', health: 'attention', refusal: null })
      expect(shown.delay).toMatchObject(said)
      expect(shown.delay?.failures).toBeGreaterThan(2)
      expect(Date.parse(shown.delay?.nextAt ?? '')).toBeGreaterThan(Date.now() + ahead - MINUTE)
      // Sold meanwhile: it never has to be taken out of what it never was in.
      const sold = { token: boss.token, params: { id: two.id } }
      const was = ahead
      ahead = 0
      const { version } = (await server.call('getProperty', sold)).body
      const body = { version, status: 'withdrawn' } as const
      expect((await server.call('changePropertyStatus', { ...sold, body })).status).toBe(200)
      ahead = was
      portal.be('good')
      for (let n = 0; n < 3; n += 1) await later(id, 3 * 60 * MINUTE)
      expect([...portal.homes.keys()]).toEqual([one.id])
      const made = portal.heard.filter(({ done, method }) => done && method === 'POST')
      expect(made.map((call) => call.id)).toEqual([one.id])
      expect(await read()).toMatchObject({ health: 'ok', delay: null })
    },
    120_000,
  )
})
