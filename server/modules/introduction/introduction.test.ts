import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Introduction } from '../../../generated/model/index.ts'
import { sql, uuidv7 } from '../../db/index.ts'
import { untilWaiting } from '../../testing/locks.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { introductions } from './introduction.fixture.ts'
import { firstBroken } from './ledger/verify.ts'

let server: TestServer
let acts: ReturnType<typeof introductions>
let aina: Person
let joana: Person
let marc: Person
let agent: Person
let circle: string
let home: string

beforeAll(async () => {
  server = await startTestServer()
  acts = introductions(server)
  aina = await server.register({ role: 'ADMIN', agencyName: 'Portal Vell' })
  joana = await server.register({ role: 'ADMIN', agencyName: 'Illa de Vent' })
  marc = await server.register({ role: 'ADMIN', agencyName: 'Sal i Pins' })
  agent = await server.register({ role: 'STAFF', agency: joana })
  circle = await acts.circle(aina, [joana, marc])
  await acts.agreed(aina, joana, circle)
  await acts.agreed(aina, marc, circle)
  home = await acts.publish(aina, acts.shareable('LE-1'))
}, 120_000)
afterAll(() => server.close())

const agencyOf = (who: Person): string => who.profile.agency_ids[0] ?? ''
const mine = async (who: Person, id: string): Promise<Introduction | undefined> =>
  (await acts.register(who, { limit: 100 })).items.find((one) => one.id === id)

