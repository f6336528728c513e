import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import type {
  AgendaChange,
  AgendaEvent,
  AgendaPage,
  GoogleCalendar,
  GoogleCalendarStart,
} from '../../../generated/model/index.ts'
import { googleCalendar } from '../../ports/calendar/google.ts'
import { startGoogle } from '../../testing/google.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer } from '../../testing/test-server.ts'

export const VISIT = {
  kind: 'visit',
  title: 'Visita Sóller',
  startsAt: '2031-01-10T09:00:00Z',
  endsAt: '2031-01-10T10:00:00Z',
  location: 'Carrer de sa Lluna, 3',
  notes: 'Tiene prisa',
  attendees: [{ email: 'klaus@rig.example', name: 'Klaus Brandt' }],
}

/** Hours of January 2031, `10T09:00`, as Google writes them. */
export const hours = (from: string, to: string) => ({
  start: { dateTime: `2031-01-${from}:00Z`, timeZone: 'Europe/Madrid' },
  end: { dateTime: `2031-01-${to}:00Z`, timeZone: 'Europe/Madrid' },
})

/** A server beside a double of Google, and what a person does in both calendars. */
export async function besideGoogle() {
  const google = await startGoogle()
  const server = await startTestServer({
    calendar: googleCalendar({
      clientId: 'rig',
      clientSecret: 'rig-secret',
      keys: [randomBytes(32)],
      origin: google.origin,
    }),
  })
  /** Whose calendar it is. */
  const person = { agent: await server.register({ role: 'ADMIN' }) }
  const token = (): string => person.agent.token

  const start = async (who: Person) => {
    const { body } = await server.call('startGoogleCalendar', { token: who.token })
    return (body as GoogleCalendarStart).url
  }
  const connect = async (who: Person, options = {}) =>
    server.call('connectGoogleCalendar', {
      token: who.token,
      body: google.consent(await start(who), options),
    })
  const get = async (id: string): Promise<AgendaEvent> =>
    (await server.call('getAgendaEvent', { token: token(), params: { id } })).body
  const list = async (who = person.agent) => {
    const query = { from: '2031-01-01T00:00:00Z', to: '2031-03-01T00:00:00Z' } as never
    return ((await server.call('listAgenda', { token: who.token, query })).body as AgendaPage).items
  }
  return {
    server,
    google,
    person,
    start,
    connect,
    get,
    list,
    stop: async () => {
      await server.close()
      await google.close()
    },
    /** Somebody new with an empty calendar, connected. */
    fresh: async (): Promise<void> => {
      google.events.clear()
      google.fail(null)
      google.cut(null)
      person.agent = await server.register({ role: 'ADMIN' })
      expect((await connect(person.agent)).status).toBe(200)
      await server.runJobs()
      google.writes.length = 0
    },
    state: async (who = person.agent): Promise<GoogleCalendar> =>
      (await server.call('getGoogleCalendar', { token: who.token })).body,
    create: async (body: Record<string, unknown>) => {
      const reply = await server.call('createAgendaEvent', { token: token(), body: body as never })
      return (reply.body as AgendaChange).event
    },
    change: async (id: string, body: Record<string, unknown>) =>
      server.call('updateAgendaEvent', {
        token: token(),
        params: { id },
        body: { version: (await get(id)).version, ...body } as never,
      }),
    byTitle: async (title: string) => (await list()).find((item) => item.title === title),
    /** As it stands at Google. */
    there: (title: string) =>
      [...google.events.values()].find(
        (event) => event.summary === title && event.status !== 'cancelled',
      ),
    sync: async () => {
      await server.call('syncGoogleCalendar', { token: token() })
      await server.runJobs()
    },
  }
}
