import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { asleepEverywhere } from '../../../testing/asleep.ts'
import type { Person } from '../../../testing/people.ts'
import { complete, published } from '../../property/testing/homes.fixture.ts'
import { drive } from './drive.ts'
import { sendingAhead } from './sending.fixture.ts'

/** A process that slept longer than its lease while another sent what is newer. */
const MINUTE = 60_000

const desk = await sendingAhead()
const { server, portal, clock, today, sending, put, save, stateOf, later } = desk
afterAll(() => desk.stop())
beforeEach(desk.anew)

interface Sent {
  boss: Person
  id: string
  home: string
}
const bathrooms = (n: number) => ({ layout: { ...complete.layout, bathrooms: n } })
const rooms = (boss: Person, home: string, n: number) => today(() => save(boss, home, bathrooms(n)))
/** What the portal tells of a home; null: it has none. */
const told = (home: string): string | null => {
  const is = portal.homes.get(home)
  return is === undefined ? null : JSON.stringify(is)
}
/** A home that is out, with what the portal tells of it. */
async function out(): Promise<Sent> {
  desk.anew()
  const { boss, id } = await sending()
  const home = (await published(server, boss)).id
  await server.runJobs()
  expect(told(home)).not.toBeNull()
  return { boss, id, home }
}
/** What is told once all has been sent that is due. */
async function settled({ boss, id, home }: Sent): Promise<string | null> {
  for (let n = 0; n < 3; n += 1) await later(id, 5 * MINUTE)
  expect(await today(async () => (await stateOf(boss, id, home))?.sending?.waits ?? 'none')).toBe(
    'none',
  )
  return told(home)
}

describe('a process that slept before it called', () => {
  it('sends nothing that is older than what another sent', async () => {
    let newer: string | null = null
    const places = await asleepEverywhere(server.deps, {
      begin: async () => {
        const sent = await out()
        await rooms(sent.boss, sent.home, 3)
        return sent
      },
      work: (deps, { id }) => drive(deps, id),
      meanwhile: async ({ boss, id, home }) => {
        await rooms(boss, home, 4)
        await later(id, 3 * MINUTE)
        newer = told(home)
      },
      look: async (sent, where) => {
        expect(newer, where).not.toBeNull()
        expect(told(sent.home), where).toBe(newer)
        expect(await settled(sent), where).toBe(newer)
      },
    })
    expect(places).toBeGreaterThan(2)
  }, 300_000)

  it('brings no home back that was taken out', async () => {
    const places = await asleepEverywhere(server.deps, {
      begin: async () => {
        const sent = await out()
        await rooms(sent.boss, sent.home, 3)
        return sent
      },
      work: (deps, { id }) => drive(deps, id),
      meanwhile: async ({ boss, id, home }) => {
        await today(() => put(boss, home, 'withdrawn'))
        await later(id, 3 * MINUTE)
        expect(told(home)).toBeNull()
      },
      look: async (sent, where) => {
        expect(told(sent.home), where).toBeNull()
        expect(await settled(sent), where).toBeNull()
      },
    })
    expect(places).toBeGreaterThan(2)
  }, 300_000)
})

describe('a call that arrived when another had been made', () => {
  /** The first call from now on is on its way until told; what goes on does not wait for it. */
  function slow() {
    const arrives = Promise.withResolvers<'good'>()
    let first = true
    portal.be(() => {
      if (!first) return 'good'
      first = false
      return arrives.promise
    })
    return () => arrives.resolve('good')
  }
  /** It is on its way, while another does something; then it arrives. */
  async function late(id: string, meanwhile: () => Promise<unknown>): Promise<void> {
    const arrive = slow()
    const sleeper = drive(server.deps, id)
    await expect.poll(() => portal.busy()).toBe(1)
    await meanwhile()
    clock.ahead += 3 * MINUTE
    await drive(server.deps, id)
    arrive()
    await sleeper
  }

  it('with an older text is followed by the newer once more', async () => {
    const sent = await out()
    const { boss, id, home } = sent
    await rooms(boss, home, 3)
    let newer: string | null = null
    await late(id, async () => {
      await rooms(boss, home, 4)
      await later(id, 3 * MINUTE)
      newer = told(home)
    })
    expect(newer).not.toBeNull()
    expect(await settled(sent)).toBe(newer)
  })

  it('with a home that was taken out meanwhile is followed by taking it out', async () => {
    const { boss, id } = await sending()
    await today(() => desk.patch(boss, id, { state: 'paused' }))
    const home = (await published(server, boss)).id
    await server.runJobs()
    await server.db
      .updateTable('integration')
      .set({ state: 'active' })
      .where('id', '=', id)
      .execute()
    await late(id, () => today(() => put(boss, home, 'withdrawn')))
    expect(await settled({ boss, id, home })).toBeNull()
  })

  it('taking out what is wanted again is followed by sending it', async () => {
    const sent = await out()
    const { boss, id, home } = sent
    await today(() => put(boss, home, 'withdrawn'))
    await late(id, () => today(() => desk.publish(boss, home)))
    expect(await settled(sent)).not.toBeNull()
  })
})