describe('the first introduction', () => {
  it('is told to whoever checks: that, when, whether it is theirs and how strong, not by whom', async () => {
    const reach = { email: 'Klaus.Brandt@rig.example', phone: '+34600112233' }
    const [ours, theirs] = [await acts.client(joana, reach), await acts.client(marc, reach)]
    const none = { introduced: false, day: null, mine: false, strength: null, left: 29 }
    expect((await acts.check(joana, home, ours)).body).toEqual(none)
    const made = await acts.introduce(joana, home, ours)
    expect([made.status, made.body]).toMatchObject([
      201,
      { role: 'seller', evidence: 'declared', strength: 1, first: true, agencyName: null },
    ])
    const { body } = await acts.check(marc, home, theirs)
    expect(body).toEqual({
      introduced: true,
      day: made.body.day,
      mine: false,
      strength: 1,
      left: 29,
    })
    expect((await acts.check(joana, home, ours)).body).toMatchObject({ mine: true, left: 28 })
    const second = await acts.introduce(marc, home, theirs)
    expect(second.body).toMatchObject({
      first: false,
      agencyName: null,
      partnerName: 'Portal Vell',
    })
    const lister = await acts.register(aina, { role: 'lister' })
    expect(
      lister.items.map(({ first, client, agencyName }) => [first, client, agencyName]),
    ).toEqual([
      [null, null, null],
      [null, null, null],
    ])
    expect(JSON.stringify([body, second.body, lister])).not.toMatch(/Illa de Vent|600112233/)
    expect(JSON.stringify([body, lister])).not.toContain('Klaus')
  })

  it('finds a client by any e-mail or telephone, however it is written', async () => {
    const one = await acts.client(joana, { email: 'ana@rig.example', phone: '+34611000001' })
    await acts.introduce(joana, home, one)
    const byPhone = await acts.client(marc, { phone: '611 00 00 01' })
    const byMail = await acts.client(marc, { email: 'ANA@rig.example' })
    const other = await acts.client(marc, { email: 'anna@rig.example' })
    for (const [contact, introduced] of [
      [byPhone, true],
      [byMail, true],
      [other, false],
    ] as const)
      expect((await acts.check(marc, home, contact)).body.introduced).toBe(introduced)
  })

  it('again changes nothing; another address later is added, and loses to who had it before', async () => {
    const contact = await acts.client(joana, { email: 'again@rig.example' })
    const first = await acts.introduce(joana, home, contact)
    expect((await acts.introduce(joana, home, contact)).body.id).toBe(first.body.id)
    const count = async () =>
      (
        await sql<{ n: number }>`select count(*)::int as n from introduction_entry
          where introduction_id = ${first.body.id}`.execute(server.db)
      ).rows[0]?.n
    expect(await count()).toBe(1)
    await acts.introduce(marc, home, await acts.client(marc, { phone: '+34611000002' }))
    const { version } = (
      await server.call('getContact', { token: joana.token, params: { id: contact } })
    ).body
    await server.call('updateContact', {
      token: joana.token,
      params: { id: contact },
      body: {
        version,
        reach: { emails: [{ address: 'again@rig.example' }], phones: [{ number: '+34611000002' }] },
      },
    })
    expect((await acts.introduce(joana, home, contact)).body).toMatchObject({
      id: first.body.id,
      first: false,
    })
    expect(await count()).toBe(2)
  })

  it('follows a client through a merge, and goes with them when they are erased', async () => {
    const kept = await acts.client(joana, { email: 'kept@rig.example' })
    const other = await acts.client(joana, { email: 'merged@rig.example' })
    const made = (await acts.introduce(joana, home, other)).body
    const versionOf = async (id: string) =>
      (await server.call('getContact', { token: joana.token, params: { id } })).body.version
    await server.call('mergeContact', {
      token: joana.token,
      params: { id: kept },
      body: {
        version: await versionOf(kept),
        otherId: other,
        otherVersion: await versionOf(other),
      },
    })
    for (const id of [kept, other])
      expect((await acts.check(joana, home, id)).body).toMatchObject({ mine: true })
    expect((await acts.introduce(joana, home, kept)).body).toMatchObject({
      id: made.id,
      client: { id: kept },
    })
    await acts.erase(joana, kept)
    for (const id of [kept, other]) expect((await acts.check(joana, home, id)).status).toBe(404)
    const { rows } = await sql<{ n: number }>`select count(coalesce(key, nonce))::int as n
      from introduction_entry where introduction_id = ${made.id}`.execute(server.db)
    expect(rows[0]?.n).toBe(0)
    expect(await mine(joana, made.id)).toMatchObject({ client: null, first: true })
  })

  it('of somebody who is erased at the same moment writes nothing down', async () => {
    const busy = await server.register({ role: 'STAFF', agency: joana })
    const contact = await acts.client(busy)
    await acts.check(busy, home, contact)
    const erasing = await server.db.startTransaction().execute()
    await sql`select from contact where id = ${contact} for update`.execute(erasing)
    const made = acts.introduce(busy, home, contact)
    await untilWaiting(server.db, 1)
    await sql`update contact set erased_at = now() where id = ${contact}`.execute(erasing)
    await erasing.commit().execute()
    expect((await made).status).toBe(404)
    expect((await acts.register(busy)).items).toEqual([])
  })

  it('two within a second: one is the first', async () => {
    for (let i = 0; i < 5; i += 1) {
      const reach = { email: `race${i}@rig.example`, phone: `+3461200000${i}` }
      const [a, b] = [await acts.client(joana, reach), await acts.client(marc, reach)]
      const made = await Promise.all([
        acts.introduce(joana, home, a),
        acts.introduce(marc, home, b),
        acts.introduce(joana, home, a),
      ])
      expect(made.map(({ status }) => status)).toEqual([201, 201, 201])
      expect(made[0]?.body.id).toBe(made[2]?.body.id)
      expect([made[0]?.body.first, made[1]?.body.first].filter(Boolean)).toHaveLength(1)
    }
    expect(await firstBroken(server.db, circle)).toBeNull()
  })
})

