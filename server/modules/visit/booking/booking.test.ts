import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../db/index.ts'
import { refuseFirst } from '../../../testing/first-refused.ts'
import type { Person } from '../../../testing/people.ts'
import { tellVisitors } from '../jobs.ts'
import { startBooking } from './booking.fixture.ts'

const { server, admin, propertyId, token, hours, page, slots, at, book, reset } =
  await startBooking()
beforeEach(reset)
afterAll(() => server.close())
const mailTo = async (to: string) => {
  await server.runJobs()
  return (await server.mails()).filter((mail) => mail.to === to)
}
const ics = (mail: { files?: { base64: string }[] } | undefined) =>
  Buffer.from(mail?.files?.[0]?.base64 ?? '', 'base64').toString()

/** Visits ahead, in a state that only a later version knows. */
const asLater = () =>
  server.db
    .updateTable('agenda_event')
    .set({ status: 'checked_in' as never })
    .where('kind', '=', 'visit')
    .where('deleted_at', 'is', null)
    .execute()

describe('booking by link', () => {
  it('a free time becomes an event, a contact and two mails with the appointment', async () => {
    const startsAt = await at(20)
    const { status, body } = await book(startsAt, { message: 'Con los niños' })
    expect([status, body.status, body.message]).toEqual([
      201,
      'requested',
      'Visita pedida. Portal Vell te contestará pronto',
    ])
    const [event] = (
      await server.call('listAgenda', {
        token: admin.token,
        query: { from: startsAt, to: new Date(Date.parse(startsAt) + 60_000).toISOString() },
      })
    ).body.items
    expect(event).toMatchObject({ kind: 'visit', status: 'requested', homes: [{ id: propertyId }] })
    const mail = (await mailTo('klaus@rig.example')).at(-1)
    expect(mail?.subject).toContain('Besichtigung angefragt')
    expect(mail?.text).toMatch(/\/de\/busqueda\/visita\//)
    expect(ics(mail)).toContain('STATUS:TENTATIVE')
    const told = (await mailTo(admin.email)).at(-1)
    expect([
      told?.replyTo,
      told?.text.includes('Con los niños'),
      ics(told).includes('BEGIN:VEVENT'),
    ]).toEqual(['klaus@rig.example', true, true])
    const request = await server.db
      .selectFrom('visit_request')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect([request.consent_text.includes('Portal Vell'), request.consent_at !== null]).toEqual([
      true,
      true,
    ])
    expect(await slots()).not.toContain(startsAt)
  })

  it('tells what a visitor wrote to who receives them, not to every colleague who sees the diary', async () => {
    const startsAt = await at(28)
    expect((await book(startsAt, { message: 'Me separo, zqsola' })).status).toBe(201)
    const { event_id: id } = await server.db
      .selectFrom('visit_request')
      .select('event_id')
      .executeTakeFirstOrThrow()
    const colleague = await server.register({ role: 'STAFF', agency: admin })
    const read = ({ token: as }: Person) =>
      server.call('getAgendaEvent', { token: as, params: { id } })
    const seen = await read(colleague)
    expect([seen.status, seen.body.startsAt, seen.body.notes]).toEqual([200, startsAt, null])
    const day = { from: startsAt, to: new Date(Date.parse(startsAt) + 60_000).toISOString() }
    const doors = await Promise.all([
      server.call('listAgenda', { token: colleague.token, query: day }),
      server.call('getVisit', { token: colleague.token, params: { id } }),
      server.call('listVisits', { token: colleague.token, query: { propertyId } }),
      server.call('listVisitRequests', { token: colleague.token }),
    ])
    expect(doors.map((door) => door.status)).toEqual([200, 200, 200, 200])
    expect(JSON.stringify([seen.body, doors.map((door) => door.body)])).not.toContain('zqsola')
    expect((await read(admin)).body.notes).toBe('Me separo, zqsola')
    const { version } = (await read(admin)).body
    await server.call('updateAgendaEvent', {
      token: admin.token,
      params: { id },
      body: { version, attendees: [{ agentId: colleague.profile.id }] },
    })
    expect((await read(colleague)).body.notes).toBe('Me separo, zqsola')
  })

  it('greets a mailbox that anybody may have typed by no words of a stranger', async () => {
    const email = 'mark@rig.example'
    const { body } = await book(await at(24), { name: 'Gana en prize.example ya', email })
    const [mail] = await mailTo(email)
    expect(mail?.text).toMatch(/^Guten Tag Gana,|^Hallo Gana,/)
    expect(JSON.stringify(mail)).not.toContain('prize.example')
    await server.call('cancelVisit', { params: { visitToken: body.token } })
    const all = (await mailTo(email)).map(({ subject, text }) => subject + text).join('\n')
    expect(all).not.toContain('prize.example')
  })

  it('with the phone of somebody known adds nothing to them: the e-mail stays with the request', async () => {
    const known = (
      await server.call('createContact', {
        token: admin.token,
        body: {
          person: { firstName: 'Margalida' },
          reach: { phones: [{ number: '600 555 111' }] },
        },
      })
    ).body
    expect(
      (
        await book(await at(30), {
          name: 'Mallory',
          email: 'mallory@rig.example',
          phone: '600555111',
        })
      ).status,
    ).toBe(201)
    const { reach } = (
      await server.call('getContact', { token: admin.token, params: { id: known.id } })
    ).body
    expect([reach.emails ?? [], reach.phones?.length]).toEqual([[], 1])
    expect(
      await server.db
        .selectFrom('visit_request')
        .select(['contact_id', 'email'])
        .executeTakeFirstOrThrow(),
    ).toEqual({ contact_id: known.id, email: 'mallory@rig.example' })
  })

  it('a home in a status of a later version is shown and booked by nobody', async () => {
    const startsAt = await at(12)
    const put = (status: string) =>
      sql`update property set status = ${status} where id = ${propertyId}::uuid`.execute(server.db)
    const { status: before } = await server.db
      .selectFrom('property')
      .select('status')
      .where('id', '=', propertyId)
      .executeTakeFirstOrThrow()
    await put('seized')
    const link = { params: { visitToken: token } }
    expect((await server.call('getVisitPage', link)).status).toBe(404)
    expect((await book(startsAt)).status).toBe(404)
    await put(before)
    expect((await server.call('getVisitPage', link)).status).toBe(200)
  })

  it('two at once for the same time: one has it', async () => {
    const startsAt = await at(10)
    const answers = await Promise.all([
      book(startsAt),
      book(startsAt, { email: 'anna@rig.example', name: 'Anna' }),
      book(startsAt, { email: 'ben@rig.example', name: 'Ben' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 406, 406])
    expect(answers.find(({ status }) => status === 406)?.body).toEqual({
      detail: 'Esa hora ya no está libre. Elige otra',
    })
  })

  it('takes free times only: not those of the diary, in the past, off the hours, or past the most a day', async () => {
    const [free = '', wanted = ''] = [await at(0), await at(8)]
    await server.call('createAgendaEvent', {
      token: admin.token,
      body: {
        kind: 'unavailability',
        startsAt: wanted,
        endsAt: new Date(Date.parse(wanted) + 3_600_000).toISOString(),
      },
    })
    expect(await slots()).not.toContain(wanted)
    for (const bad of [
      wanted,
      '2020-01-01T10:00:00.000Z',
      new Date(Date.parse(free) + 60_000).toISOString(),
    ])
      expect((await book(bad)).status).toBe(406)
    await hours({ maxPerDay: 1 })
    const day = (await page()).days[1]
    expect((await book(day?.slots[0] ?? '')).status).toBe(201)
    expect((await page()).days.map(({ date }) => date)).not.toContain(day?.date)
    await asLater()
    expect((await page()).days.map(({ date }) => date)).not.toContain(day?.date)
  })

  it('asks for a phone or an e-mail, for consent, and answers programs without booking', async () => {
    const startsAt = await at(4)
    const bare = await server.call('bookVisit', {
      lang: 'es',
      params: { visitToken: token },
      body: { startsAt, name: 'Klaus', consent: true },
    })
    expect(bare.body).toEqual({
      email: 'Deja un teléfono o un correo',
      phone: 'Deja un teléfono o un correo',
    })
    expect((await book(startsAt, { consent: false as true })).status).toBe(400)
    expect((await book(startsAt, { phone: '12' })).status).toBe(400)
    expect((await book(startsAt, { website: 'https://spam.example' })).status).toBe(201)
    expect(await slots()).toContain(startsAt)
  })

  it('one person has five visits before them at most', async () => {
    const times = [...new Set((await slots()).filter((_slot, index) => index % 4 === 3))].slice(
      0,
      6,
    )
    const answers = []
    for (const startsAt of times) answers.push((await book(startsAt)).status)
    expect(answers).toEqual([201, 201, 201, 201, 201, 406])
    await asLater()
    expect((await book(times[5] ?? '')).status).toBe(406)
  })
})

describe('one’s own visit', () => {
  it('is moved to a free time and cancelled; the agent hears of it, the time is free again', async () => {
    const [first = '', second = ''] = [await at(5), await at(9)]
    const mine = (await book(first)).body.token
    expect((await page(mine)).visit).toMatchObject({
      startsAt: first,
      movable: true,
      name: 'Klaus Brandt',
    })
    const moved = await server.call('moveVisit', {
      lang: 'es',
      params: { visitToken: mine },
      body: { startsAt: second },
    })
    expect(moved.body).toMatchObject({ startsAt: second, message: 'Visita cambiada de hora' })
    expect(await slots()).toContain(first)
    expect((await server.call('cancelVisit', { params: { visitToken: mine } })).body.status).toBe(
      'cancelled',
    )
    expect(ics((await mailTo('klaus@rig.example')).at(-1))).toContain('METHOD:CANCEL')
    expect(await slots()).toContain(second)
    expect(
      (await server.call('cancelVisit', { lang: 'es', params: { visitToken: mine } })).body,
    ).toEqual({ detail: 'Esta visita ya no se puede cambiar. Llama a la agencia' })
    const news = (await server.call('listNotifications', { token: admin.token })).body.items
    expect(news[0]?.title).toContain('cancela la visita')
  })

  it('one visit that cannot be told of keeps no other visitor waiting', async () => {
    for (const hours of [6, 30]) await book(await at(hours))
    await server.db
      .updateTable('agenda_event')
      .set({ status: 'confirmed', updated_at: new Date(Date.now() - 61_000) })
      .where('deleted_at', 'is', null)
      .execute()
    const told = async () =>
      (
        await server.db
          .selectFrom('visit_request')
          .select('event_id')
          .where('told_status', '=', 'confirmed')
          .execute()
      ).length
    const end = await refuseFirst(server.db, 'visit_request')
    await expect(tellVisitors(server.deps)).rejects.toThrow('refused')
    await end()
    expect(await told()).toBe(1)
    await tellVisitors(server.deps)
    expect(await told()).toBe(2)
  })

  it('that no mailbox hears of is told to the agent', async () => {
    const titles = async () =>
      (await server.call('listNotifications', { token: admin.token, lang: 'es' })).body.items.map(
        ({ title }) => title,
      )
    const lost = 'Un correo de visita no ha llegado'
    await book(await at(12), { email: 'mistyped@rig.exmaple' })
    expect(await titles()).not.toContain(lost)
    await sql`update job set attempts = 99 where kind = 'visit.mail'`.execute(server.db)
    await server.runJobs()
    expect(await titles()).toContain(lost)
  })

  it('what the agent does in the agenda is mailed, a minute later and once', async () => {
    const { token: mine } = (await book(await at(6))).body
    await server.runJobs()
    const event = await server.db
      .selectFrom('agenda_event')
      .select(['id', 'version'])
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow()
    await server.call('updateAgendaEvent', {
      token: admin.token,
      params: { id: event.id },
      body: { version: event.version, status: 'confirmed' },
    })
    const confirmed = async () =>
      (
        await server.db
          .selectFrom('event')
          .select('subject')
          .where('kind', '=', 'visit.confirmed')
          .where('subject', '=', event.id)
          .execute()
      ).length
    const before = (await mailTo('klaus@rig.example')).length
    await tellVisitors(server.deps)
    expect(await confirmed()).toBe(0)
    expect(await mailTo('klaus@rig.example')).toHaveLength(before)
    await server.db
      .updateTable('agenda_event')
      .set({ updated_at: new Date(Date.now() - 61_000) })
      .where('id', '=', event.id)
      .execute()
    await Promise.all([tellVisitors(server.deps), tellVisitors(server.deps)])
    await tellVisitors(server.deps)
    const mails = await mailTo('klaus@rig.example')
    expect([mails.length, mails.at(-1)?.subject.startsWith('Besichtigung bestätigt')]).toEqual([
      before + 1,
      true,
    ])
    expect(await confirmed()).toBe(1)
    expect((await page(mine)).home.address).toBeNull()
  })

  it('what was changed while the clock ran ahead is mailed once it is right again', async () => {
    await book(await at(6))
    const before = (await mailTo('klaus@rig.example')).length
    await server.db
      .updateTable('agenda_event')
      .set({ status: 'confirmed', updated_at: new Date(Date.now() + 2 * 86_400_000) })
      .where('deleted_at', 'is', null)
      .execute()
    await tellVisitors(server.deps)
    await tellVisitors(server.deps)
    const mails = await mailTo('klaus@rig.example')
    expect([mails.length, mails.at(-1)?.subject.startsWith('Besichtigung bestätigt')]).toEqual([
      before + 1,
      true,
    ])
  })
})
