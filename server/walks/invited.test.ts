import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendReminders } from '../modules/agenda/reminder/reminders.ts'
import { matchDesk } from '../modules/match/desk.fixture.ts'
import { expireMandates } from '../modules/property/lifecycle/expire.ts'
import type { Person } from '../testing/people.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

/**
 * Who was invited and never came has shown nothing: whatever happens to homes, demands, visits and
 * enquiries that bear their name is written to nobody there, and the agency's ADMIN hears of it
 * instead (docs/decisions/0042).
 */

const DAY = 86_400_000
const HOURS = {
  windows: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '20:00' })),
  lengthMinutes: 45,
  bufferMinutes: 15,
  noticeHours: 1,
  maxPerDay: 20,
  horizonDays: 10,
  autoConfirm: false,
}
/** All that is told in a round, by what it is about. */
const KINDS = ['agenda', 'chat', 'lead', 'match', 'offer', 'property', 'selection', 'visit']

let server: TestServer
let boss: Person
let staff: Person
let colleague: Person
let desk: ReturnType<typeof matchDesk>

beforeAll(async () => {
  server = await startTestServer()
  desk = matchDesk(server)
  boss = await server.register({ agencyName: 'Llevant' })
  staff = await server.register({ role: 'STAFF', agency: boss })
  colleague = await server.register({ role: 'STAFF', agency: boss })
  await server.call('saveVisitHours', { token: staff.token, body: HOURS })
}, 300_000)
afterAll(() => server.close())

const good = <T extends { status: number; body: unknown }>(answer: T): T => {
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body))
  return answer
}

/** What somebody of the agency holds, and what strangers were sent of it, while they work here. */
async function holdings() {
  const home = await desk.publish(staff)
  const demand = await desk.ask(staff)
  const { body: booking } = good(
    await server.call('openVisitBooking', {
      token: staff.token,
      body: { propertyId: home.id, public: true },
    }),
  )
  const { days } = (await server.call('getVisitPage', { params: { visitToken: booking.token } }))
    .body
  const { body: visit } = good(
    await server.call('bookVisit', {
      params: { visitToken: booking.token },
      body: {
        startsAt: days[1]?.slots[0] ?? '',
        name: 'Klaus Brandt',
        email: 'klaus@rig.example',
        consent: true,
      },
    }),
  )
  const soon = Math.ceil(Date.now() / 60_000) * 60_000
  good(
    await server.call('createAgendaEvent', {
      token: boss.token,
      body: {
        kind: 'visit',
        title: 'Visita',
        organiserId: staff.profile.id,
        startsAt: new Date(soon + 20 * DAY).toISOString(),
        endsAt: new Date(soon + 20 * DAY + 1_800_000).toISOString(),
        propertyIds: [home.id],
        reminders: [60],
        remindBy: ['PLATFORM', 'EMAIL'],
      },
    }),
  )
  const { body: sent } = good(
    await server.call('createSelection', {
      token: staff.token,
      body: { demandId: demand.id, homes: [home.id], channel: 'LINK' },
    }),
  )
  const { body: contact } = good(
    await server.call('createContact', {
      token: staff.token,
      body: {
        person: { firstName: 'Klaus' },
        reach: { emails: [{ address: `${home.id}@rig.example` }] },
      },
    }),
  )
  const { body: offer } = good(
    await server.call('createOffer', {
      token: staff.token,
      body: { propertyId: home.id, contactId: contact.id, amount: 48_000_000 },
    }),
  )
  const visitor = await server.register({ role: 'USER' })
  const { body: chat } = good(
    await server.call('openChat', { token: visitor.token, body: { propertyId: home.id } }),
  )
  const write = (text: string) =>
    server.call('createChatMessage', {
      token: visitor.token,
      params: { id: chat.id },
      body: { clientId: `walk-${chat.id}-${text}`, text },
    })
  good(await write('Hallo'))
  await server.runJobs()
  return { home, visit, soon, sent, offer, visitor, chat, write }
}

