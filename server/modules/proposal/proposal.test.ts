import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Proposal, ProposalConfirmed, Property } from '../../../generated/model/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { dayOf } from '../../time/madrid.ts'
import { complete, made } from '../property/testing/homes.fixture.ts'
import { sweep } from './jobs.ts'
import { priceOf, proposed } from './proposal.fixture.ts'

let server: TestServer
let admin: Person
let staff: Person
let colleague: Person
let stranger: Person

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register({ role: 'ADMIN', agencyName: 'Propuestas' })
  staff = await server.register({ role: 'STAFF', agency: admin })
  colleague = await server.register({ role: 'STAFF', agency: admin })
  stranger = await server.register({ role: 'ADMIN', agencyName: 'Otra' })
}, 300_000)
afterAll(() => server.close())

const OLD = 94_500_000
const NEW = 92_000_000
const homeOf = (who: Person): Promise<Property> => made(server, who, complete)
const read = async (who: Person, id: string) =>
  (await server.call('getProperty', { token: who.token, params: { id } })).body as Property
const priceNow = async (who: Person, id: string) =>
  (await read(who, id)).basics.offers.find(({ operation }) => operation === 'V')?.price
const confirm = (who: Person, { id, version }: Proposal, more: object = {}) =>
  server.call('confirmProposal', {
    token: who.token,
    lang: 'en',
    params: { id },
    body: { version, ...more },
  })
const get = (who: Person, { id }: Proposal) =>
  server.call('getProposal', { token: who.token, params: { id } })
const undo = (who: Person, { id }: Proposal) =>
  server.call('undoProposal', { token: who.token, lang: 'en', params: { id } })
const later = async <T>(ms: number, fn: () => Promise<T>): Promise<T> => {
  const { now } = server.deps
  server.deps.now = () => new Date(now().getTime() + ms)
  try {
    return await fn()
  } finally {
    server.deps.now = now
  }
}
const HOUR = 3_600_000

