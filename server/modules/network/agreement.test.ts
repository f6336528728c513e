import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Agreement, AgreementConflict, Network } from '../../../generated/model/index.ts'
import { buildApp } from '../../app.ts'
import { sql } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { approveNetwork } from './index.ts'
import { network, shareable, TERMS } from './network.fixture.ts'

let server: TestServer
let acts: ReturnType<typeof network>
let aina: Person
let joana: Person
let marc: Person
let agent: Person

beforeAll(async () => {
  server = await startTestServer()
  acts = network(server)
  aina = await server.register({ role: 'ADMIN', agencyName: 'Portal Vell' })
  joana = await server.register({ role: 'ADMIN', agencyName: 'Illa de Vent' })
  marc = await server.register({ role: 'ADMIN', agencyName: 'Sal i Pins' })
  agent = await server.register({ role: 'STAFF', agency: joana })
  // They have shown that their e-mails are theirs.
  await sql`update app_user set email_verified_at = now()`.execute(server.db)
}, 120_000)
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

describe('a network', () => {
  it('is joined by the link of a mail, once, or by whom it was sent to', async () => {
    const id = await acts.circle(aina, [joana])
    expect(
      (await circleOf(joana, id)).members.map(({ name, lead, own }) => [name, lead, own]),
    ).toEqual([
      ['Portal Vell', true, false],
      ['Illa de Vent', false, true],
    ])
    const params = { key: await acts.invitationOf(joana) }
    const again = await server.call('getNetworkInvitation', { token: joana.token, params })
    expect(again.status).toBe(404)

    const invite = { params: { id }, body: { email: marc.email } }
    await server.call('createNetworkInvitation', { token: aina.token, ...invite })
    expect((await circleOf(joana, id)).invited).toEqual([])
    const list = (await server.call('listNetworks', { token: marc.token })).body
    expect(list.invitations).toMatchObject([{ byAgency: 'Portal Vell', members: 2 }])
    const joined = await server.call('answerNetworkInvitation', {
      token: marc.token,
      params: { key: list.invitations[0]?.id ?? '' },
      body: { accept: true },
    })
    expect(joined.body.items[0]?.members).toHaveLength(3)
    expect(joined.body.invitations).toEqual([])
  })

  it('cannot be joined by a stranger who guesses the id, nor declined twice', async () => {
    const id = await acts.circle(aina, [])
    await server.call('createNetworkInvitation', {
      token: aina.token,
      params: { id },
      body: { email: joana.email },
    })
    const key = (await circleOf(aina, id)).invited[0]?.id ?? ''
    const stranger = await server.call('answerNetworkInvitation', {
      token: marc.token,
      params: { key },
      body: { accept: true },
    })
    expect(stranger.status).toBe(404)
    const decline = { token: joana.token, params: { key }, body: { accept: false } }
    expect((await server.call('answerNetworkInvitation', decline)).status).toBe(200)
    expect((await server.call('answerNetworkInvitation', decline)).status).toBe(404)
    expect((await circleOf(aina, id)).members).toHaveLength(1)
  })

  it('leaves no invitation waiting for who is in it, by whichever way they came in', async () => {
    const second = await server.register({ role: 'ADMIN', agency: marc })
    const late = await server.register({ role: 'ADMIN', agencyName: 'Tarda' })
    await sql`update app_user set email_verified_at = now()`.execute(server.db)
    const id = await acts.circle(aina, [joana])
    const invite = (email: string) =>
      server.call('createNetworkInvitation', {
        token: aina.token,
        params: { id },
        body: { email },
      })
    const waiting = async () => (await circleOf(aina, id)).invited.map(({ email }) => email)
    const sentTo = async (who: Person) =>
      (await server.call('listNetworks', { token: who.token })).body.invitations
    for (const { email } of [marc, second, late]) await invite(email)
    expect(await waiting()).toEqual([marc.email, second.email, late.email])
    const [own] = (await sentTo(marc)).filter(({ name }) => name === 'Cercle MICRO').slice(-1)
    const answer = (who: Person, key: string) =>
      server.call('answerNetworkInvitation', {
        token: who.token,
        params: { key },
        body: { accept: true },
      })
    expect((await answer(marc, own?.id ?? '')).status).toBe(200)
    // The colleague's was settled by it.
    expect(await waiting()).toEqual([late.email])
    expect((await sentTo(second)).filter((one) => one.members === 3)).toEqual([])
    // Who joins an agency that is in it is in it.
    await sql`update app_user set agency_id = ${agencyOf(joana)}
      where email = ${late.email}`.execute(server.db)
    expect(await waiting()).toEqual([])
    const again = await invite(marc.email)
    expect(again.body).toEqual({ email: 'Esa agencia ya está en la red' })
    // Of a member that blocks the lead nothing is told.
    const block = (blocked: boolean) =>
      server.call('setNetworkBlock', {
        token: marc.token,
        params: { id },
        body: { agencyId: agencyOf(aina), blocked },
      })
    await block(true)
    expect((await invite(marc.email)).status).toBe(201)
    expect(await waiting()).toEqual([marc.email])
    expect((await answer(marc, (await circleOf(aina, id)).invited[0]?.id ?? '')).status).toBe(406)
    await block(false)
    expect(await waiting()).toEqual([])
  })

  it('refuses the own agency at the field, and acts of who does not lead it', async () => {
    const id = await acts.circle(aina, [joana])
    const own = await server.call('createNetworkInvitation', {
      token: aina.token,
      params: { id },
      body: { email: aina.email },
    })
    expect([own.status, Object.keys(own.body)]).toEqual([400, ['email']])
    const other = await server.call('createNetworkInvitation', {
      token: joana.token,
      params: { id },
      body: { email: marc.email },
    })
    expect(other.status).toBe(403)
    const { version } = await circleOf(aina, id)
    const patch = (token: string, of: number) =>
      server.call('updateNetwork', { token, params: { id }, body: { version: of, name: 'Nou' } })
    expect((await patch(joana.token, version)).status).toBe(403)
    expect((await patch(aina.token, version)).body).toMatchObject({ name: 'Nou' })
    expect((await patch(aina.token, version)).status).toBe(409)
    const blank = { version: version + 1, name: '  ' }
    const empty = await server.call('updateNetwork', {
      token: aina.token,
      params: { id },
      body: blank,
    })
    expect(empty.body).toHaveProperty('name')
  })

  it('is left, handed over, and ended for who is expelled until they are invited anew', async () => {
    const id = await acts.circle(aina, [joana, marc])
    const on = (operation: 'leaveNetwork', who: Person) =>
      server.call(operation, { token: who.token, params: { id } })
    expect((await on('leaveNetwork', aina)).status).toBe(406)
    const body = { agencyId: agencyOf(joana) }
    const params = { id }
    const own = { agencyId: agencyOf(aina) }
    const self = await server.call('removeNetworkMember', { token: aina.token, params, body: own })
    expect(self.body).toHaveProperty('agencyId')
    await server.call('assignNetworkLead', { token: aina.token, params, body })
    expect((await on('leaveNetwork', aina)).status).toBe(204)
    expect((await server.call('getNetwork', { token: aina.token, params })).status).toBe(404)

    // An invitation from before it was expelled is worth nothing afterwards.
    const office = { ...marc, email: 'oficina@salipins.example' }
    const invite = () =>
      server.call('createNetworkInvitation', {
        token: joana.token,
        params,
        body: { email: office.email },
      })
    await invite()
    await server.call('removeNetworkMember', {
      token: joana.token,
      params,
      body: { agencyId: agencyOf(marc) },
    })
    const answer = async () =>
      server.call('answerNetworkInvitation', {
        token: marc.token,
        params: { key: await acts.invitationOf(office) },
        body: { accept: true },
      })
    expect((await answer()).status).toBe(406)
    await invite()
    expect((await answer()).status).toBe(200)
  })

  it('takes twenty of an agency and no more', async () => {
    const busy = await server.register({ role: 'ADMIN', agencyName: 'Moltes' })
    const make = () =>
      server.call('createNetwork', { token: busy.token, body: { name: 'X', kind: 'MICRO' } })
    for (let i = 0; i < 20; i += 1) expect((await make()).status).toBe(201)
    expect((await make()).body).toHaveProperty('name')
  }, 30_000)
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
    expect((await circleOf(aina, id)).members.map(({ name }) => name)).not.toContain('Illa de Vent')
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
