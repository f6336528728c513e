import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AgendaChange, NotificationPage } from '../../../../generated/model/index.ts'
import type { Person } from '../../../testing/people.ts'
import { sql } from '../../../db/index.ts'
import { refuseFirst } from '../../../testing/first-refused.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { sendReminders } from './reminders.ts'

let server: TestServer
let agent: Person

beforeAll(async () => {
  server = await startTestServer()
  agent = await server.register({ role: 'ADMIN', agencyName: 'Reminders' })
}, 300_000)
afterAll(() => server.close())

const news = async () =>
  (
    (await server.call('listNotifications', { token: agent.token })).body as NotificationPage
  ).items.filter(({ topic }) => topic.startsWith('agenda:'))
const mails = async () =>
  (await server.mails()).filter(({ subject }) => subject.startsWith('Recordatorio'))
const at = (minutes: number): Date =>
  new Date(Math.ceil(Date.now() / 60_000) * 60_000 + minutes * 60_000)
/** The job as it would run at a time. */
const runAt = (minutes: number) => sendReminders(null, { ...server.deps, now: () => at(minutes) })

it('each reminder goes out once, however often and by how many at once it is looked for', async () => {
  const { event } = (
    await server.call('createAgendaEvent', {
      token: agent.token,
      body: {
        kind: 'visit',
        title: 'Visita · Sóller',
        startsAt: at(120).toISOString(),
        endsAt: at(165).toISOString(),
        reminders: [60, 10],
        remindBy: ['PLATFORM', 'EMAIL'],
      },
    })
  ).body as AgendaChange
  await runAt(30)
  expect(await news()).toHaveLength(0)
  await Promise.all([runAt(61), runAt(61), runAt(61)])
  await runAt(62)
  await server.runJobs()
  expect([(await news()).length, (await mails()).length]).toEqual([1, 1])
  expect((await news())[0]?.href).toContain(`/auth/agenda/details?id=${event.id}`)
  // Moved on: reminded again, for the new hour only.
  const now = event
  await server.call('updateAgendaEvent', {
    token: agent.token,
    params: { id: now.id },
    body: { version: now.version, startsAt: at(600).toISOString(), endsAt: at(645).toISOString() },
  })
  await runAt(111)
  await server.runJobs()
  expect((await mails()).length).toBe(1)
  await runAt(541)
  await server.runJobs()
  expect((await mails()).length).toBe(2)
  await server.call('updateAgendaEvent', {
    token: agent.token,
    params: { id: now.id },
    body: { version: now.version + 1, status: 'cancelled' },
  })
  await runAt(595)
  await server.runJobs()
  expect((await mails()).length).toBe(2)
})

it('of a series each occurrence is reminded of', async () => {
  await server.call('createAgendaEvent', {
    token: agent.token,
    body: {
      kind: 'task',
      title: 'Cada día',
      startsAt: at(60).toISOString(),
      endsAt: at(90).toISOString(),
      rrule: 'FREQ=DAILY;COUNT=3',
      // Its days have 24 hours.
      timeZone: 'UTC',
      reminders: [30],
      remindBy: ['EMAIL'],
    },
  })
  const before = (await mails()).length
  for (const minutes of [31, 32, 31 + 1440, 31 + 2880, 31 + 4320]) await runAt(minutes)
  await server.runJobs()
  expect((await mails()).length - before).toBe(3)
})

it('an event whose stored rule cannot be run keeps nobody else waiting', async () => {
  const made = async (title: string, minutes: number) => {
    const body = {
      kind: 'call' as const,
      title,
      startsAt: at(2000 + minutes).toISOString(),
      endsAt: at(2030 + minutes).toISOString(),
      timeZone: 'UTC',
      reminders: [10],
      remindBy: ['PLATFORM' as const],
    }
    return (await server.call('createAgendaEvent', { token: agent.token, body })).body.event.id
  }
  const [odd] = [await made('Odd', 0), await made('Even', 1)]
  await sql`update agenda_event set rrule = 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'
    where id = ${odd}`.execute(server.db)
  await runAt(1992)
  expect(
    (await news()).map(({ title }) => title).filter((title) => /Even|Odd/.test(title)),
  ).toEqual([expect.stringContaining('Even')])
  // The version that can goes on where it was.
  await sql`update agenda_event set rrule = 'FREQ=DAILY;COUNT=3' where id = ${odd}`.execute(
    server.db,
  )
  await runAt(1992 + 60)
  await runAt(1991 + 1440)
  expect((await news()).map(({ title }) => title)).toContainEqual(expect.stringContaining('Odd'))
})

it('an event that cannot be reminded of keeps no other waiting', async () => {
  for (const title of ['Primera', 'Segunda'])
    await server.call('createAgendaEvent', {
      token: agent.token,
      body: {
        kind: 'call',
        title,
        startsAt: at(20_000).toISOString(),
        endsAt: at(20_030).toISOString(),
        reminders: [10],
        remindBy: ['PLATFORM'],
      },
    })
  const told = async () =>
    (await news()).filter(({ title }) => /Primera|Segunda/.test(title)).length
  const end = await refuseFirst(server.db, 'notification', 'insert')
  await expect(runAt(19_991)).rejects.toThrow('refused')
  await end()
  expect(await told()).toBe(1)
  await runAt(19_992)
  expect(await told()).toBe(2)
})

it('however many cannot be reminded of, another is', async () => {
  const made = async (title: string, minutes: number) => {
    const body = {
      kind: 'call' as const,
      title,
      startsAt: at(minutes).toISOString(),
      endsAt: at(minutes + 30).toISOString(),
      reminders: [10],
      remindBy: ['PLATFORM' as const],
    }
    return (await server.call('createAgendaEvent', { token: agent.token, body })).body.event.id
  }
  const id = await made('Atascada', 30_000)
  await sql`insert into agenda_event select same.* from agenda_event e, generate_series(1, 210) n,
    lateral jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid(), 'uid', 'copy ' || n)) same
    where e.id = ${id}::uuid`.execute(server.db)
  await made('Libre', 30_001)
  await sql`create function stuck() returns trigger language plpgsql as
    $$ begin raise 'stuck'; end $$`.execute(server.db)
  await sql`create trigger stuck before update on agenda_event for each row
    when (old.title = 'Atascada') execute function stuck()`.execute(server.db)
  // In another order each time: five times left out is one in 10^6.
  for (let turn = 0; turn < 5; turn += 1)
    await expect(runAt(29_991 + turn / 10)).rejects.toThrow('stuck')
  expect((await news()).map(({ title }) => title)).toContainEqual(expect.stringContaining('Libre'))
  await sql`drop trigger stuck on agenda_event`.execute(server.db)
  await sql`delete from agenda_event where title = 'Atascada'`.execute(server.db)
}, 300_000)

it('a clock that ran ahead for a while loses no reminder of what is still to come', async () => {
  for (const [title, rrule] of [
    ['Sola', null],
    ['Diaria', 'FREQ=DAILY'],
  ])
    await server.call('createAgendaEvent', {
      token: agent.token,
      body: {
        kind: 'task',
        title,
        startsAt: at(120).toISOString(),
        endsAt: at(150).toISOString(),
        ...(rrule && { rrule }),
        timeZone: 'UTC',
        reminders: [60],
        remindBy: ['PLATFORM'],
      },
    })
  const told = async () =>
    (await news()).flatMap(({ title }) => /Sola|Diaria/.exec(title) ?? []).toSorted()
  await runAt(525_600)
  await runAt(1)
  expect(await told()).toEqual([])
  await runAt(61)
  await runAt(62)
  expect(await told()).toEqual(['Diaria', 'Sola'])
})
