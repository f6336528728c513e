import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Agreement, AgreementConflict, Network } from '../../../generated/model/index.ts'
import { buildApp } from '../../app.ts'
import { sql, uuidv7 } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { approveNetwork } from './index.ts'
import { shareable, TERMS, threeAgencies } from './network.fixture.ts'

const { server, acts, aina, joana, marc } = await threeAgencies()
const agent = await server.register({ role: 'STAFF', agency: joana })
// They have shown that their e-mails are theirs.
beforeAll(() => sql`update app_user set email_verified_at = now()`.execute(server.db))
afterAll(() => server.close())

const agencyOf = (who: Person): string => who.profile.agency_ids[0] ?? ''
const read = async (who: Person, id: string): Promise<Agreement> =>
  (await server.call('getAgreement', { token: who.token, params: { id } })).body
const circleOf = async (who: Person, id: string): Promise<Network> =>
  (await server.call('getNetwork', { token: who.token, params: { id } })).body
const hash = (agreement: Agreement): string => agreement.versions[0]?.hash ?? ''
const counter = (who: Person, agreement: Agreement, terms: object) =>
  server.call('proposeAgreement', {
    token: who.token,
    params: { id: agreement.id },
    body: { hash: hash(agreement), terms: { ...TERMS, ...terms } },
  })

describe('an agreement', () => {
  it('is accepted by the hash that was read, and countered until it is', async () => {
    const id = await acts.circle(aina, [joana])
    const [first] = (await acts.propose(aina, joana, id)).body.items
    if (!first) throw new Error('nothing was proposed')
    expect([first.state, first.turn, first.inForce]).toEqual(['proposed', false, null])
    expect((await acts.accept(aina, first)).status).toBe(406)
    const theirs = await read(joana, first.id)
    expect([theirs.turn, theirs.versions[0]?.byName]).toEqual([true, null])

    const second = (await counter(joana, theirs, { sellerSplitPct: 45 })).body
    expect(second.versions.map(({ number, own }) => [number, own])).toEqual([
      [2, true],
      [1, false],
    ])
    const stale = await acts.accept(joana, first)
    expect(stale.status).toBe(409)
    expect((stale.body as unknown as AgreementConflict).current.versions).toHaveLength(2)
    const agreed = (await acts.accept(aina, second)).body
    expect([agreed.state, agreed.inForce, agreed.proposed]).toEqual(['active', 2, null])

    const same = await counter(joana, agreed, { sellerSplitPct: 45 })
    expect([same.status, Object.keys(same.body)]).toEqual([400, ['terms']])
    const third = (await counter(joana, agreed, { sellerSplitPct: 40 })).body
    expect([third.state, third.inForce, third.proposed]).toEqual(['active', 2, 3])
    const refused = await server.call('refuseAgreement', {
      token: aina.token,
      params: { id: third.id },
      body: { hash: hash(third) },
    })
    expect([refused.body.state, refused.body.inForce, refused.body.proposed]).toEqual([
      'active',
      2,
      null,
    ])
    expect((await acts.accept(aina, refused.body)).status).toBe(406)
    const again = await server.call('refuseAgreement', {
      token: aina.token,
      params: { id: third.id },
      body: { hash: hash(refused.body) },
    })
    expect(again.status).toBe(406)
  })

  it('has a hash of its own for other terms, other parties and another number', async () => {
    const id = await acts.circle(aina, [joana, marc])
    const all = await server.call('createAgreement', {
      token: aina.token,
      body: { networkId: id, terms: TERMS },
    })
    const [one, other] = all.body.items
    if (!one || !other) throw new Error('two were to be proposed')
    const next = (await counter(aina, one, { text: 'Con visita' })).body
    expect(new Set([hash(one), hash(other), hash(next)]).size).toBe(3)
    const nobody = await server.call('createAgreement', {
      token: aina.token,
      body: { networkId: id, terms: TERMS },
    })
    expect(nobody.body).toHaveProperty('toAgencyId')
  })

  it('is refused at the field that cannot be', async () => {
    const id = await acts.circle(aina, [joana])
    const fields = async (terms: object, to = joana) =>
      Object.keys((await acts.propose(aina, to, id, { ...TERMS, ...terms } as never)).body)
    expect(await fields({}, aina)).toEqual(['toAgencyId'])
    expect(await fields({}, marc)).toEqual(['toAgencyId'])
    expect(await fields({ sellerSplitPct: 101 })).toEqual(['terms.sellerSplitPct'])
    expect(await fields({ filter: { priceMin: 2, priceMax: 1 } })).toEqual([
      'terms.filter.priceMin',
    ])
    expect(await fields({ filter: { places: ['nowhere'] } })).toEqual(['terms.filter.places'])
    // A filter that fits nothing is allowed: the counts say so.
    const none = (await acts.propose(aina, joana, id, { ...TERMS, filter: { types: ['hotel'] } }))
      .body
    expect(none.items[0]?.counts).toMatchObject({ shared: 0, withheld: 0 })
    expect(await fields({})).toEqual(['toAgencyId'])
    const strange = await acts.propose(marc, joana, id)
    expect(strange.status).toBe(404)
  })

  it('runs out when nobody answers, and ends with its days of notice or at once', async () => {
    const id = await acts.circle(aina, [joana])
    const [asked] = (await acts.propose(aina, joana, id)).body.items
    if (!asked) throw new Error('nothing was proposed')
    await sql`update agreement set expires_at = now() - interval '1 second' where id = ${asked.id}`.execute(
      server.db,
    )
    expect((await read(joana, asked.id)).state).toBe('expired')
    expect((await acts.accept(joana, asked)).status).toBe(406)
    expect((await counter(joana, asked, { sellerSplitPct: 10 })).status).toBe(406)
    const noticed = await acts.agreed(aina, joana, id, { ...TERMS, noticeDays: 30 })
    const revoke = (one: Agreement) =>
      server.call('revokeAgreement', { token: joana.token, params: { id: one.id } })
    const ending = (await revoke(noticed)).body
    expect(ending.state).toBe('ending')
    expect((await revoke(noticed)).body.endsOn).toBe(ending.endsOn)
    await sql`update agreement set ends_on = current_date - 1 where id = ${noticed.id}`.execute(
      server.db,
    )
    expect((await read(aina, noticed.id)).state).toBe('ended')
    expect((await revoke(noticed)).status).toBe(406)
    const short = await acts.agreed(aina, joana, id)
    expect((await revoke(short)).body.state).toBe('ended')
  })
})

