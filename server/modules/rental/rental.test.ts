import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Rental } from '../../../generated/model/index.ts'
import { inTransaction, json, sql } from '../../db/index.ts'
import { refuseFirst } from '../../testing/first-refused.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { eraseOverdue } from './jobs.ts'
import { owner } from './rental.fixture.ts'

let server: TestServer
let officer: Person
let applicant: Person
beforeAll(async () => {
  server = await startTestServer()
  officer = await server.register({ role: 'LLOGUER_SEGUR' })
  applicant = await server.register({ role: 'USER' })
})
afterAll(() => server.close())

const tenant = {
  side: 'tenant',
  island: 'MENORCA',
  registeredSince: '2010-01-01',
  monthlyRent: 80_000,
  members: [{ name: 'Joan Pons', birth: '1990-02-03', income: 4_321_000 }],
  name: 'Joan Pons',
  email: 'joan@rig.example',
  language: 'ca',
  consent: true,
} as const
const send = (body: object, token: string | null = null) =>
  server.call('createRental', { body, token })
const read = async (id: string): Promise<Rental> =>
  (await server.call('getRental', { token: officer.token, params: { id } })).body
const move = async (id: string, change: object) =>
  server.call('updateRental', {
    token: officer.token,
    params: { id },
    body: { version: (await read(id)).version, ...change },
  })
const at = (days: number) => new Date(Date.now() + days * 86_400_000)

