import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { VisitBookInput, VisitHours, VisitPage } from '../../../../generated/model/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { DEFAULT_HOURS } from './slots.ts'
import { homeOf } from '../visit.fixture.ts'

let server: TestServer
let admin: Person
let propertyId: string
let token: string
const ALL: VisitHours = {
  ...DEFAULT_HOURS,
  windows: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '20:00' })),
  noticeHours: 1,
  horizonDays: 10,
  maxPerDay: 20,
}
const hours = (more: Partial<VisitHours> = {}) =>
  server.call('saveVisitHours', { token: admin.token, lang: 'es', body: { ...ALL, ...more } })
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register({ agencyName: 'Portal Vell' })
  propertyId = await homeOf(server, admin)
  token = (
    await server.call('openVisitBooking', {
      token: admin.token,
      body: { propertyId, public: false },
    })
  ).body.token
}, 60_000)
beforeEach(async () => {
  await server.db.deleteFrom('visit_request').execute()
  await server.db.updateTable('agenda_event').set({ deleted_at: new Date() }).execute()
  await hours()
})
afterAll(() => server.close())

const page = async (visitToken = token): Promise<VisitPage> =>
  (await server.call('getVisitPage', { params: { visitToken } })).body
const slots = async (visitToken = token): Promise<string[]> =>
  (await page(visitToken)).days.flatMap((day) => day.slots)
const at = async (index: number): Promise<string> => (await slots())[index] ?? ''
const book = (startsAt: string, more: Partial<VisitBookInput> = {}) =>
  server.call('bookVisit', {
    lang: 'es',
    params: { visitToken: token },
    body: {
      startsAt,
      name: 'Klaus Brandt',
      email: 'klaus@rig.example',
      consent: true,
      language: 'de',
      ...more,
    },
  })

describe('who waits for an answer', () => {
  it('is a booking to confirm, or an enquiry with free hours, until the diary answers it; enquiries of others answer nothing', async () => {
    const startsAt = await at(25)
    await book(startsAt, { message: 'Con los niños' })
    const lead = (
      await server.call('createLead', {
        body: {
          propertyId,
          kind: 'visit_request',
          firstName: 'Elena',
          lastName: 'Pons',
          email: 'elena@rig.example',
          message: '¿Puedo verlo el jueves?',
          language: 'es',
          consent: true,
        },
      })
    ).body
    const staff = await server.register({ role: 'STAFF', agency: admin })
    const waiting = async (who = admin) =>
      (await server.call('listVisitRequests', { token: who.token })).body.items
    const items = await waiting()
    expect(items.find(({ kind }) => kind === 'booking')).toMatchObject({
      name: 'Klaus Brandt',
      message: 'Con los niños',
      startsAt,
      mine: true,
      home: { id: propertyId },
    })
    const asked = items.find(({ id }) => id === lead.id)
    expect(asked).toMatchObject({
      kind: 'enquiry',
      name: 'Elena Pons',
      message: '¿Puedo verlo el jueves?',
      startsAt: null,
    })
    expect(asked?.slots).toEqual((await page()).days.slice(0, 3).map(({ slots: [first] }) => first))
    expect(await waiting(staff)).toEqual([])

    const times = {
      startsAt: asked?.slots[0] ?? '',
      endsAt: new Date(Date.parse(asked?.slots[0] ?? '') + 1_800_000).toISOString(),
    }
    const plan = (who: Person) =>
      server.call('createAgendaEvent', {
        token: who.token,
        body: { kind: 'visit', ...times, leadId: lead.id },
      })
    expect([(await plan(await server.register())).body, (await plan(staff)).body]).toEqual([
      { leadId: expect.any(String) as string },
      { leadId: expect.any(String) as string },
    ])
    expect((await plan(admin)).status).toBe(201)
    expect((await waiting()).map(({ kind }) => kind)).toEqual(['booking'])
  })
})
