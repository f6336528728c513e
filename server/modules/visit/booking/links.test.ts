import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../db/index.ts'
import { freeTimes } from './free.ts'
import { homeOf } from '../visit.fixture.ts'
import { startBooking } from './booking.fixture.ts'

const { server, admin, propertyId, token, hours, at, book, reset } = await startBooking()
beforeEach(reset)
afterAll(() => server.close())

describe('links', () => {
  it('open what they were made for and nothing else, and end with the booking', async () => {
    const mine = (await book(await at(7))).body.token
    expect(
      (
        await server.call('moveVisit', {
          params: { visitToken: token },
          body: { startsAt: await at(9) },
        })
      ).status,
    ).toBe(404)
    expect(
      (await server.call('tellVisit', { params: { visitToken: mine }, body: { interest: 3 } }))
        .status,
    ).toBe(404)
    const forged = `${mine.slice(0, 20)}${mine[20] === 'A' ? 'B' : 'A'}${mine.slice(21)}`
    expect((await server.call('getVisitPage', { params: { visitToken: forged } })).status).toBe(404)
    const other = await homeOf(server, admin)
    const opened = (
      await server.call('openVisitBooking', {
        token: admin.token,
        body: { propertyId: other, public: true },
      })
    ).body
    expect((await server.call('getOpenVisits', { params: { homeId: other } })).body).toEqual({
      token: opened.token,
    })
    expect((await server.call('getOpenVisits', { params: { homeId: propertyId } })).body).toEqual({
      token: null,
    })
    await server.call('closeVisitBooking', { token: admin.token, params: { bookingId: opened.id } })
    expect(
      (await server.call('getVisitPage', { params: { visitToken: opened.token } })).status,
    ).toBe(404)
    expect((await server.call('getOpenVisits', { params: { homeId: other } })).body).toEqual({
      token: null,
    })
  })

  it('open nothing once their agent has left or works for another agency', async () => {
    const agent = await server.register({ role: 'STAFF', agency: admin })
    const home = await homeOf(server, agent)
    const opened = (
      await server.call('openVisitBooking', {
        token: agent.token,
        body: { propertyId: home, public: true },
      })
    ).body
    const status = async () => [
      (await server.call('getVisitPage', { params: { visitToken: opened.token } })).status,
      (await server.call('getOpenVisits', { params: { homeId: home } })).body.token,
    ]
    const change = (values: { active?: boolean; agency_id?: string | undefined }) =>
      server.db.updateTable('app_user').set(values).where('id', '=', agent.profile.id).execute()
    expect(await status()).toEqual([200, opened.token])
    await change({ active: false })
    expect(await status()).toEqual([404, null])
    await change({ active: true, agency_id: (await server.register()).profile.agency_ids[0] })
    expect(await status()).toEqual([404, null])
    expect(
      (
        await server.call('bookVisit', {
          params: { visitToken: opened.token },
          body: {
            startsAt: new Date().toISOString(),
            name: 'Klaus',
            email: 'k@rig.example',
            consent: true,
          },
        })
      ).status,
    ).toBe(404)
  })

  it('are opened by who looks after the home', async () => {
    const staff = await server.register({ role: 'STAFF', agency: admin })
    expect(
      (
        await server.call('openVisitBooking', {
          token: staff.token,
          body: { propertyId, public: true },
        })
      ).status,
    ).toBe(403)
    expect(
      (await server.call('listVisitBookings', { token: staff.token, query: { propertyId } })).body
        .items,
    ).toHaveLength(1)
  })

  it.each(['horizonDays', 'lengthMinutes', 'bufferMinutes', 'noticeHours', 'maxPerDay'])(
    'hours whose %s nobody can read offer no times, and no fault of who asks',
    async (key) => {
      const startsAt = await at(0)
      await sql`
        update visit_hours set doc = jsonb_set(doc, array[${key}]::text[], '"later"')`.execute(
        server.db,
      )
      expect(
        await freeTimes(server.db, { agentId: admin.profile.id, propertyId, now: new Date() }),
      ).toEqual([])
      const page = await server.call('getVisitPage', { params: { visitToken: token } })
      expect([page.status, page.body.days, page.body.lengthMinutes]).toEqual([200, [], 45])
      expect((await book(startsAt)).status).toBe(406)
    },
  )

  it('hours that end before they start are refused', async () => {
    expect((await hours({ windows: [{ weekday: 1, from: '12:00', to: '10:00' }] })).body).toEqual({
      'windows.0.to': 'La hora de fin va después de la de inicio',
    })
  })
})