describe('a file', () => {
  it('reaches the programme, confirmed by a mail with its reference and nothing of its answers', async () => {
    const { status, body } = await send(tenant)
    expect([status, body.eligibility.ok]).toEqual([201, true])
    expect(body.message).toContain(body.reference)
    expect(body.reference).toMatch(/^LS-\d{4}-[A-Z2-9]{6}$/)
    await server.runJobs()
    const mail = (await server.mails()).find(({ to }) => to.includes(tenant.email))
    expect(mail?.subject).toBe(`Lloguer Segur: hem rebut el teu expedient ${body.reference}`)
    expect(mail?.text).not.toMatch(/43[.,]?210|1990/)
    // Whoever typed the address could write to its owner by a name.
    const named = { ...tenant, name: 'Guanya prize.example', email: 'mark@visitor.example' }
    await send(named)
    await server.runJobs()
    const other = (await server.mails()).find(({ to }) => to === named.email)
    expect([other?.text.includes('Guanya'), other?.text.includes('prize')]).toEqual([true, false])
    const news = await server.call('listNotifications', { token: officer.token })
    expect(JSON.stringify(news.body)).toContain(body.reference)
    expect(JSON.stringify(news.body)).not.toContain('Joan')
    expect(await read(body.id)).toMatchObject({
      form: { members: [{ income: 4_321_000 }] },
      state: 'sent',
      eligibility: { ok: true },
    })
  })

  it('is kept also when a condition fails: the programme decides', async () => {
    const { status, body } = await send({ ...owner, askedRent: 200_000, email: 'dear@rig.example' })
    expect([status, body.eligibility.ok]).toEqual([201, false])
    expect(body.eligibility.reasons.find(({ outcome }) => outcome === 'failed')?.rule).toBe(
      'rentCap',
    )
  })

  it('that goes by rules of a later version waits for it', async () => {
    const { body } = await send({ ...owner, email: 'heir@rig.example' })
    const [params, { token }] = [{ id: body.id }, officer]
    const { version, ...whole } = await read(body.id)
    for (const column of ['side', 'state', 'island'] as const) {
      const write = (value: string) =>
        sql`update rental_file set ${sql.ref(column)} = ${value}
        where id = ${body.id}::uuid`.execute(server.db)
      await write('heir')
      const rule = { ...params, rule: 'deed' as const }
      const [note, met] = [{ version, note: 'x' }, { outcome: 'met' as const }]
      const statuses = [
        (await server.call('getRental', { token, params })).status,
        (await server.call('updateRental', { token, params, body: note })).status,
        (await server.call('saveRentalCheck', { token, params: rule, body: met })).status,
        (await server.call('listRentalMatches', { token, params })).status,
        (await server.call('deleteRental', { token, params })).status,
      ]
      expect({ column, statuses }).toEqual({ column, statuses: [503, 503, 503, 503, 503] })
      await write(whole[column])
      expect((await read(body.id)).version).toBe(version)
    }
  })

  it('is told without what another version found of its conditions', async () => {
    const { body } = await send({ ...owner, email: 'odd@rig.example' })
    const { eligibility } = await read(body.id)
    const stored = await sql<{ reasons: object[] }>`select eligibility #> '{reasons}' as reasons
      from rental_file where id = ${body.id}::uuid`.execute(server.db)
    const all = stored.rows[0]?.reasons ?? []
    const { figures: _figures, ...bare } = { figures: {}, ...all.at(-1) }
    const odd = [
      null,
      { figures: null },
      { figures: { limit: null, value: 'x' } },
      { key: 'later' },
    ]
    for (const one of [...odd.map((part) => part && { ...bare, ...part }), bare]) {
      const reasons = [...all.slice(0, -1), one]
      await sql`update rental_file set eligibility = eligibility || ${json({ reasons })}
        where id = ${body.id}::uuid`.execute(server.db)
      const told = await read(body.id)
      expect(told.eligibility.reasons).toEqual(eligibility.reasons.slice(0, -1))
      expect(told.checks.find(({ rule }) => rule === 'rentCap')).toMatchObject({
        outcome: 'unknown',
        text: null,
      })
    }
    await sql`update rental_file set eligibility = eligibility - 'reasons'
      where id = ${body.id}::uuid`.execute(server.db)
    expect((await read(body.id)).eligibility).toEqual({ ...eligibility, reasons: [] })
  })

  it('needs what its side is asked, and keeps nothing of the other', async () => {
    const { consent: _, ...silent } = owner
    expect((await send(silent)).status).toBe(400)
    expect(
      (
        await send({
          side: 'owner',
          island: 'IBIZA',
          name: 'A',
          email: 'a@rig.example',
          consent: true,
        })
      ).body,
    ).toEqual(
      expect.objectContaining({
        address: 'Este campo es obligatorio',
        ownedSince: 'Este campo es obligatorio',
      }),
    )
    expect((await send({ ...tenant, members: [] })).body).toHaveProperty('members')
    expect(
      (await send({ ...tenant, members: [{ name: 'X', birth: '2999-01-01', income: 0 }] })).body,
    ).toHaveProperty(['members.0.birth'])
    expect((await send({ ...owner, ownedSince: '2999-01-01' })).body).toHaveProperty('ownedSince')
    expect((await send({ ...owner, registered: 'yes' })).body).toHaveProperty('lastRegisteredOn')
    const { body } = await send({ ...owner, members: tenant.members, email: 'both@rig.example' })
    expect((await read(body.id)).form).not.toHaveProperty('members')
  })

  it('sent twice is one, also at once; filled in by a program it is none', async () => {
    const [first, second] = await Promise.all([
      send({ ...owner, email: 'twice@rig.example' }),
      send({ ...owner, email: 'twice@rig.example' }),
    ])
    expect(second.body.reference).toBe(first.body.reference)
    const bot = await send({ ...owner, email: 'bot@rig.example', website: 'https://bot.example' })
    expect(bot.status).toBe(201)
    expect(
      await server.db
        .selectFrom('rental_file')
        .selectAll()
        .where('email', '=', 'bot@rig.example')
        .execute(),
    ).toEqual([])
  })

  it('is seen by who sent it, in a list, and by nobody else', async () => {
    const { body } = await send({ ...owner, email: 'own@rig.example' }, applicant.token)
    const mine = await server.call('listMyRentals', { token: applicant.token })
    expect(mine.body.items.map(({ id }) => id)).toEqual([body.id])
    expect((await server.call('listMyRentals', { token: officer.token })).body.items).toEqual([])
    for (const call of [
      server.call('getRental', { token: applicant.token, params: { id: body.id } }),
      server.call('listRentals', { token: applicant.token }),
    ])
      expect((await call).status).toBe(403)
    expect((await server.call('getRental', { params: { id: body.id } })).status).toBe(401)
  })
})