describe('issue 11: a notice that this version cannot read', () => {
  it('is the one that was signed, or ends nothing', async () => {
    const id = await acts.circle(aina, [joana])
    const agreement = await acts.agreed(aina, joana, id, { ...TERMS, noticeDays: 30 })
    const spoil = (value: string) =>
      sql`update agreement_version set terms = jsonb_set(terms, '{noticeDays}', ${value}::jsonb)
        where agreement_id = ${agreement.id}`.execute(server.db)
    const config = { ...server.deps.config, exactReplies: false }
    const app = await buildApp({ ...server.deps, config }, { withPages: false })
    const revoke = async () => {
      const url = `/api/v1/network/agreement/${agreement.id}/revoke/`
      const headers = { authorization: `Bearer ${joana.token}` }
      return (await app.inject({ method: 'POST', url, headers })).statusCode
    }
    for (const odd of ['"a month"', 'null', '-1', '{"days": 30}']) {
      await spoil(odd)
      expect(await revoke(), odd).toBe(503)
    }
    const { state, ends_on } = await server.db
      .selectFrom('agreement')
      .select(['state', 'ends_on'])
      .where('id', '=', agreement.id)
      .executeTakeFirstOrThrow()
    expect([state, ends_on === null]).toEqual(['active', false])
    // Allowed once, and more than is allowed today.
    await sql`update agreement set ends_on = current_date + 1000 where id = ${agreement.id}`.execute(
      server.db,
    )
    await spoil('400')
    await revoke()
    await app.close()
    const ending = await sql<{ days: number; state: string }>`
      select ends_on - current_date as days, state from agreement where id = ${agreement.id}`.execute(
      server.db,
    )
    expect(ending.rows[0]?.state).toBe('ending')
    expect(ending.rows[0]?.days).toBeGreaterThanOrEqual(399)
  })
})

it('an agreement in a state that only a later version knows is open: no second one is proposed', async () => {
  const id = await acts.circle(aina, [joana])
  const first = await acts.agreed(aina, joana, id)
  const state = (text: string) =>
    sql`update agreement set state = ${text} where id = ${first.id}`.execute(server.db)
  await state('suspended')
  const second = await acts.propose(aina, joana, id)
  expect([second.status, Object.keys(second.body)]).toEqual([400, ['toAgencyId']])
  const more = sql`insert into agreement
    (id, network_id, from_agency, to_agency, state, changed_at, created_at)
    select ${uuidv7()}, network_id, to_agency, from_agency, 'proposed', now(), now()
    from agreement where id = ${first.id}`
  await expect(more.execute(server.db)).rejects.toThrow('agreement_open')
  await state('active')
  expect((await read(aina, first.id)).state).toBe('active')
  // Whose member leaves has nothing open there, whatever it was.
  await state('suspended')
  await server.call('removeNetworkMember', {
    token: aina.token,
    params: { id },
    body: { agencyId: agencyOf(joana) },
  })
  expect((await read(joana, first.id)).state).toBe('ended')
})