describe('what an assistant would write', () => {
  test('waits, says what it changes, and does nothing; the same again is the same', async () => {
    const home = await homeOf(staff)
    const one = await proposed(server, staff, priceOf(home.id, NEW))
    expect(one).toMatchObject({
      state: 'open',
      client: 'Claude',
      target: { kind: 'home', id: home.id, reference: home.ref },
      marks: [],
      undoable: true,
    })
    expect(one.changes).toContainEqual({
      field: 'price',
      before: OLD,
      after: NEW,
      editable: true,
    })
    expect(await priceNow(staff, home.id)).toBe(OLD)
    expect((await proposed(server, staff, priceOf(home.id, NEW))).id).toBe(one.id)
    const { body: list } = await server.call('listProposals', {
      token: staff.token,
      query: { state: 'open' },
    })
    expect(list.items.map(({ id }) => id)).toContain(one.id)
    const { body: rooms } = await server.call('countRooms', { token: staff.token })
    expect(rooms.items).toContainEqual(expect.objectContaining({ room: 'proposals' }))
    const { body: news } = await server.call('listNotifications', { token: staff.token })
    expect(news.items[0]?.href).toBe(`/auth/propuestas/${one.id}`)
  })

  test('is held to the contract, to what its session may read, and to the closed table', async () => {
    const home = await homeOf(staff)
    const wrong = priceOf(home.id, NEW)
    await expect(
      proposed(server, staff, { ...wrong, body: { operation: 'V', price: 'x', reason: 'market' } }),
    ).rejects.toMatchObject({ status: 400, body: { price: expect.any(String) as string } })
    await expect(proposed(server, stranger, wrong)).rejects.toMatchObject({ status: 404 })
    await expect(proposed(server, staff, { ...wrong, operation: 'eraseContact' })).rejects.toThrow(
      'cannot be proposed',
    )
    await expect(
      proposed(server, staff, { ...wrong, target: { kind: 'home', id: null, version: null } }),
    ).rejects.toThrow('is not about')
  })

  test('no more than twenty wait at once', async () => {
    const busy = await server.register({ role: 'STAFF', agency: admin })
    const home = await homeOf(busy)
    const cents = (n: number) => proposed(server, busy, priceOf(home.id, NEW + n * 100))
    for (let n = 0; n < 20; n += 1) await cents(n)
    await expect(cents(20)).rejects.toMatchObject({ status: 406 })
    // What ran out makes room, and a day has sixty.
    await later(25 * HOUR, async () => {
      expect((await cents(20)).state).toBe('open')
    })
  })

  test('a day has sixty', async () => {
    const busy = await server.register({ role: 'STAFF', agency: admin })
    const home = await homeOf(busy)
    const one = await proposed(server, busy, priceOf(home.id, NEW))
    await server.db
      .insertInto('proposal')
      .columns([
        'id',
        'agency_id',
        'user_id',
        'grant_id',
        'client',
        'tool',
        'operation',
        'params',
        'body',
        'target_kind',
        'target_label',
        'target_reference',
        'state',
        'decided_at',
        'expires_at',
        'digest',
        'created_at',
      ])
      .expression((eb) =>
        eb
          .selectFrom('proposal')
          .innerJoin(
            (sub) =>
              sub
                .selectFrom('proposal')
                .select((n) => n.fn('generate_series', [n.lit(1), n.lit(59)]).as('n'))
                .where('id', '=', one.id)
                .as('many'),
            (join) => join.onTrue(),
          )
          .where('proposal.id', '=', one.id)
          .select((n) => [
            n.fn<string>('gen_random_uuid').as('id'),
            'agency_id',
            'user_id',
            'grant_id',
            'client',
            'tool',
            'operation',
            'params',
            'body',
            'target_kind',
            'target_label',
            'target_reference',
            n.val('refused').as('state'),
            n.ref('proposal.created_at').as('decided_at'),
            'expires_at',
            'digest',
            'created_at',
          ]),
      )
      .execute()
    await expect(proposed(server, busy, priceOf(home.id, NEW + 100))).rejects.toMatchObject({
      status: 429,
    })
  })
})