/** Everything that happens to it from outside, and by colleagues. */
async function happens({
  home,
  visit,
  soon,
  sent,
  offer,
  write,
}: Awaited<ReturnType<typeof holdings>>) {
  const params = { visitToken: visit.token }
  const { days } = (await server.call('getVisitPage', { params })).body
  good(await server.call('moveVisit', { params, body: { startsAt: days[3]?.slots[4] ?? '' } }))
  good(await server.call('cancelVisit', { params }))
  const enquiry = {
    propertyId: home.id,
    firstName: 'Klaus',
    email: 'klaus@rig.example',
    message: 'Hallo',
    consent: true,
  }
  good(await server.call('createLead', { body: enquiry }))
  await server.runJobs()
  const { items } = (await server.call('listLeads', { token: boss.token })).body
  const lead = items[0]
  const of = { id: lead?.id ?? '' }
  const give = async (from: Person, to: Person) => {
    const { version } = (await server.call('getLead', { token: from.token, params: of })).body
    const body = { version, assignedTo: to.profile.id }
    good(await server.call('updateLead', { token: from.token, params: of, body }))
  }
  await give(boss, colleague)
  await give(colleague, staff)
  good(await write('Noch-etwas'))
  good(
    await server.call('reactToHome', {
      params: { selectionToken: sent.url.slice(-43) },
      body: { homeId: home.id, reaction: 'liked' },
    }),
  )
  good(
    await server.call('stepOffer', {
      token: boss.token,
      params: { id: offer.id },
      body: { version: offer.version, act: 'send' },
    }),
  )
  await desk.publish(boss)
  await server.runJobs()
  const later = { ...server.deps, now: () => new Date(soon + 20 * DAY - 30 * 60_000) }
  await sendReminders(null, later)
  // The mails of unread messages are due by now, too.
  await server.db
    .updateTable('job')
    .set({ run_at: new Date() })
    .where('kind', '=', 'chat.mail')
    .execute()
  await server.runJobs()
  await expireMandates({ ...server.deps, now: () => new Date('2099-06-01') })
  await server.runJobs()
}

const newsOf = async ({ profile: { id } }: Person): Promise<string[]> => {
  const rows = await server.db
    .selectFrom('notification')
    .select('topic')
    .where('user_id', '=', id)
    .execute()
  return [...new Set(rows.map(({ topic }) => topic.split(/[:-]/)[0] ?? ''))].toSorted()
}
const mailsTo = async ({ email }: Person) => (await server.mails()).filter(({ to }) => to === email)
const forget = () => server.db.deleteFrom('notification').execute()

it('is told to who works here, so that there is something to be told', async () => {
  const all = await holdings()
  await forget()
  const before = (await mailsTo(staff)).length
  await happens(all)
  expect(await newsOf(staff)).toEqual(KINDS)
  expect((await mailsTo(staff)).length - before).toBeGreaterThanOrEqual(6)
}, 300_000)

it('is told to the ADMIN while the row waits, and nothing to the mailbox that never accepted', async () => {
  const all = await holdings()
  await forget()
  await server.db
    .updateTable('app_user')
    .set({ joins: true, invited_at: new Date(Date.now() - 8 * DAY) })
    .where('id', '=', staff.profile.id)
    .execute()
  const [theirs, ours] = [(await mailsTo(staff)).length, (await mailsTo(boss)).length]
  await happens(all)
  expect((await mailsTo(staff)).slice(theirs).map(({ subject }) => subject)).toEqual([])
  expect(await newsOf(staff)).toEqual([])
  // The step of the offer was their own.
  expect(await newsOf(boss)).toEqual(KINDS.filter((kind) => kind !== 'offer'))
  expect((await mailsTo(boss)).length - ours).toBeGreaterThanOrEqual(5)
  // Nor is a visitor told their name.
  const { body: page } = await server.call('getVisitPage', {
    params: { visitToken: all.visit.token },
  })
  expect(page.agentName).toContain(boss.profile.first_name)
  const { body: chat } = await server.call('getChat', {
    token: all.visitor.token,
    params: { id: all.chat.id },
  })
  expect(chat.agent?.id).toBe(boss.profile.id)
}, 300_000)
