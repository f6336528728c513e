import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { USUAL } from '../contract/permissions.ts'
import { feed, home } from '../modules/import/kyero/fixture.ts'
import { walkOf } from '../modules/intake/walk.fixture.ts'
import type { Person } from '../testing/people.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

/** What takes long goes on with the right that stands by then (docs/decisions/0042). */
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
}, 300_000)
afterAll(() => server.close())

const { upload, plan, read, rows } = walkOf(() => server)
const files = (): TestServer['deps']['files'] => server.deps.files

/** An agency with its ADMIN, and two who work there. */
async function team(role: 'ADMIN' | 'STAFF' = 'STAFF') {
  const boss = await server.register()
  const joana = await server.register({ role, agency: boss })
  return { boss, joana, pere: await server.register({ role: 'STAFF', agency: boss }) }
}
const handOver = async (boss: Person, from: Person, to: Person | null) => {
  const params = { id: from.profile.id }
  const body = { to: to && to.profile.id }
  expect((await server.call('handOver', { token: boss.token, params, body })).status).toBe(200)
}
const change = async (boss: Person, who: Person, body: object) => {
  const params = { id: who.profile.id }
  expect((await server.call('updateUser', { token: boss.token, params, body })).status).toBe(200)
}

/** The nth stored file that is opened from now on does something in the middle of being read. */
function midway(nth: number, act: () => Promise<void>): void {
  const get = files().get.bind(files())
  let opened = 0
  vi.spyOn(files(), 'get').mockImplementation(async (key, ...more) => {
    const source = await get(key, ...more)
    opened += 1
    if (opened !== nth) return source
    const whole = Buffer.concat(await source.toArray())
    const middle = whole.indexOf('\n', whole.length / 2) + 1
    return Readable.from(
      (async function* () {
        yield whole.subarray(0, middle)
        await act()
        yield whole.subarray(middle)
      })(),
    )
  })
}
const people = (count: number): string =>
  `Nombre;Móvil\n${Array.from({ length: count }, (_, at) => `Persona ${at};6${String(at).padStart(8, '0')}`).join('\n')}\n`
const agents = async (table: 'contact' | 'property', person: Person) => {
  const found = await server.db
    .selectFrom(table)
    .select('agent_id')
    .distinct()
    .where('agency_id', '=', person.profile.agency_ids[0] ?? '')
    .execute()
  return found.map(({ agent_id }) => agent_id)
}

describe('a file that is being read out', () => {
  const begin = async (url: string, { token }: Person) => {
    const answer = await server.app.inject({
      method: 'GET',
      url,
      headers: { authorization: `Token ${token}` },
      payloadAsStream: true,
    })
    expect(answer.statusCode).toBe(200)
    return answer.stream()
  }
  /** Reads a part, then `act`, then the rest; answers how much came after it. */
  async function rest(stream: Readable, act: () => Promise<void>) {
    const parts = stream[Symbol.asyncIterator]()
    await parts.next()
    await act()
    let bytes = 0
    const broken = await (async () => {
      for (;;) {
        const { done, value } = (await parts.next()) as IteratorResult<Buffer>
        if (done) return false
        bytes += value.length
      }
    })().catch(() => true)
    return { broken, bytes }
  }

  it.each([
    ['is let go', (boss: Person, joana: Person, pere: Person) => handOver(boss, joana, pere)],
    [
      'loses the switch',
      (boss: Person, joana: Person) =>
        change(boss, joana, { permissions: { ...USUAL, export: false } }),
    ],
  ])('breaks off when who reads it %s', async (_how, act) => {
    const { boss, joana, pere } = await team()
    await change(boss, joana, { permissions: { ...USUAL, export: true } })
    const { id } = await plan(joana.token, await upload(joana.token, people(4000)))
    await server.call('startIntake', { token: joana.token, params: { id } })
    await server.runJobs()
    const whole = await rest(await begin('/api/v1/contact/export/?format=csv', joana), () =>
      Promise.resolve(),
    )
    const cut = await rest(await begin('/api/v1/contact/export/?format=csv', joana), () =>
      act(boss, joana, pere),
    )
    expect([whole.broken, cut.broken]).toEqual([false, true])
    expect(cut.bytes).toBeLessThan(whole.bytes / 2)
  })

  it('holds for the report of an import, too', async () => {
    const { boss, joana, pere } = await team()
    const { id } = await plan(joana.token, await upload(joana.token, people(4000)))
    await server.call('startIntake', { token: joana.token, params: { id } })
    await server.runJobs()
    const { broken } = await rest(await begin(`/api/v1/intake/${id}/report/`, joana), () =>
      handOver(boss, joana, pere),
    )
    expect(broken).toBe(true)
  })
})