describe('a person', () => {
  test('confirms it as themselves, once, with a line in the audit log, and takes it back', async () => {
    const home = await homeOf(staff)
    const one = await proposed(server, staff, priceOf(home.id, NEW))
    const { status, body } = await confirm(staff, one)
    const { proposal } = body as ProposalConfirmed
    expect([status, proposal.state, proposal.resultId]).toEqual([200, 'confirmed', home.id])
    expect(await priceNow(staff, home.id)).toBe(NEW)
    const again = await confirm(staff, one)
    expect([again.status, (await read(staff, home.id)).version]).toEqual([200, home.version + 1])
    const lines = await server.db
      .selectFrom('audit')
      .select(['actor_id', 'subject'])
      .where('operation', '=', 'confirmProposal')
      .where('subject', '=', `proposal/${one.id}`)
      .execute()
    expect(lines[0]?.actor_id).toBe(staff.profile.id)
    expect((await undo(admin, one)).status).toBe(406)
    expect((await undo(staff, one)).body).toMatchObject({ state: 'undone' })
    expect(await priceNow(staff, home.id)).toBe(OLD)
    expect((await undo(staff, one)).status).toBe(200)
  })

  test('cannot take back what was changed since, or ten minutes later', async () => {
    const home = await homeOf(staff)
    const one = await proposed(server, staff, priceOf(home.id, NEW))
    await confirm(staff, one)
    await later(11 * 60_000, async () => {
      expect((await undo(staff, one)).status).toBe(406)
    })
    const { version } = await read(staff, home.id)
    await server.call('changePrice', {
      token: staff.token,
      params: { id: home.id },
      body: { version, operation: 'V', price: NEW - 100, reason: 'owner' },
    })
    expect((await undo(staff, one)).status).toBe(406)
    expect(await priceNow(staff, home.id)).toBe(NEW - 100)
  })

  test('of twenty at once one does it', async () => {
    const home = await homeOf(staff)
    const one = await proposed(server, staff, priceOf(home.id, NEW))
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => confirm(n % 2 ? staff : admin, one)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 406]))
    const { body } = await server.call('listPropertyHistory', {
      token: staff.token,
      params: { id: home.id },
    })
    expect(body.items.filter(({ kind }) => kind === 'PRICE')).toHaveLength(1)
    expect((await read(staff, home.id)).version).toBe(home.version + 1)
  })

  test('is shown the new difference when the record moved, and confirms that', async () => {
    const home = await homeOf(staff)
    const one = await proposed(server, staff, priceOf(home.id, NEW))
    await server.call('changePrice', {
      token: staff.token,
      params: { id: home.id },
      body: { version: home.version, operation: 'V', price: 93_000_000, reason: 'owner' },
    })
    const { status, body } = await confirm(staff, one)
    const { current } = body as unknown as { current: Proposal }
    expect([status, current.version]).toEqual([409, 2])
    expect(current.changes).toContainEqual(
      expect.objectContaining({ field: 'price', before: 93_000_000, after: NEW }),
    )
    expect(await priceNow(staff, home.id)).toBe(93_000_000)
    expect((await confirm(staff, one)).status).toBe(409)
    expect((await confirm(staff, current)).status).toBe(200)
    expect(await priceNow(staff, home.id)).toBe(NEW)
  })

  test('hears why it cannot be done, and the proposal ends', async () => {
    const home = await homeOf(staff)
    const one = await proposed(server, staff, priceOf(home.id, NEW))
    await server.call('changePrice', {
      token: staff.token,
      params: { id: home.id },
      body: { version: home.version, operation: 'V', price: NEW, reason: 'owner' },
    })
    const { current } = (await confirm(staff, one)).body as unknown as { current: Proposal }
    expect((await confirm(staff, current)).status).toBe(406)
    expect((await get(staff, one)).body).toMatchObject({
      state: 'failed',
      failure: expect.any(String) as string,
    })
    expect((await confirm(staff, current)).status).toBe(406)
  })

  test('refuses it, or lets it run out', async () => {
    const home = await homeOf(staff)
    const one = await proposed(server, staff, priceOf(home.id, NEW))
    const refuse = (who: Person, { id }: Proposal) =>
      server.call('refuseProposal', { token: who.token, params: { id } })
    expect((await refuse(staff, one)).body).toMatchObject({ state: 'refused' })
    expect((await refuse(staff, one)).status).toBe(200)
    expect((await confirm(staff, one)).status).toBe(406)
    const two = await proposed(server, staff, priceOf(home.id, NEW))
    await later(25 * HOUR, async () => {
      expect((await get(staff, two)).body).toMatchObject({ state: 'expired' })
      expect([(await confirm(staff, two)).status, (await refuse(staff, two)).status]).toEqual([
        406, 406,
      ])
      await sweep(server.deps)
    })
    await later(56 * 24 * HOUR, () => sweep(server.deps))
    expect((await get(staff, two)).body).toMatchObject({
      state: 'expired',
      changes: [],
      why: null,
      target: { label: '', reference: '' },
    })
    expect(await priceNow(staff, home.id)).toBe(OLD)
  })

  test('alters it: what the operation refuses is refused, and so is any other field', async () => {
    const home = await homeOf(staff)
    const one = await proposed(server, staff, priceOf(home.id, 60_000_000))
    expect(one.marks).toEqual(['price'])
    const edit = (body: object) =>
      server.call('updateProposal', {
        token: staff.token,
        params: { id: one.id },
        body: { version: 1, ...body },
      })
    expect((await edit({ title: 'No' })).status).toBe(400)
    const { status, body } = await edit({ price: NEW, text: 'Como hablamos' })
    expect([status, body.version, body.marks]).toEqual([200, 2, []])
    expect((await edit({ price: OLD })).status).toBe(409)
    expect((await confirm(staff, one)).status).toBe(409)
    expect((await confirm(staff, body)).status).toBe(200)
    expect(await priceNow(staff, home.id)).toBe(NEW)
    expect((await edit({ price: OLD })).status).toBe(406)
  })
})

