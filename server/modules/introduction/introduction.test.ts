import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import type { Introduction } from '../../../generated/model/index.ts'
import { sql, uuidv7 } from '../../db/index.ts'
import { untilWaiting } from '../../testing/locks.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { agencyOf, threeAgencies } from './introduction.fixture.ts'
import { firstBroken } from './ledger/verify.ts'

const server = await startTestServer()
const { acts, aina, joana, marc, circle, home } = await threeAgencies(server)
afterAll(() => server.close())

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
    expect(await acts.mine(joana, made.id)).toMatchObject({ client: null, first: true })
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

  it('a home that was kept back when the page was first opened, and is on it later', async () => {
    const hidden = sql`update network_share set state = 'withheld' where property_id = ${home}`
    const shown = sql`update network_share set state = 'shared' where property_id = ${home}`
    const sent = async (name: string) => {
      const demand = await server.call('createDemand', {
        token: joana.token,
        body: {
          contact: { firstName: name, email: `${name}@rig.example` },
          what: { operations: ['V'] },
        },
      })
      const { body } = await server.call('createSelection', {
        token: joana.token,
        body: { demandId: demand.body.id, homes: [home], channel: 'LINK' },
      })
      return { selectionToken: body.url.slice(-43) }
    }
    const of = async (name: string) =>
      (await acts.register(joana)).items.filter(({ client }) => client?.name === name)
    const opened = { evidence: 'selection_opened', strength: 2 }
    const [tarda, agrada] = [await sent('Tarda'), await sent('Agrada')]
    await hidden.execute(server.db)
    for (const params of [tarda, agrada]) await server.call('seeSelection', { params })
    expect([await of('Tarda'), await of('Agrada')]).toEqual([[], []])
    await shown.execute(server.db)
    for (let i = 0; i < 2; i += 1) await server.call('seeSelection', { params: tarda })
    expect(await of('Tarda')).toMatchObject([opened])
    // What they say of it shows as well that they have seen it.
    const said = await server.call('reactToHome', {
      params: agrada,
      body: { homeId: home, reaction: 'liked' },
    })
    expect(said.status, JSON.stringify(said.body)).toBe(200)
    expect(await of('Agrada')).toMatchObject([opened])
  })

  it('a reaction that waits for its matches keeps nobody else of the network waiting', async () => {
    const homes = [home, await acts.publish(aina, acts.shareable('LE-9'))]
    const sent = async (who: Person, firstName: string) => {
      const { body: demand } = await server.call('createDemand', {
        token: who.token,
        body: {
          contact: { firstName, email: `${firstName}@rig.example` },
          what: { operations: ['V'] },
          home: { areaMin: 20 },
          money: { priceMax: 90_000_000 },
        },
      })
      const { body } = await server.call('createSelection', {
        token: who.token,
        body: { demandId: demand.id, homes, channel: 'LINK' },
      })
      return { id: demand.id, params: { selectionToken: body.url.slice(-43) } }
    }
    const [slow, quick] = [await sent(joana, 'Lenta'), await sent(marc, 'Viva')]
    const dislikes = (homeId: string | undefined) =>
      server.call('reactToHome', {
        params: slow.params,
        body: { homeId: homeId ?? '', reaction: 'disliked', reason: 'too_expensive' },
      })
    expect((await dislikes(homes[0])).status).toBe(200)
    // Its matches are being weighed, and the second dear home teaches what weighs them anew.
    const weighing = await server.db.startTransaction().execute()
    const { rows } = await sql`delete from match_due where kind = 'demand' and id = ${slow.id}
      returning id`.execute(weighing)
    expect(rows).toHaveLength(1)
    const said = dislikes(homes[1])
    await untilWaiting(server.db, 1)
    const seen = server.call('seeSelection', { params: quick.params })
    const first = await Promise.race([seen.then(({ status }) => status), sleep(5000, 'waits')])
    await weighing.rollback().execute()
    expect([first, (await said).status, (await seen).status]).toEqual([204, 200, 204])
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
