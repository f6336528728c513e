import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PartnerVisit } from '../../../../generated/model/index.ts'
import { sql } from '../../../db/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { KLAUS } from '../visit.fixture.ts'
import { runClock } from './clock.ts'
import { followDiaries } from './follow.ts'
import { noteHeld } from './held.ts'
import { CLIENT, inDays, partners } from './partner.fixture.ts'

const HOUR = 3_600_000
let server: TestServer
let there: Awaited<ReturnType<typeof partners>>
let ahead = 0

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(Date.now() + ahead) })
  there = await partners(server)
}, 300_000)
afterAll(() => server.close())

let count = 0
/** Asks for a visit of a contact of its own, so that no test stands in another's way. */
const asked = async (slots = [inDays(server, 3), inDays(server, 4)]): Promise<PartnerVisit> => {
  count += 1
  const { body } = await server.call('createContact', {
    token: there.asker.token,
    body: {
      person: { firstName: `Client ${count}` },
      reach: { emails: [{ address: `client${count}@rig.example` }] },
    },
  })
  const made = await there.ask(there.asker, { contactId: body.id, slots })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return made.body
}
const shown = async (who: Person, id: string) =>
  (await there.list(who)).find((one) => one.id === id)
const eventOf = async (who: Person, id: string | null | undefined) =>
  (await server.call('getAgendaEvent', { token: who.token, params: { id: id ?? '' } })).body
const newsOf = async (who: Person) =>
  (await server.call('listNotifications', { token: who.token })).body.items.map(
    ({ title }) => title,
  )

