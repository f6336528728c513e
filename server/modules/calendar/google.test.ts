import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { besideGoogle, hours, VISIT } from './google.fixture.ts'

const desk = await besideGoogle()
const {
  server,
  google,
  person,
  start,
  connect,
  get,
  list,
  fresh,
  state,
  create,
  change,
  there,
  sync,
} = desk
afterAll(desk.stop)

describe('the consent', () => {
  it('connects the person it was asked for, once, and keeps the token sealed', async () => {
    person.agent = await server.register({ role: 'ADMIN' })
    const other = await server.register({ role: 'ADMIN' })
    const given = google.consent(await start(person.agent))
    expect(
      (await server.call('connectGoogleCalendar', { token: other.token, body: given })).body,
    ).toHaveProperty('state')
    expect(
      (await server.call('connectGoogleCalendar', { token: person.agent.token, body: given }))
        .status,
    ).toBe(400)
    expect((await connect(person.agent, { withoutCalendar: true })).body).toHaveProperty('code')
    expect((await connect(person.agent)).body).toMatchObject({
      available: true,
      state: 'active',
      email: 'aina@google.example',
    })
    expect(
      (
        await server.call('getUser', {
          token: person.agent.token,
          params: { id: person.agent.profile.id },
        })
      ).body,
    ).toMatchObject({ google_calendar_email: 'aina@google.example' })
    const { refresh_token } = await server.db
      .selectFrom('google_calendar')
      .select('refresh_token')
      .where('user_id', '=', person.agent.profile.id)
      .executeTakeFirstOrThrow()
    expect(refresh_token.toString('latin1')).not.toContain('rt-')
    expect((await state(other)).state).toBe('none')
  })

  it('connects nothing for a session that ended while Google answered', async () => {
    const gone = await server.register({ role: 'ADMIN' })
    const port = server.deps.calendar
    if (!port) throw new Error('The rig has a calendar')
    const exchange = vi.spyOn(port, 'exchange').mockImplementationOnce(async () => {
      await server.call('logoutUser', { token: gone.token, body: { everywhere: true } })
      return { refreshToken: 'rt-late', email: 'aina@google.example' }
    })
    expect((await connect(gone)).status).toBe(401)
    expect(exchange).toHaveBeenCalledOnce()
    expect(
      await server.db
        .selectFrom('google_calendar')
        .select('email')
        .where('user_id', '=', gone.profile.id)
        .execute(),
    ).toEqual([])
    exchange.mockRestore()
  })
})

describe('the end', () => {
  beforeEach(fresh)

  it('takes our access back at Google and leaves both calendars as they are; connecting again makes nothing twice', async () => {
    await create(VISIT)
    google.put({ id: 'dentist', summary: 'Dentista', ...hours('12T08:00', '12T09:00') })
    await sync()
    const before = google.revoked.length
    expect(
      (await server.call('disconnectGoogleCalendar', { token: person.agent.token })).status,
    ).toBe(204)
    expect((await state()).state).toBe('none')
    await server.runJobs()
    expect(google.revoked).toHaveLength(before + 1)
    expect(
      await server.db
        .selectFrom('google_calendar')
        .select('user_id')
        .where('user_id', '=', person.agent.profile.id)
        .execute(),
    ).toEqual([])
    await create({ ...VISIT, title: 'Sin Google' })
    await server.runJobs()
    expect(there('Sin Google')).toBeUndefined()
    await connect(person.agent)
    await server.runJobs()
    expect((await list()).map(({ title }) => title).toSorted()).toEqual([
      'Dentista',
      'Sin Google',
      'Visita Sóller',
    ])
    expect([...google.events.values()].map(({ summary }) => summary).toSorted()).toEqual([
      'Dentista',
      'Sin Google',
      'Visita Sóller',
    ])
  })

  it('is told when Google lets us in no more, and nothing is lost until the person connects again', async () => {
    const { refresh_token } = await server.db
      .selectFrom('google_calendar')
      .select('refresh_token')
      .where('user_id', '=', person.agent.profile.id)
      .executeTakeFirstOrThrow()
    await server.deps.calendar?.revoke(
      server.deps.calendar.unseal(refresh_token, person.agent.profile.id),
    )
    await create(VISIT)
    await server.runJobs()
    expect((await state()).state).toBe('stopped')
    expect(
      (await server.call('listNotifications', { token: person.agent.token })).body.items[0]?.title,
    ).toContain('desconectado')
    await connect(person.agent)
    await server.runJobs()
    expect(there('Visita Sóller')).toBeDefined()
  })

  it("an event that goes into a colleague's diary leaves the calendar of the one before", async () => {
    const colleague = await server.register({ role: 'STAFF', agency: person.agent })
    const { id } = await create(VISIT)
    await server.runJobs()
    await change(id, { organiserId: colleague.profile.id })
    await server.runJobs()
    expect(there('Visita Sóller')).toBeUndefined()
    expect((await get(id)).status).toBe('confirmed')
  })
})