describe('a check', () => {
  it('needs an own contact and a home that is shared with the agency: else 404', async () => {
    const contact = await acts.client(joana)
    const status = async (who: Person, propertyId: string, contactId: string) => [
      (await acts.check(who, propertyId, contactId)).status,
      (await acts.introduce(who, propertyId, contactId)).status,
    ]
    const foreign = await acts.client(marc)
    const draft = (
      await server.call('createProperty', {
        token: aina.token,
        body: acts.shareable('LE-D') as never,
      })
    ).body.id
    const own = await acts.publish(joana, acts.shareable('LE-J'))
    expect(await status(joana, home, foreign)).toEqual([404, 404])
    expect(await status(joana, home, uuidv7())).toEqual([404, 404])
    expect(await status(joana, draft, contact)).toEqual([404, 404])
    expect(await status(joana, uuidv7(), contact)).toEqual([404, 404])
    expect(await status(joana, own, contact)).toEqual([404, 404])
    expect(await status(agent, home, contact)).toEqual([404, 404])
    const nobody = (
      await server.call('createContact', {
        token: joana.token,
        body: { person: { firstName: 'Sense' } },
      })
    ).body.id
    const unreachable = await acts.check(joana, home, nobody)
    expect([unreachable.status, Object.keys(unreachable.body)]).toEqual([400, ['contactId']])
    const odd = await server.call('checkIntroduction', {
      token: joana.token,
      body: { propertyId: 'x', contactId: contact },
    })
    expect(odd.body).toHaveProperty('propertyId')
    const strong = await server.call('createIntroduction', {
      token: joana.token,
      body: { propertyId: home, contactId: contact, evidence: 'visit_signed' as never },
    })
    expect([strong.status, Object.keys(strong.body)]).toEqual([400, ['evidence']])
  })

  it('is possible 30 times a day, shown to whose home it is, and no way round it by many addresses', async () => {
    const busy = await server.register({ role: 'STAFF', agency: joana })
    const one = await acts.client(busy)
    for (let left = 29; left >= 28; left -= 1)
      expect((await acts.check(busy, home, one)).body.left).toBe(left)
    const many = await server.call('createContact', {
      token: busy.token,
      body: {
        person: { firstName: 'Llista' },
        reach: {
          phones: Array.from({ length: 20 }, (_, n) => ({ number: `+346200000${10 + n}` })),
        },
      },
    })
    expect((await acts.check(busy, home, many.body.id)).body.left).toBe(23)
    for (let i = 0; i < 4; i += 1) await acts.check(busy, home, many.body.id)
    const at = await Promise.all([1, 2, 3, 4, 5].map(() => acts.check(busy, home, one)))
    expect(at.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 406, 406])
    // It is written down with none left, and not told whether it was the first.
    const late = await acts.introduce(busy, home, await acts.client(busy))
    expect([late.status, late.body.first]).toEqual([201, null])
    // What was checked that day may be introduced: it tells nothing more.
    expect((await acts.introduce(busy, home, one)).body.first).toBe(true)
    const { items } = (await server.call('listIntroductionChecks', { token: aina.token })).body
    expect(items[0]).toMatchObject({ agencyName: 'Illa de Vent', introduced: false })
    expect(items[0]?.home).toMatchObject({ id: home, ref: 'LE-1' })
    expect(JSON.stringify(items)).not.toMatch(/Klaus|Llista|\+346/)
    // A new day begins in the islands.
    await sql`update introduction_check set at = at - interval '25 hours'`.execute(server.db)
    expect((await acts.check(busy, home, one)).body.left).toBe(29)
  })

  it('is left 30 times until midnight in the islands, as who asks can read', async () => {
    const busy = await server.register({ role: 'STAFF', agency: joana })
    const user = await server.register({ role: 'USER' })
    const left = async (who: Person) =>
      (await server.call('getIntroductionAllowance', { token: who.token })) as {
        status: number
        body: { left: number; most: number; renewsAt: string }
      }
    expect((await left(busy)).body).toMatchObject({ left: 30, most: 30 })
    await acts.check(busy, home, await acts.client(busy))
    const { body } = await left(busy)
    expect(body.left).toBe(29)
    const at = new Date(body.renewsAt)
    expect(at.toLocaleTimeString('en-GB', { timeZone: 'Europe/Madrid' })).toBe('00:00:00')
    expect(at.getTime() - server.deps.now().getTime()).toBeGreaterThan(0)
    expect(at.getTime() - server.deps.now().getTime()).toBeLessThanOrEqual(25 * 3_600_000)
    expect((await left(user)).status).toBe(403)
  })

  it('stands with the introductions in all that is kept of a person', async () => {
    const contact = await acts.client(marc)
    await acts.check(marc, home, contact)
    await acts.introduce(marc, home, contact)
    const file = await server.inject({
      method: 'GET',
      url: `/api/v1/contact/${contact}/person/`,
      headers: { authorization: `Token ${marc.token}` },
    })
    expect(file.json()).toMatchObject({
      introductions: [
        { evidence: 'declared', property_id: home },
        { check: { property_id: home, introduced: false } },
      ],
    })
  })

  it('is another one once the contact has other addresses: introducing counts again', async () => {
    const busy = await server.register({ role: 'STAFF', agency: joana })
    const one = await acts.client(busy)
    expect((await acts.check(busy, home, one)).body.left).toBe(29)
    expect((await acts.introduce(busy, home, one)).status).toBe(201)
    expect((await acts.check(busy, home, one)).body.left).toBe(28)
    await acts.addPhone(busy, one, '+34611000071')
    expect((await acts.introduce(busy, home, one)).status).toBe(201)
    expect((await acts.check(busy, home, one)).body.left).toBe(26)
  })
})