describe('a proposal with marks', () => {
  test('is done once its reference is typed', async () => {
    const home = await homeOf(staff)
    const one = await proposed(server, staff, priceOf(home.id, 60_000_000))
    const bare = await confirm(staff, one)
    expect([bare.status, Object.keys(bare.body)]).toEqual([400, ['reference']])
    expect((await confirm(staff, one, { reference: 'x' })).status).toBe(400)
    expect(await priceNow(staff, home.id)).toBe(OLD)
    const typed = ` ${home.ref.toLowerCase()} `
    expect((await confirm(staff, one, { reference: typed })).status).toBe(200)
  })

  test('has them for hosts, reaches and sources that are not the person’s', async () => {
    const { body: contact } = await server.call('createContact', {
      token: staff.token,
      body: {
        person: { firstName: 'Joana', lastName: 'Pons' },
        reach: {
          emails: [{ address: 'joana@pons.example' }],
          phones: [{ number: '+34 612 345 678' }],
        },
      },
    })
    const note = (text: string, taintedBy: string[] = []) =>
      proposed(server, staff, {
        operation: 'addContactEntry',
        params: { id: contact.id },
        body: { kind: 'NOTE', text },
        target: { kind: 'contact', id: contact.id, version: null },
        taintedBy,
      })
    const marks = async (text: string, taintedBy?: string[]) => (await note(text, taintedBy)).marks
    expect(await marks('Llama al 612 345 678 o a joana@pons.example el 2026-11-23 10:00')).toEqual(
      [],
    )
    expect(await marks('Paga en https://pago.example/x')).toEqual(['host'])
    expect(await marks('Ficha en http://llar.test/es/casa')).toEqual([])
    expect(await marks('Mira evil.example/x')).toEqual(['host'])
    expect(await marks('Llama al 699 888 777')).toEqual(['reach'])
    expect(await marks('Escribe a otra@persona.example')).toEqual(['reach'])
    expect(await marks('Cuenta ES91 2100 0418 4502 0005 1332')).toEqual(['reach'])
    const thread = 'thread/0190f2f0-0000-7000-8000-000000000000'
    expect(await marks('Sin relación', [thread])).toEqual(['source'])
    expect(await marks('Con relación', [`contact/${contact.id}`])).toEqual([])
  })
})

describe('proposals of others', () => {
  test('are an ADMIN’s of the agency to decide, nobody else’s, and no key’s', async () => {
    const home = await homeOf(staff)
    const one = await proposed(server, staff, priceOf(home.id, NEW))
    for (const who of [colleague, stranger]) {
      const params = { id: one.id }
      const { token } = who
      const answers = [
        await get(who, one),
        await confirm(who, one),
        await undo(who, one),
        await server.call('refuseProposal', { token, params }),
        await server.call('updateProposal', { token, params, body: { version: 1, price: NEW } }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
      const { body } = await server.call('listProposals', { token })
      expect(body.items.map(({ id }) => id)).not.toContain(one.id)
    }
    const key = await server.call('createKey', {
      token: admin.token,
      body: { name: 'Todo', scopes: ['write:property'], expiresOn: dayOf(new Date()) },
    })
    const byKey = await server.call('confirmProposal', {
      token: key.body.secret,
      params: { id: one.id },
      body: { version: 1 },
    })
    expect(byKey.status).toBe(403)
    expect((await confirm(admin, one)).body).toMatchObject({ proposal: { state: 'confirmed' } })
    expect((await get(staff, one)).body).toMatchObject({ userId: staff.profile.id })
  })
})