describe('a visit between agencies', () => {
  it('is asked with up to three times, answered by one of them, and stands in both diaries', async () => {
    const { lister, asker, answer } = there
    const made = await asked()
    expect(made).toMatchObject({ side: 'asking', state: 'open', turn: false, minutes: 45 })
    expect(await newsOf(lister)).toContain(`Illa de Vent pide visita: ${made.home.title}`)
    const waiting = await shown(lister, made.id)
    expect(waiting).toMatchObject({ side: 'asked', turn: true, agencyName: 'Illa de Vent' })
    const startsAt = waiting?.slots[1] ?? ''
    const done = await answer(lister, made.id, { answer: 'confirm', startsAt })
    expect(done.body).toMatchObject({ state: 'confirmed', startsAt, turn: false, contact: null })

    const mine = await shown(asker, made.id)
    const [theirs, own] = [
      await eventOf(lister, done.body.eventId),
      await eventOf(asker, mine?.eventId),
    ]
    expect([theirs.startsAt, own.startsAt]).toEqual([startsAt, startsAt])
    expect(theirs).toMatchObject({ kind: 'visit', status: 'confirmed', attendees: [] })
    expect(theirs.homes.map(({ id }) => id)).toEqual([there.home])
    expect(own).toMatchObject({ homes: [], title: `Visita con Portal Vell: ${made.home.title}` })
    expect(own.attendees).toMatchObject([{ name: `Client ${count}` }])
  })

  it('goes back and forth, each side in its turn', async () => {
    const { lister, asker, answer } = there
    const { id, slots } = await asked()
    const own = await answer(asker, id, { answer: 'confirm', startsAt: slots[0] ?? '' })
    expect(own.status).toBe(406)
    const other = inDays(server, 5)
    await answer(lister, id, { answer: 'propose', slots: [other] })
    expect(await shown(asker, id)).toMatchObject({ turn: true, slots: [other] })
    const gone = await answer(asker, id, { answer: 'confirm', startsAt: slots[0] ?? '' })
    expect(Object.keys(gone.body)).toEqual(['startsAt'])
    const done = await answer(asker, id, { answer: 'confirm', startsAt: other })
    expect(done.body).toMatchObject({ state: 'confirmed', startsAt: other })
    const again = await answer(asker, id, { answer: 'refuse' })
    expect(again.status).toBe(406)
  })

  it('is refused with a reason, and taken back by who asked', async () => {
    const { lister, asker, answer } = there
    const refused = await asked()
    await answer(lister, refused.id, { answer: 'refuse', reason: 'keys' })
    expect(await shown(asker, refused.id)).toMatchObject({ state: 'refused', reason: 'keys' })
    const back = await asked()
    await answer(asker, back.id, { answer: 'refuse' })
    expect(await shown(lister, back.id)).toMatchObject({ state: 'withdrawn', slots: [] })
  })

  it('is refused at the field: past, before the notice, twice, a fourth time, a strange contact', async () => {
    const { asker, lister, ask, contactId, contactOf } = there
    const at = async (slots: string[]) => {
      const { status, body } = await ask(asker, { slots })
      return [status, Object.keys(body)]
    }
    expect(await at([inDays(server, -1)])).toEqual([400, ['slots.0']])
    expect(await at([inDays(server, 3), inDays(server, 0, 23)])).toEqual([400, ['slots.1']])
    expect(await at([inDays(server, 500)])).toEqual([400, ['slots.0']])
    const four = [3, 4, 5, 6].map((days) => inDays(server, days))
    expect((await at(four))[0]).toBe(400)
    expect((await at([]))[0]).toBe(400)
    const strange = await ask(asker, { contactId: await contactOf(lister) })
    expect([strange.status, Object.keys(strange.body)]).toEqual([400, ['contactId']])
    const first = await ask(asker, {})
    expect(first.status).toBe(201)
    expect((await ask(asker, {})).status).toBe(406)
    expect(first.body.contact).toEqual({
      id: contactId,
      name: `${CLIENT.firstName} ${CLIENT.lastName}`,
    })
    const state = (text: string) =>
      sql`update partner_visit set state = ${text} where id = ${first.body.id}`.execute(server.db)
    // In a state of a later version it is asked, too.
    await state('on_hold')
    expect((await ask(asker, {})).status).toBe(406)
    await state('open')
    await there.answer(asker, first.body.id, { answer: 'refuse' })
  })

  it('is seen and answered by whose it is: STAFF of their own, nobody of a third agency', async () => {
    const { lister, asker, ask, answer, acts } = there
    const stranger = await server.register({ role: 'ADMIN', agencyName: 'Third' })
    const colleague = await server.register({ role: 'STAFF', agency: asker })
    const keeper = await server.register({ role: 'STAFF', agency: lister })
    const user = await server.register({ role: 'USER' })
    const { id, slots } = await asked()
    for (const who of [stranger, colleague, keeper]) {
      expect(await shown(who, id)).toBeUndefined()
      const tried = await answer(who, id, { answer: 'confirm', startsAt: slots[0] ?? '' })
      expect(tried.status).toBe(404)
    }
    expect((await ask(stranger, {})).status).toBe(404)
    expect((await ask(lister, {})).status).toBe(404)
    expect((await ask(user, {})).status).toBe(403)
    await acts.change(lister, there.home, { agentId: keeper.profile.id })
    expect(await shown(keeper, id)).toMatchObject({ side: 'asked', turn: true })
    await acts.change(lister, there.home, { agentId: lister.profile.id })
  })

  it('is expected in 24 hours, reminded of 4 before, and lapses after 72', async () => {
    const { lister, asker, answer } = there
    const { id, slots, home } = await asked([inDays(server, 20)])
    const due = `Quedan 4 horas para responder a Illa de Vent: ${home.title}`
    ahead += 19 * HOUR
    await runClock(server.deps)
    expect(await newsOf(lister)).not.toContain(due)
    ahead += 2 * HOUR
    await runClock(server.deps)
    expect(await newsOf(lister)).toContain(due)
    ahead += 51 * HOUR
    expect(await shown(asker, id)).toMatchObject({ state: 'lapsed', slots: [] })
    const late = await answer(lister, id, { answer: 'confirm', startsAt: slots[0] ?? '' })
    expect(late.status).toBe(406)
    await runClock(server.deps)
    expect((await newsOf(asker))[0]).toMatch(/Nadie respondió a tiempo/)
  })

  it('is reminded of behind however many others that wait longer', async () => {
    const { asker, answer } = there
    const { id } = await asked([inDays(server, 20)])
    await sql`insert into partner_visit select same.* from partner_visit v, generate_series(1, 200) n,
      lateral jsonb_populate_record(v, jsonb_build_object('id', gen_random_uuid(), 'place', 'copy ' || n,
        'turn_at', v.turn_at - interval '1 hour', 'reminded_at', now())) same
      where v.id = ${id}`.execute(server.db)
    ahead += 21 * HOUR
    await runClock(server.deps)
    const { rows } = await sql<{ reminded: boolean }>`
      select reminded_at is not null as reminded from partner_visit where id = ${id}`.execute(
      server.db,
    )
    expect(rows).toEqual([{ reminded: true }])
    await sql`delete from partner_visit where place like 'copy %'`.execute(server.db)
    await answer(asker, id, { answer: 'refuse' })
  })

  it('follows when one side moves or cancels it in its diary', async () => {
    const { lister, asker, answer } = there
    const { id, slots } = await asked()
    const done = await answer(lister, id, { answer: 'confirm', startsAt: slots[0] ?? '' })
    const theirs = await eventOf(lister, done.body.eventId)
    const [startsAt, endsAt] = [inDays(server, 6), inDays(server, 6, 1)]
    const move = { version: theirs.version, startsAt, endsAt }
    const params = { id: theirs.id }
    await server.call('updateAgendaEvent', { token: lister.token, params, body: move })
    ahead += HOUR
    await followDiaries(server.deps)
    const mine = await shown(asker, id)
    expect(mine).toMatchObject({ state: 'confirmed', startsAt })
    const own = await eventOf(asker, mine?.eventId)
    expect(own.startsAt).toBe(startsAt)
    expect((await newsOf(asker))[0]).toMatch(/^Portal Vell cambia la hora/)

    await server.call('updateAgendaEvent', {
      token: asker.token,
      params: { id: own.id },
      body: { version: own.version, status: 'cancelled' },
    })
    ahead += HOUR
    await followDiaries(server.deps)
    expect(await shown(lister, id)).toMatchObject({ state: 'cancelled' })
    expect((await eventOf(lister, theirs.id)).status).toBe('cancelled')
  })

  it('follows what was moved while the clock ran ahead, once it is right again', async () => {
    const { lister, asker, answer } = there
    const { id, slots } = await asked()
    const { body } = await answer(lister, id, { answer: 'confirm', startsAt: slots[0] ?? '' })
    const theirs = await eventOf(lister, body.eventId)
    const [startsAt, endsAt] = [inDays(server, 7), inDays(server, 7, 1)]
    ahead += 48 * HOUR
    const moved = await server.call('updateAgendaEvent', {
      token: lister.token,
      params: { id: theirs.id },
      body: { version: theirs.version, startsAt, endsAt },
    })
    expect(moved.status).toBe(200)
    ahead -= 48 * HOUR
    const told = async () =>
      (await newsOf(asker)).filter((title) => title.startsWith('Portal Vell cambia la hora')).length
    const before = await told()
    await followDiaries(server.deps)
    await followDiaries(server.deps)
    const mine = await shown(asker, id)
    expect(mine).toMatchObject({ state: 'confirmed', startsAt })
    expect((await eventOf(asker, mine?.eventId)).startsAt).toBe(startsAt)
    expect(await told()).toBe(before + 1)
  })

  it('follows though another one stands as only a later version knows', async () => {
    const { lister, asker, answer } = there
    const moved = []
    for (let one = 0; one < 2; one += 1) {
      const { id, slots } = await asked()
      const { body } = await answer(lister, id, { answer: 'confirm', startsAt: slots[0] ?? '' })
      const theirs = await eventOf(lister, body.eventId)
      await server.call('updateAgendaEvent', {
        token: lister.token,
        params: { id: theirs.id },
        body: {
          version: theirs.version,
          startsAt: inDays(server, 8, one),
          endsAt: inDays(server, 8, one + 1),
        },
      })
      moved.push({ id, mine: (await shown(asker, id))?.eventId ?? '', before: slots[0] })
    }
    const [odd, next] = moved.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    await sql`update agenda_event set status = 'on_hold' where id = ${odd?.mine ?? ''}`.execute(
      server.db,
    )
    ahead += HOUR
    await followDiaries(server.deps)
    expect((await shown(asker, next?.id ?? ''))?.startsAt).not.toBe(next?.before)
    expect((await shown(asker, odd?.id ?? ''))?.startsAt).toBe(odd?.before)
    // What is known again follows then.
    await sql`update agenda_event set status = 'confirmed' where id = ${odd?.mine ?? ''}`.execute(
      server.db,
    )
    await followDiaries(server.deps)
    expect((await shown(asker, odd?.id ?? ''))?.startsAt).not.toBe(odd?.before)
  })
})