it('an agreement that ended, a block and a network that may not share leave nothing to ask', async () => {
  const rest = await server.register({ role: 'ADMIN', agencyName: 'Acabada' })
  const contact = await acts.client(rest)
  const status = async () => [
    (await acts.check(rest, home, contact)).status,
    (await acts.introduce(rest, home, contact)).status,
  ]
  const id = await acts.circle(aina, [rest])
  const first = await acts.agreed(aina, rest, id)
  expect(await status()).toEqual([200, 201])
  await server.call('revokeAgreement', { token: aina.token, params: { id: first.id } })
  expect(await status()).toEqual([404, 404])
  await acts.agreed(aina, rest, id)
  expect(await status()).toEqual([200, 201])
  await server.call('setNetworkBlock', {
    token: rest.token,
    params: { id },
    body: { agencyId: agencyOf(aina), blocked: true },
  })
  expect(await status()).toEqual([404, 404])
  const [own] = (await acts.register(rest)).items
  expect(own).toMatchObject({ role: 'seller', partnerName: null, client: { id: contact } })
  const other = await server.register({ role: 'ADMIN', agencyName: 'Sense vist' })
  const association = await acts.circle(aina, [other], 'ABSI')
  await acts.agreed(aina, other, association)
  expect((await acts.check(other, home, await acts.client(other))).status).toBe(404)
})

it('another network knows nothing of it, and one that both are in does', async () => {
  const far = await server.register({ role: 'ADMIN', agencyName: 'Lluny' })
  const id = await acts.circle(aina, [far])
  await acts.agreed(aina, far, id)
  const reach = { email: 'far@rig.example' }
  const [ours, theirs] = [await acts.client(joana, reach), await acts.client(far, reach)]
  await acts.introduce(joana, home, ours)
  expect((await acts.check(far, home, theirs)).body.introduced).toBe(false)
  const { rows } = await sql<{ keys: number }>`
    select count(distinct key)::int as keys from introduction_entry
    where property_id = ${home} and network_id = ${circle}`.execute(server.db)
  expect(rows[0]?.keys).toBeGreaterThan(0)
  const both = await acts.circle(aina, [joana, far])
  await acts.agreed(aina, joana, both)
  await acts.agreed(aina, far, both)
  await acts.introduce(joana, home, ours)
  expect((await acts.check(far, home, theirs)).body).toMatchObject({
    introduced: true,
    mine: false,
  })
})

