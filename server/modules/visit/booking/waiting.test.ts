import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../db/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startBooking } from './booking.fixture.ts'

const { server, admin, propertyId, page, at, book, reset } = await startBooking()
beforeEach(reset)
afterAll(() => server.close())

it('hours of which another version wrote more offer no time, as what it wrote may close them', async () => {
  const { days } = await page()
  expect(days.length).toBeGreaterThan(0)
  await sql`update visit_hours set doc = doc || '{"awayUntil": "2027-01-31"}'`.execute(server.db)
  expect((await page()).days).toEqual([])
  const booked = await book(days[0]?.slots[4] ?? days[1]?.slots[0] ?? '')
  expect(booked.status).toBe(406)
  await sql`update visit_hours set doc = doc - 'awayUntil'`.execute(server.db)
  // The first day's first times go by.
  const third = days[2]
  expect((await page()).days.find(({ date }) => date === third?.date)).toEqual(third)
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