describe('a visit that changed', () => {
  it('follows behind however many others that only a later version reads', async () => {
    const { lister, asker, answer } = there
    const { id, slots } = await asked()
    const { body } = await answer(lister, id, { answer: 'confirm', startsAt: slots[0] ?? '' })
    const theirs = await eventOf(lister, body.eventId)
    const mine = (await shown(asker, id))?.eventId ?? ''
    await sql`with events as (
        insert into agenda_event select same.* from agenda_event e, generate_series(1, 110) n,
          lateral jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid(),
            'uid', 'copy ' || n, 'status', 'on_hold', 'starts_at', e.starts_at + interval '1 minute')) same
        where e.id = ${mine}::uuid returning id)
      insert into partner_visit select same.* from partner_visit v,
        (select id, row_number() over () as n from events) e,
        lateral jsonb_populate_record(v, jsonb_build_object('asking_event', e.id,
          'asked_event', null, 'place', 'copy ' || n,
          'id', '00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))) same
      where v.id = ${id}`.execute(server.db)
    const [startsAt, endsAt] = [inDays(server, 9), inDays(server, 9, 1)]
    const move = { version: theirs.version, startsAt, endsAt }
    const params = { id: theirs.id }
    await server.call('updateAgendaEvent', { token: lister.token, params, body: move })
    ahead += HOUR
    // In another order each time: ten times left out is one in 10^10.
    for (let turn = 0; turn < 10; turn += 1) await followDiaries(server.deps)
    await sql`delete from partner_visit where place like 'copy %'`.execute(server.db)
    await sql`delete from agenda_event where uid like 'copy %'`.execute(server.db)
    expect((await shown(asker, id))?.startsAt).toBe(startsAt)
  }, 300_000)
})