describe('evidence that comes by itself', () => {
  it('a partner’s home in a selection that its buyer opens, told first only after a check', async () => {
    const email = 'opens@rig.example'
    const demand = (
      await server.call('createDemand', {
        token: joana.token,
        body: { contact: { firstName: 'Obre', email }, what: { operations: ['V'] } },
      })
    ).body
    const sent = (
      await server.call('createSelection', {
        token: joana.token,
        body: { demandId: demand.id, homes: [home], channel: 'LINK' },
      })
    ).body
    const of = async () =>
      (await acts.register(joana)).items.filter(({ evidence }) => evidence === 'selection_opened')
    expect(await of()).toEqual([])
    const params = { selectionToken: sent.url.slice(-43) }
    for (let i = 0; i < 2; i += 1) await server.call('seeSelection', { params })
    expect(await of()).toMatchObject([{ strength: 2, first: null, client: { name: 'Obre' } }])
    const other = await acts.client(marc, { email })
    expect((await acts.check(marc, home, other)).body).toMatchObject({
      introduced: true,
      strength: 2,
    })
    const [{ id, client }] = (await of()) as [Introduction]
    const contactId = client?.id ?? ''
    // Nor does a dispute tell it, which names everybody.
    const dispute = await server.call('disputeIntroduction', {
      token: joana.token,
      params: { id },
      body: { text: 'Mía' },
    })
    expect(dispute.status).toBe(406)
    await acts.check(joana, home, contactId)
    expect(await of()).toMatchObject([{ first: true }])
    // By hand it is no weaker than it was.
    expect((await acts.introduce(joana, home, contactId)).body).toMatchObject({ strength: 2 })
  })

  it('an address that came after the check: of that, too, it is told after one alone', async () => {
    const busy = await server.register({ role: 'STAFF', agency: joana })
    const email = 'later@rig.example'
    const contactId = await acts.client(busy, { email })
    const { id } = (await acts.introduce(busy, home, contactId)).body
    const first = async () => (await acts.register(busy)).items.find((one) => one.id === id)?.first
    expect(await first()).toBe(true)
    await acts.introduce(marc, home, await acts.client(marc, { phone: '+34611000072' }))
    await acts.addPhone(busy, contactId, '+34611000072')
    const demand = await server.call('createDemand', {
      token: busy.token,
      body: { contactId, what: { operations: ['V'] } },
    })
    const sent = await server.call('createSelection', {
      token: busy.token,
      body: { demandId: demand.body.id, homes: [home], channel: 'LINK' },
    })
    const params = { selectionToken: sent.body.url.slice(-43) }
    expect((await server.call('seeSelection', { params })).status).toBe(204)
    expect(await first()).toBeNull()
    await acts.check(busy, home, contactId)
    expect(await first()).toBe(false)
  })

  it('an enquiry to the agency of the home, once it is somebody it knows', async () => {
    const email = 'asks@rig.example'
    const ask = () =>
      server.call('createLead', {
        body: {
          propertyId: home,
          firstName: 'Pregunta',
          email,
          message: `Hallo ${uuidv7()}`,
          consent: true,
        },
      })
    const { id } = (await ask()).body
    const own = async () => (await acts.register(aina, { role: 'own' })).items
    expect(await own()).toEqual([])
    await server.call('saveLeadContact', { token: aina.token, params: { id } })
    expect(await own()).toMatchObject([
      { evidence: 'lead', first: null, client: { name: 'Pregunta' }, home: { ref: 'LE-1' } },
    ])
    await ask()
    expect(await own()).toHaveLength(1)
    // Whether a partner was before it is told after a check, which is counted, not shown to others.
    const [{ client }] = (await own()) as [Introduction]
    const asked = await acts.check(aina, home, client?.id ?? '')
    expect(asked.body).toMatchObject({ introduced: true, mine: true })
    expect(asked.body.left).toBeLessThan(30)
    expect(await own()).toMatchObject([{ first: true }])
    const seen = (await server.call('listIntroductionChecks', { token: aina.token })).body.items
    expect(seen.map(({ agencyName }) => agencyName)).not.toContain('Portal Vell')
    // Nobody asks so about somebody who never asked about the home, nor introduces them there.
    const stranger = await acts.client(aina)
    expect((await acts.check(aina, home, stranger)).status).toBe(404)
    expect((await acts.introduce(aina, home, client?.id ?? '')).status).toBe(404)
    const late = await acts.introduce(joana, home, await acts.client(joana, { email }))
    expect(late.body).toMatchObject({ first: false, strength: 1 })
  })
})