describe('issue 11: what only a later version reads of an agreement', () => {
  it('its state is told of as such: neither in force nor over', async () => {
    const id = await acts.circle(aina, [joana])
    const one = await acts.agreed(aina, joana, id)
    const state = (text: string) =>
      sql`update agreement set state = ${text} where id = ${one.id}`.execute(server.db)
    await state('suspended')
    const { token } = joana
    const params = { id: one.id }
    const body = { hash: hash(one) }
    expect((await server.call('revokeAgreement', { token, params })).status).toBe(503)
    expect((await server.call('refuseAgreement', { token, params, body })).status).toBe(503)
    expect((await acts.accept(joana, one)).status).toBe(503)
    expect((await counter(joana, one, { sellerSplitPct: 40 })).status).toBe(503)
    await state('active')
    expect((await counter(joana, one, { sellerSplitPct: 40 })).status).toBe(200)
  })

  it('its terms are not answered by others that leave out what was never shown', async () => {
    const id = await acts.circle(aina, [joana])
    const [first] = (await acts.propose(aina, joana, id)).body.items
    if (!first) throw new Error('nothing was proposed')
    await sql`update agreement_version set terms = terms || '{"penaltyPct": 3}'
      where agreement_id = ${first.id}`.execute(server.db)
    const countered = await counter(joana, first, { sellerSplitPct: 40 })
    expect(countered.status).toBe(503)
    expect((await read(joana, first.id)).versions).toHaveLength(1)
    await sql`update agreement_version set terms = terms - 'penaltyPct'
      where agreement_id = ${first.id}`.execute(server.db)
    expect((await counter(joana, first, { sellerSplitPct: 40 })).status).toBe(200)
  })
})

describe('what ends by leaving or a block', () => {
  it('takes homes away at once, both ways, and hides who blocks', async () => {
    const id = await acts.circle(aina, [joana, marc])
    const home = await acts.publish(aina, shareable('BL-1'))
    const agreement = await acts.agreed(aina, joana, id)
    expect(await acts.seen(joana)).toContain(home)
    const block = (blocked: boolean) =>
      server.call('setNetworkBlock', {
        token: joana.token,
        params: { id },
        body: { agencyId: agencyOf(aina), blocked },
      })
    expect((await block(true)).body.members.map(({ blocked }) => blocked)).toContain(true)
    expect(await acts.seen(joana)).toEqual([])
    // Who leads is shown it still, to answer for its membership; nobody else it blocks is.
    expect((await circleOf(aina, id)).members.map(({ name }) => name)).toContain('Illa de Vent')
    for (const who of [aina, joana]) {
      const params = { id: agreement.id }
      expect((await server.call('getAgreement', { token: who.token, params })).status).toBe(404)
    }
    expect((await acts.propose(aina, joana, id)).body).toHaveProperty('toAgencyId')
    await block(false)
    expect((await read(aina, agreement.id)).state).toBe('ended')

    const next = await acts.agreed(aina, joana, id)
    expect(await acts.seen(joana)).toContain(home)
    await server.call('removeNetworkMember', {
      token: aina.token,
      params: { id },
      body: { agencyId: agencyOf(joana) },
    })
    expect(await acts.seen(joana)).toEqual([])
    expect((await read(joana, next.id)).state).toBe('ended')
  })

  it('an association shares nothing before the operator approves it', async () => {
    const id = await acts.circle(aina, [marc], 'ABSI')
    const home = await acts.publish(aina, shareable('AP-1'))
    await acts.agreed(aina, marc, id)
    expect((await circleOf(aina, id)).approved).toBe(false)
    expect(await acts.seen(marc)).toEqual([])
    expect((await approveNetwork(server.db, id, true, new Date()))?.name).toBe('Cercle ABSI')
    expect(await acts.seen(marc)).toContain(home)
    expect(await acts.seen(marc, { sources: ['MICRO'] })).toEqual([])
    await approveNetwork(server.db, id, false, new Date())
    expect(await acts.seen(marc)).toEqual([])
  })

  it('is for nobody else: an agent sees homes and no agreement, others nothing', async () => {
    const id = await acts.circle(aina, [joana])
    const agreement = await acts.agreed(aina, joana, id)
    const status = async (who: Person) =>
      (await server.call('getAgreement', { token: who.token, params: { id: agreement.id } })).status
    expect([await status(marc), await status(agent)]).toEqual([404, 403])
    expect((await acts.seen(agent)).length).toBeGreaterThan(0)
  })
})