describe('a visit that took place', () => {
  const register = async (who: Person) =>
    (await server.call('listIntroductions', { token: who.token, query: { limit: 100 } })).body.items
  const confirmed = async () => {
    const { lister, asker, answer } = there
    const made = await asked()
    const { body } = await answer(lister, made.id, {
      answer: 'confirm',
      startsAt: made.slots[0] ?? '',
    })
    const contactId = made.contact?.id ?? ''
    const mine = await eventOf(asker, (await shown(asker, made.id))?.eventId)
    const theirs = await eventOf(lister, body.eventId)
    const introduced = async () => {
      await noteHeld(server.deps)
      return (await register(asker)).filter(({ client }) => client?.id === contactId)
    }
    return { id: made.id, contactId, mine, theirs, introduced }
  }
  const note = async (who: Person, id: string, status: 'done' | 'no_show') => {
    const { version } = await eventOf(who, id)
    const params = { id }
    const done = await server.call('updateAgendaEvent', {
      token: who.token,
      params,
      body: { version, status },
    })
    expect(done.status, JSON.stringify(done.body)).toBe(200)
  }

  it('is an introduction once a side notes it, or a day after where nobody notes otherwise', async () => {
    const { lister, asker } = there
    const [noted, silent, absent] = [await confirmed(), await confirmed(), await confirmed()]
    expect(await noted.introduced()).toEqual([])
    ahead += 3 * 24 * HOUR + HOUR
    await note(lister, noted.theirs.id, 'done')
    await note(lister, absent.theirs.id, 'no_show')
    expect(await noted.introduced()).toMatchObject([
      { evidence: 'visit_held', strength: 3, first: null, home: { id: there.home } },
    ])
    expect(await silent.introduced()).toEqual([])
    ahead += 25 * HOUR
    expect(await silent.introduced()).toMatchObject([{ evidence: 'visit_held' }])
    expect(await absent.introduced()).toEqual([])
    // The other side reads that, and not of whom; again changes nothing.
    const theirs = (await register(lister)).filter(({ evidence }) => evidence === 'visit_held')
    expect(theirs.length).toBeGreaterThanOrEqual(2)
    expect(theirs.every(({ role, client }) => role === 'lister' && client === null)).toBe(true)
    await noteHeld(server.deps)
    expect(await noted.introduced()).toHaveLength(1)
    const checked = await server.call('checkIntroduction', {
      token: asker.token,
      body: { propertyId: there.home, contactId: noted.contactId },
    })
    expect(checked.body).toMatchObject({ introduced: true, mine: true, strength: 3 })
  })
})