describe('a dispute', () => {
  it('brings together who says the same, by name, until it is withdrawn', async () => {
    const reach = { email: 'strife@rig.example' }
    const [ours, theirs] = [await acts.client(joana, reach), await acts.client(marc, reach)]
    const first = (await acts.introduce(joana, home, ours)).body
    const second = (await acts.introduce(marc, home, theirs)).body
    const alien = await server.register({ role: 'ADMIN', agencyName: 'Fora' })
    const dispute = (who: Person, id: string, text = 'La visita de junio fue nuestra') =>
      server.call('disputeIntroduction', { token: who.token, params: { id }, body: { text } })
    const withdraw = (who: Person, id: string) =>
      server.call('withdrawIntroductionDispute', { token: who.token, params: { id } })
    expect((await dispute(alien, second.id)).status).toBe(404)
    expect((await dispute(joana, second.id)).status).toBe(404)
    expect((await dispute(agent, second.id)).status).toBe(403)
    expect((await dispute(marc, second.id, '  ')).body).toHaveProperty('text')
    expect((await withdraw(marc, second.id)).status).toBe(406)
    const { body } = await dispute(marc, second.id)
    expect(body.dispute).toMatchObject({
      own: true,
      parties: [
        { agencyName: 'Illa de Vent', own: false, evidence: 'declared' },
        { agencyName: 'Sal i Pins', own: true },
      ],
    })
    expect((await dispute(aina, first.id)).status).toBe(406)
    for (const [who, id] of [
      [joana, first.id],
      [aina, first.id],
      [aina, second.id],
    ] as const)
      expect((await mine(who, id))?.dispute).toMatchObject({ own: false, parties: [{}, {}] })
    const news = (await server.call('listNotifications', { token: joana.token })).body.items
    expect(news.map(({ title }) => title)).toContain(
      'Hay disputa sobre quién presentó a un cliente',
    )
    expect((await withdraw(joana, first.id)).status).toBe(406)
    expect((await withdraw(marc, second.id)).body.dispute).toBeNull()
    expect(await mine(aina, first.id)).toMatchObject({ dispute: null, agencyName: null })
  })

  it('is begun by the agency of the home, too, over a client of its own', async () => {
    const email = 'both@rig.example'
    await acts.introduce(marc, home, await acts.client(marc, { email }))
    const lead = await server.call('createLead', {
      body: { propertyId: home, firstName: 'Tots', email, message: 'Hola', consent: true },
    })
    await server.call('saveLeadContact', { token: aina.token, params: { id: lead.body.id } })
    const [own] = (await acts.register(aina, { role: 'own' })).items
    expect(own).toMatchObject({ first: null, client: { name: 'Tots' } })
    const open = () =>
      server.call('disputeIntroduction', {
        token: aina.token,
        params: { id: own?.id ?? '' },
        body: { text: 'Preguntó a nosotros' },
      })
    expect((await open()).status).toBe(406)
    const found = await acts.check(aina, home, own?.client?.id ?? '')
    expect(found.body).toMatchObject({ introduced: true, mine: false })
    const dispute = await open()
    expect(dispute.body.dispute).toMatchObject({
      own: true,
      parties: [{ agencyName: 'Sal i Pins' }, { agencyName: 'Portal Vell', own: true }],
    })
  })

  it('names nobody who blocks the reader, or whom they block', async () => {
    const id = await acts.circle(aina, [joana, marc])
    const reach = { email: 'blocked@rig.example' }
    const [ours, theirs] = [await acts.client(joana, reach), await acts.client(marc, reach)]
    const first = (await acts.introduce(joana, home, ours)).body
    const second = (await acts.introduce(marc, home, theirs)).body
    const block = (blocked: boolean) =>
      server.call('setNetworkBlock', {
        token: joana.token,
        params: { id },
        body: { agencyId: agencyOf(marc), blocked },
      })
    await block(true)
    const { body } = await server.call('disputeIntroduction', {
      token: marc.token,
      params: { id: second.id },
      body: { text: 'Nuestra' },
    })
    expect(body.dispute?.parties.map(({ agencyName }) => agencyName)).toEqual([null, 'Sal i Pins'])
    expect(JSON.stringify(await mine(joana, first.id))).not.toContain('Sal i Pins')
    await block(false)
  })
})
