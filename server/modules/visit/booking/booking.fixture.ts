import type { VisitBookInput, VisitHours, VisitPage } from '../../../../generated/model/index.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { homeOf } from '../visit.fixture.ts'
import { DEFAULT_HOURS } from './slots.ts'

const ALL: VisitHours = {
  ...DEFAULT_HOURS,
  windows: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '20:00' })),
  noticeHours: 1,
  horizonDays: 10,
  maxPerDay: 20,
}

/** An agent with free hours every day and a home whose visits can be booked by a link. */
export async function startBooking() {
  const server = await startTestServer()
  const admin = await server.register({ agencyName: 'Portal Vell' })
  const propertyId = await homeOf(server, admin)
  const made = { propertyId, public: false }
  const opened = await server.call('openVisitBooking', { token: admin.token, body: made })
  const token: string = opened.body.token
  const hours = (more: Partial<VisitHours> = {}) =>
    server.call('saveVisitHours', { token: admin.token, lang: 'es', body: { ...ALL, ...more } })
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
  /** Nothing asked, an empty diary, the usual hours. */
  const reset = async (): Promise<void> => {
    await server.db.deleteFrom('visit_request').execute()
    await server.db.updateTable('agenda_event').set({ deleted_at: new Date() }).execute()
    await hours()
  }
  return { server, admin, propertyId, token, hours, page, slots, at, book, reset }
}
