import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidv7 } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { dayOf, startOfDay } from '../../time/madrid.ts'
import { office, type Office } from '../chat/chat.fixture.ts'
import { owner } from '../rental/rental.fixture.ts'

let all: Office
beforeAll(async () => {
  all = await office()
})
afterAll(() => all.server.close())

const HOUR = 3_600_000

/** The numbers of somebody's rooms: `demands: 'plain 2'`. */
async function counts(who: Person): Promise<Record<string, string>> {
  const { status, body } = await all.server.call('countRooms', { token: who.token })
  expect(status).toBe(200)
  return Object.fromEntries(body.items.map(({ room, kind, count }) => [room, `${kind} ${count}`]))
}
const demand = (who: Person) =>
  all.server.call('createDemand', {
    token: who.token,
    body: {
      contact: { firstName: 'Klaus', email: `klaus-${who.profile.id}@buyer.example` },
      what: { operations: ['V'], types: ['vivienda'] },
      where: { islands: ['MALLORCA'] },
      money: { priceMax: 90_000_000 },
    },
  })
const event = (who: Person, kind: string, startsAt: Date) =>
  all.server.call('createAgendaEvent', {
    token: who.token,
    body: {
      kind,
      title: kind,
      startsAt: startsAt.toISOString(),
      endsAt: new Date(startsAt.getTime() + HOUR).toISOString(),
    } as never,
  })
const add = (who: Person, ref: string) =>
  all.server.call('createProperty', {
    token: who.token,
    body: { basics: { type: 'vivienda', ref, offers: [{ operation: 'V', price: 1 }] } } as never,
  })

describe('numbers beside the rooms of the desk', () => {
  it('say nothing of an agency that has nothing', async () => {
    expect(await counts(all.stranger)).toEqual({})
  })

  it('count what each of an agency may read', async () => {
    await add(all.admin, 'CC-1')
    await demand(all.agent)
    await demand(all.other)
    expect(await counts(all.admin)).toEqual({
      homes: 'plain 2',
      demands: 'plain 2',
      contacts: 'plain 2',
    })
    for (const who of [all.agent, all.other])
      expect(await counts(who)).toMatchObject({ demands: 'plain 1', contacts: 'plain 1' })
    expect((await counts(all.agent)).homes).toBe('plain 1')
    expect((await counts(all.other)).homes).toBeUndefined()
    expect(await counts(all.stranger)).toEqual({})
  })

  it('count my visits of today, not my calls, nor tomorrow, nor a colleague’s', async () => {
    const noon = new Date(startOfDay(dayOf(new Date())).getTime() + 12 * HOUR)
    await event(all.agent, 'visit', noon)
    await event(all.agent, 'call', noon)
    await event(all.agent, 'visit', new Date(noon.getTime() + 26 * HOUR))
    expect((await counts(all.agent)).agenda).toBe('plain 1')
    expect((await counts(all.admin)).agenda).toBeUndefined()
  })

  it('count who waits: for an agency unanswered conversations, for a visitor unread messages', async () => {
    const { guest, id } = await all.begun()
    for (const who of [all.agent, all.admin]) expect((await counts(who)).messages).toBe('waiting 1')
    expect((await counts(all.other)).messages).toBeUndefined()
    expect(await counts(guest)).toEqual({})
    await all.server.call('readInboxThread', {
      token: all.agent.token,
      params: { id },
      body: { read: true },
    })
    expect((await counts(all.agent)).messages).toBe('waiting 1')
    await all.say(all.agent, id, 'Sí, sigue libre.')
    expect((await counts(all.agent)).messages).toBeUndefined()
    expect(await counts(guest)).toEqual({ messages: 'waiting 1' })
  })

  it('call a source broken while its newest run brought nothing in, to an ADMIN alone', async () => {
    const agency_id = all.admin.profile.agency_ids[0] ?? ''
    const integration_id = uuidv7()
    await all.server.db
      .insertInto('integration')
      .values({
        id: integration_id,
        agency_id,
        direction: 'in',
        provider: 'kyero',
        name: 'Kyero',
        created_at: new Date(),
        updated_at: new Date(),
      })
      .execute()
    const run = (status: 'done' | 'rejected', dry_run = false) =>
      all.server.db
        .insertInto('import_run')
        .values({
          id: uuidv7(),
          agency_id,
          integration_id,
          provider: 'kyero',
          filename: 'feed.xml',
          file_key: 'k',
          file_sha256: 's',
          status,
          dry_run,
          totals: JSON.stringify({}) as never,
          by_user: null,
          by_name: null,
        } as never)
        .execute()
    await run('done')
    await run('rejected', true)
    expect((await counts(all.admin)).integrations).toBeUndefined()
    await run('rejected')
    expect((await counts(all.admin)).integrations).toBe('broken 1')
    expect((await counts(all.agent)).integrations).toBeUndefined()
    expect(await counts(all.stranger)).toEqual({})
    await run('done')
    expect((await counts(all.admin)).integrations).toBeUndefined()
  })

  it('count a visitor’s own lists', async () => {
    await all.server.call('saveHome', {
      token: all.visitor.token,
      body: { homeId: all.home },
    })
    await all.server.call('createSavedSearch', {
      token: all.visitor.token,
      body: {
        name: 'Sóller',
        query: { operation: 'V', place: 'soller' },
        frequency: 'never',
        channels: ['platform'],
      },
    })
    expect(await counts(all.visitor)).toEqual({ searches: 'plain 1', saved: 'plain 1' })
  })

  it('count the files of the programme that nobody has looked at, for its people', async () => {
    const officer = await all.server.register({ role: 'LLOGUER_SEGUR' })
    await all.server.call('createRental', {
      token: null,
      body: owner,
    })
    expect(await counts(officer)).toEqual({ rentals: 'waiting 1' })
    expect((await counts(all.visitor)).rentals).toBeUndefined()
  })

  it('are told to nobody without a session', async () => {
    expect((await all.server.call('countRooms', { token: null })).status).toBe(401)
  })
})