describe('the programme’s people', () => {
  it('find, move and note files; the applicant hears of a state, not of a note', async () => {
    const { body } = await send({ ...owner, name: 'Bàrbara Coll', email: 'barbara@rig.example' })
    const list = await server.call('listRentals', {
      token: officer.token,
      query: { q: 'barbara inca', state: ['sent'] },
    })
    expect(list.body).toMatchObject({
      total: 1,
      items: [{ reference: body.reference, name: 'Bàrbara Coll' }],
    })
    await server.runJobs()
    const before = (await server.mails()).length
    expect((await move(body.id, { note: ' Falta la cédula ' })).body).toMatchObject({
      note: 'Falta la cédula',
      version: 2,
    })
    expect((await move(body.id, { state: 'documents' })).body).toMatchObject({
      state: 'documents',
      version: 3,
    })
    await server.runJobs()
    const mails = (await server.mails()).slice(before)
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Alquiler Seguro: tu expediente ${body.reference}, documentación`,
    ])
    expect(mails[0]?.text).not.toContain('cédula')
    expect(
      (
        await server.call('updateRental', {
          token: officer.token,
          params: { id: body.id },
          body: { version: 1, state: 'visit' },
        })
      ).status,
    ).toBe(409)
  })

  it('pages through them', async () => {
    const first = await server.call('listRentals', { token: officer.token, query: { limit: 2 } })
    const second = await server.call('listRentals', {
      token: officer.token,
      query: { limit: 2, cursor: first.body.next ?? '' },
    })
    expect(second.body.items[0]?.id).not.toBe(first.body.items[0]?.id)
    const back = await server.call('listRentals', {
      token: officer.token,
      query: { limit: 2, cursor: second.body.previous ?? '' },
    })
    expect(back.body.items).toEqual(first.body.items)
  })

  it('pages go on where they were, also when the last file that was read is erased', async () => {
    for (const query of [{}, { queue: 'owners' as const }]) {
      const page = async (more: object) =>
        (await server.call('listRentals', { token: officer.token, query: { ...query, ...more } }))
          .body
      for (const n of [1, 2, 3]) await send({ ...owner, email: `page-${n}@rig.example` })
      const all = (await page({ limit: 3 })).items.map(({ id }) => id)
      const { items, next } = await page({ limit: 1 })
      await server.db
        .deleteFrom('rental_file')
        .where('id', '=', items[0]?.id ?? '')
        .execute()
      const rest = (await page({ limit: 2, cursor: next })).items.map(({ id }) => id)
      expect(rest).toEqual(all.slice(1))
    }
  })

  it('a rejected file is erased after 90 days, one taken up again is not', async () => {
    const [gone, back] = [
      await send({ ...owner, email: 'gone@rig.example' }),
      await send({ ...owner, email: 'back@rig.example' }),
    ]
    const rejection = { state: 'rejected', reason: 'home', words: 'Damp' }
    for (const { body } of [gone, back]) await move(body.id, rejection)
    await move(back.body.id, { state: 'sent', words: 'It is dry again' })
    const { eraseOn } = await read(gone.body.id)
    expect(Date.parse(eraseOn ?? '') - Date.now()).toBeGreaterThan(89 * 86_400_000)
    await eraseOverdue({ ...server.deps, now: () => at(89) })
    expect((await read(gone.body.id)).state).toBe('rejected')
    await eraseOverdue({ ...server.deps, now: () => at(91) })
    expect(
      (await server.call('getRental', { token: officer.token, params: { id: gone.body.id } }))
        .status,
    ).toBe(404)
    expect((await read(back.body.id)).state).toBe('sent')
  })

  const rejected = async (email: string) => {
    const { body } = await send({ ...owner, email })
    await move(body.id, { state: 'rejected', reason: 'home', words: 'Damp' })
    return body.id
  }
  const statusOf = async (id: string) =>
    (await server.call('getRental', { token: officer.token, params: { id } })).status

  it('one that cannot be erased holds up no other', async () => {
    const ids = [await rejected('stuck@rig.example'), await rejected('free@rig.example')]
    const end = await refuseFirst(server.db, 'rental_file', 'delete')
    const later = { ...server.deps, now: () => at(91) }
    await expect(eraseOverdue(later)).rejects.toThrow('refused')
    await end()
    expect((await Promise.all(ids.map(statusOf))).sort()).toEqual([200, 404])
    await eraseOverdue(later)
    expect(await Promise.all(ids.map(statusOf))).toEqual([404, 404])
  })

  it('one that is taken up while overdue ones are erased stays', async () => {
    const id = await rejected('revived@rig.example')
    let isOver = false
    const waits = async () =>
      (
        await sql`select from pg_stat_activity where datname = current_database()
          and wait_event_type = 'Lock'`.execute(server.db)
      ).rows.length > 0
    const erasing = await inTransaction(server.db, async (trx) => {
      await sql`update rental_file set state = 'sent', decided_at = null, updated_at = ${at(91)}
        where id = ${id}::uuid`.execute(trx)
      const run = eraseOverdue({ ...server.deps, now: () => at(91) }).finally(() => {
        isOver = true
      })
      await vi.waitFor(async () => expect(isOver || (await waits())).toBe(true), 60_000)
      return [run]
    })
    await Promise.all(erasing)
    expect((await read(id)).state).toBe('sent')
  })
})

it('checks without keeping, and tells the table', async () => {
  const before = await server.db.selectFrom('rental_file').select('id').execute()
  const { body } = await server.call('checkRental', {
    body: { side: 'tenant', island: 'IBIZA', monthlyRent: 150_000, incomes: [3_000_000] },
  })
  expect(body).toMatchObject({ ok: false })
  expect(await server.db.selectFrom('rental_file').select('id').execute()).toHaveLength(
    before.length,
  )
  const rules = await server.call('getRentalRules', { query: {} })
  expect(rules.body.items).toHaveLength(11)
  expect(
    (await server.call('getRentalRules', { query: { date: '2020-01-01' } })).body.items,
  ).toEqual([])
})