describe('an import that somebody left behind', () => {
  it('of contacts goes on under who took over, and nothing bears who left', async () => {
    const { boss, joana, pere } = await team()
    const { id } = await plan(joana.token, await upload(joana.token, people(2000)))
    await server.call('startIntake', { token: joana.token, params: { id } })
    midway(1, () => handOver(boss, joana, pere))
    await server.runJobs()
    vi.restoreAllMocks()
    expect(await agents('contact', boss)).toEqual([pere.profile.id])
    expect(await read(pere.token, id)).toMatchObject({ status: 'done', totals: { created: 2000 } })
    const told = (await server.call('listNotifications', { token: pere.token })).body.items
    expect(told.map(({ href }) => href).join()).toContain(id)
  })

  it('of contacts goes on under the ADMIN when its person had nothing to hand over', async () => {
    const { boss, joana } = await team()
    const { id } = await plan(joana.token, await upload(joana.token, people(3)))
    await server.call('startIntake', { token: joana.token, params: { id } })
    await change(boss, joana, { active: false })
    await server.runJobs()
    expect(await agents('contact', boss)).toEqual([boss.profile.id])
    expect(await read(boss.token, id)).toMatchObject({ status: 'done', totals: { created: 3 } })
  })

  it('of contacts has no more right than its person has by now', async () => {
    const { boss, joana, pere } = await team('ADMIN')
    const phone = '+34600000001'
    const { body: held } = await server.call('createContact', {
      token: pere.token,
      body: {
        person: { firstName: 'Persona', lastName: '1' },
        reach: { phones: [{ number: phone }] },
      },
    })
    const { id } = await plan(
      joana.token,
      await upload(joana.token, 'Nombre;Móvil;Notas\nPersona 1;600000001;Suya\n'),
    )
    await server.call('startIntake', { token: joana.token, params: { id } })
    await change(boss, joana, { role: 'STAFF' })
    await server.runJobs()
    expect((await rows(boss.token, id)).items.map(({ fate }) => fate)).toEqual(['skipped'])
    const { body } = await server.call('getContact', { token: pere.token, params: { id: held.id } })
    expect(body.version).toBe(held.version)
  })

  it.each(['is let go', 'leads no longer'])('of homes names nobody who %s', async (how) => {
    const { boss, joana } = await team('ADMIN')
    const xml = feed(
      Array.from({ length: 40 }, (_, at) => home(`F-${how.length}-${at}`, { images: '' })),
    )
    const { status } = await server.call('createImport', {
      token: joana.token,
      body: { provider: 'kyero' },
      files: [
        { field: 'file', filename: 'kyero.xml', mime: 'text/xml', content: Buffer.from(xml) },
      ],
    })
    expect(status).toBe(202)
    const before: (string | null)[] = []
    midway(2, async () => {
      if (how === 'is let go') await handOver(boss, joana, boss)
      else await change(boss, joana, { role: 'STAFF' })
      before.push(
        ...(
          await server.db
            .selectFrom('property')
            .select('id')
            .where('agency_id', '=', boss.profile.agency_ids[0] ?? '')
            .execute()
        ).map((row) => row.id),
      )
    })
    await server.runJobs()
    vi.restoreAllMocks()
    const homes = await server.db
      .selectFrom('property')
      .select(['id', 'created_by'])
      .where('agency_id', '=', boss.profile.agency_ids[0] ?? '')
      .execute()
    expect(homes).toHaveLength(40)
    const after = homes.filter(({ id }) => !before.includes(id))
    expect([...new Set(after.map(({ created_by }) => created_by))]).toEqual([boss.profile.id])
  })

  it('of a diary of their own ends', async () => {
    const { boss, joana } = await team()
    const events = Array.from(
      { length: 1500 },
      (_, at) =>
        `BEGIN:VEVENT\r\nUID:u${at}@left\r\nDTSTAMP:20200101T000000Z\r\n` +
        `DTSTART:202001${String(1 + (at % 28)).padStart(2, '0')}T090000Z\r\n` +
        `DTEND:202001${String(1 + (at % 28)).padStart(2, '0')}T093000Z\r\n` +
        `SUMMARY:E${at}\r\nEND:VEVENT\r\n`,
    )
    const content = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n${events.join('')}END:VCALENDAR\r\n`
    const count = async () =>
      (
        await server.db
          .selectFrom('agenda_event')
          .select('id')
          .where('organiser_id', '=', joana.profile.id)
          .execute()
      ).length
    const importing = server.call('importCalendar', {
      token: joana.token,
      body: { preview: false } as never,
      files: [{ field: 'file', filename: 'c.ics', mime: 'text/calendar', content }],
    })
    await expect.poll(async () => await count(), { interval: 5 }).toBeGreaterThan(3)
    await handOver(boss, joana, null)
    const then = await count()
    expect([(await importing).status, await count()]).toEqual([401, then])
    expect(then).toBeLessThan(1500)
  })
})
