import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { inTransaction } from '../../../db/index.ts'
import { published } from '../../property/testing/homes.fixture.ts'
import { take } from './push.repository.ts'
import { sendingAhead } from './sending.fixture.ts'

const MINUTE = 60_000

const desk = await sendingAhead()
const { server, portal, clock, sending, put, stateOf, later } = desk
afterAll(() => desk.stop())
beforeEach(desk.anew)

describe('a process that dies', () => {
  it('in any step leaves no home twice and none behind', async () => {
    const { boss, id } = await sending()
    portal.be('die')
    const all: string[] = []
    for (let n = 0; n < 8; n += 1) all.push((await published(server, boss)).id)
    await server.runJobs()
    const now = () => new Date(Date.now() + clock.ahead)
    const taken = () =>
      inTransaction(server.db, (trx) =>
        take(trx, id, {
          width: 4,
          sends: true,
          now: now(),
          until: new Date(now().getTime() + 90_000),
        }),
      )
    // Before the call; after the portal's yes, which nobody hears; in the middle of an answer.
    clock.ahead += 30 * 60 * MINUTE
    expect((await taken()).length).toBe(4)
    portal.be('die')
    await later(id, 30 * 60 * MINUTE)
    portal.be((call) => (call.id < (all[4] ?? '') ? 'die' : 'good'))
    await later(id, 30 * 60 * MINUTE)
    await put(boss, all[0] ?? '', 'withdrawn')
    await put(boss, all[1] ?? '', 'withdrawn')
    portal.be('die')
    await server.runJobs()
    clock.ahead += 30 * 60 * MINUTE
    await taken()
    portal.be('good')
    // A removal that was done and not heard of is "not there" for an hour before it is believed.
    for (let n = 0; n < 8; n += 1) await later(id, 30 * 60 * MINUTE)
    expect([...portal.homes.keys()].sort()).toEqual(all.slice(2).sort())
    for (const home of all) {
      const made = portal.heard.filter(
        (call) => call.id === home && call.done && call.method === 'POST',
      )
      expect(made).toHaveLength(1)
    }
    const rows = await server.db
      .selectFrom('publication_push')
      .selectAll()
      .where('integration_id', '=', id)
      .execute()
    expect(rows.map(({ waits }) => waits)).toEqual(all.slice(2).map(() => 'none'))
  })

  it('a portal that hangs is given up after its time and asked again', async () => {
    const { boss, id } = await sending()
    portal.be('hang')
    const home = await published(server, boss)
    // Twenty seconds go by at once.
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 100))
    await server.runJobs()
    expect(patience).toHaveBeenCalledWith(20_000)
    patience.mockRestore()
    expect(await stateOf(boss, id, home.id)).toMatchObject({
      state: 'queued',
      sending: { tries: 1 },
    })
    portal.be('good')
    await later(id, 2 * MINUTE)
    expect(portal.homes.has(home.id)).toBe(true)
  })
})
