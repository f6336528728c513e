import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { published } from '../../property/testing/homes.fixture.ts'
import { sendingAhead } from './sending.fixture.ts'

const MINUTE = 60_000

const desk = await sendingAhead()
const { server, portal, clock, today, read, sending, put, later } = desk
afterAll(() => desk.stop())
beforeEach(desk.anew)

describe('a portal that takes nothing for an hour', () => {
  it.each([
    ['hangs', 'hang', { status: null }],
    ['asks for less', { status: 429 }, { status: 429 }],
    ['is broken', { status: 500 }, { status: 500 }],
  ] as const)(
    '%s: one sentence on the page, nothing lost, nothing twice',
    async (_how, mood, said) => {
      const { boss, id } = await sending()
      portal.be(mood)
      const [one, two] = [await published(server, boss), await published(server, boss)]
      const timeout = AbortSignal.timeout.bind(AbortSignal)
      // What answers is waited for, however slow this machine is; what hangs for a moment alone.
      const hurry = mood === 'hang' ? 400 : 1
      const patience = vi
        .spyOn(AbortSignal, 'timeout')
        .mockImplementation((ms) => timeout(ms / hurry))
      await server.runJobs()
      // Every five minutes of an hour.
      for (let minutes = 0; minutes < 60; minutes += 5) await later(id, 5 * MINUTE)
      patience.mockRestore()
      const shown = await read(boss, id)
      expect(shown).toMatchObject({ state: 'active', health: 'attention', refusal: null })
      expect(shown.delay).toMatchObject(said)
      expect(shown.delay?.failures).toBeGreaterThan(2)
      expect(Date.parse(shown.delay?.nextAt ?? '')).toBeGreaterThan(
        Date.now() + clock.ahead - MINUTE,
      )
      // Sold meanwhile: it never has to be taken out of what it never was in.
      expect((await today(() => put(boss, two.id, 'withdrawn'))).status).toBe(200)
      portal.be('good')
      for (let n = 0; n < 3; n += 1) await later(id, 3 * 60 * MINUTE)
      expect([...portal.homes.keys()]).toEqual([one.id])
      const made = portal.heard.filter(({ done, method }) => done && method === 'POST')
      expect(made.map((call) => call.id)).toEqual([one.id])
      expect(await read(boss, id)).toMatchObject({ health: 'ok', delay: null })
    },
    120_000,
  )
})