describe('the end of an agreement', () => {
  it('lets confirmed visits stand, ends open requests at once, and a block hides both', async () => {
    const { lister, asker, answer, agreement, circle } = there
    const standing = await asked()
    await answer(lister, standing.id, { answer: 'confirm', startsAt: standing.slots[0] ?? '' })
    const open = await asked()
    await server.call('revokeAgreement', { token: lister.token, params: { id: agreement.id } })
    expect(await shown(asker, open.id)).toMatchObject({ state: 'ended', turn: false })
    expect(await shown(asker, standing.id)).toMatchObject({ state: 'confirmed' })
    const startsAt = open.slots[0] ?? ''
    const late = await answer(lister, open.id, { answer: 'confirm', startsAt })
    expect(late.status).toBe(406)
    await runClock(server.deps)
    expect((await newsOf(asker))[0]).toMatch(/el inmueble ya no se comparte/)
    expect((await there.ask(asker, {})).status).toBe(404)

    // Its client signs that day: an introduction by what was agreed when it was asked for.
    const own = await shown(asker, standing.id)
    const signed = await server.call('signVisitSheet', {
      token: asker.token,
      params: { id: own?.eventId ?? '' },
      body: {
        language: 'es',
        declaresFirstVisit: true,
        noDirectDeal: true,
        visitors: [{ ...KLAUS, contactId: own?.contact?.id ?? '' }],
      },
    })
    expect(signed.status, JSON.stringify(signed.body)).toBe(201)
    const query = { role: 'seller' as const }
    const all = (await server.call('listIntroductions', { token: asker.token, query })).body.items
    const items = all.filter(({ evidence }) => evidence === 'visit_signed')
    expect(items).toMatchObject([{ evidence: 'visit_signed', home: { id: there.home } }])
    const deal = await server.call('createDeal', {
      token: asker.token,
      body: { introductionId: items[0]?.id ?? '', closePrice: 50_000_000 },
    })
    expect(deal.body).toMatchObject({ commissionPct: 5, fee: 2_500_000, sellerShare: 1_250_000 })

    const agencyId = asker.profile.agency_ids[0] ?? ''
    await server.call('setNetworkBlock', {
      token: lister.token,
      params: { id: circle },
      body: { agencyId, blocked: true },
    })
    expect([await there.list(lister), await there.list(asker)]).toEqual([[], []])
  })
})
