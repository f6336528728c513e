import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  Contact,
  ContactEntryPage,
  ImportItemPage,
  Property,
  PropertyPage,
  SameHomePage,
} from '../../../generated/model/index.ts'
import { sql } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { applyAll } from './steps/apply.ts'
import { sweep } from './steps/sweep.ts'
import { homeOf, ownerOf } from './testing/fake-inmovilla.ts'
import { startMoveWorld, type MoveWorld } from './testing/world.ts'

let world: MoveWorld
beforeAll(async () => {
  world = await startMoveWorld()
}, 300_000)
afterAll(() => world.close())

const WANT = { homes: 'all', prospects: true, owners: true, photos: true, publishInfo: true }

async function portfolio({ token }: Person): Promise<Map<string, Property>> {
  const { call } = world.server
  const page = (await call('listProperties', { token, query: { limit: 100 } })).body as PropertyPage
  const homes = await Promise.all(
    page.items.map(
      async ({ id }) => (await call('getProperty', { token, params: { id } })).body as Property,
    ),
  )
  return new Map(homes.map((home) => [home.ref, home]))
}

/** Fresh homes there, and an agency here. */
async function begin(...homes: Record<string, unknown>[]): Promise<Person> {
  const { fake, server } = world
  fake.homes.clear()
  fake.owners.clear()
  fake.extras.clear()
  fake.gone.clear()
  fake.trouble = () => undefined
  fake.tokens = new Set(['token-one'])
  for (const home of homes) fake.homes.set(String(home['cod_ofer']), home)
  return server.register({ role: 'ADMIN' })
}

describe('a move', () => {
  it('tries the key, plans, and brings homes with owners, mandate, photos and portals, unpublished', async () => {
    const boss = await begin(
      homeOf(101, {
        keycli: 5001,
        exclu: 1,
        alta_exclusiva: '2026-01-10 00:00:00',
        baja_exclusiva: '2027-01-10 00:00:00',
        numllave: 'C-17',
        comision: 4,
        keyacci: 3,
        precioalq: 1200,
        precio: 340_000,
        conservacion: 20,
        keyori: 5,
        keysuelo: 4,
        ascensor: 1,
        terraza: true,
        piscina_com: '1',
        energialetra: 'D',
        energiavalor: 120,
        emisionesletra: 'C',
        energiarecibido: 1,
        registrod: 'Inca 2',
        rtomo: 2345,
        rfolio: 67,
        gastos_com: 90,
        tgascom: 1,
        key_zona: 70011,
        tituloruso: 'Квартира',
        descripcioningles: 'First~second',
        descripcionaleman: 'Erste',
        numfotos: 2,
      }),
      homeOf(102, { nodisponible: 1, estadoficha: 3 }),
      homeOf(103, { prospecto: 1, key_tipo: 4999, key_loca: 7002 }),
    )
    world.fake.owners.set('5001', ownerOf(5001))
    world.fake.extras.set('101', {
      publishinfo: {
        idealista: { state: '10', publication_url: 'https://www.idealista.com/inmueble/1' },
        fotocasa: { state: '12' },
      },
    })
    const { id } = await world.create(boss, 'token-one', WANT)
    const planned = await world.drive(id, boss)
    expect(planned).toMatchObject({
      state: 'planned',
      tokenHint: '…-one',
      plan: { active: 1, unavailable: 1, prospects: 1 },
      issues: [],
    })
    expect(planned.estimate).not.toBeNull()
    expect(await portfolio(boss)).toEqual(new Map())

    expect(await world.step(boss, id, 'start')).toBe(202)
    const done = await world.drive(id, boss)
    expect(done).toMatchObject({ state: 'done', canUndo: true })
    expect(
      Object.fromEntries(done.phases.map(({ kind, done: n, total }) => [kind, [n, total]])),
    ).toEqual({ owner: [1, 1], home: [3, 3], extra: [1, 3], photo: [2, 2] })
    expect(done.people).toEqual([
      { key: '12', name: 'Marga Ferrer', homes: 3, agentId: null, agentName: null },
    ])
    expect(done.types.map(({ name, code }) => [name, code])).toEqual([
      ['Piso', 'piso'],
      ['Bungalow Planta Baja', 'bungalow'],
    ])

    const homes = await portfolio(boss)
    expect([...homes.values()].map(({ ref, status }) => [ref, status]).toSorted()).toEqual([
      ['PR101', 'draft'],
      ['PR102', 'withdrawn'],
      ['PR103', 'prospect'],
    ])
    const home = homes.get('PR101')
    expect(home).toMatchObject({
      basics: {
        type: 'vivienda',
        subtype: 'piso',
        condition: 'reformado',
        offers: [
          { operation: 'V', price: 35_000_000, netOwnerPrice: 34_000_000 },
          { operation: 'A', price: 120_000, rentPeriod: 'MONTH' },
        ],
      },
      location: { municipalityIne: '07061', zoneName: "l'Horta" },
      layout: { built: 120, usable: 98, bedrooms: 3, orientation: ['S'] },
      features: { features: ['lift', 'terrace'], pool: 'communal', flooring: 'tile' },
      legal: {
        energy: { status: 'provided', consumptionLetter: 'D', emissionsLetter: 'C' },
        communityFee: 9000,
        communityFeePeriod: 'month',
        registry: { office: 'Inca 2', tomo: '2345', folio: '67' },
      },
      mandate: {
        exclusive: 'exclusive',
        startsOn: '2026-01-10',
        endsOn: '2027-01-10',
        keysHeld: true,
        keysNumber: 'C-17',
        commissionPct: 4,
        owners: [{ name: 'Pere 5001 Oliver Mas', role: 'owner', email: 'pere.5001@example.org' }],
      },
      texts: {
        title: { es: 'Piso con vistas', ru: 'Квартира' },
        description: { es: 'Primera línea\nSegunda línea', en: 'First\nsecond', de: 'Erste' },
      },
      externalIds: [
        { system: 'inmovilla_rest', id: '101' },
        { system: 'idealista', id: 'https://www.idealista.com/inmueble/1' },
      ],
    })
    expect(home?.media.filter(({ kind }) => kind === 'photo')).toHaveLength(2)
    const { body: profile } = await world.server.call('getUser', {
      token: boss.token,
      params: { id: boss.profile.id },
    })
    expect(profile).toMatchObject({ imported_properties: true })

    const contactId = home?.mandate?.owners?.[0]?.contactId ?? ''
    const params = { id: contactId }
    const contact = (await world.server.call('getContact', { token: boss.token, params }))
      .body as Contact
    expect(contact).toMatchObject({
      person: { firstName: 'Pere 5001' },
      reach: { phones: [{ number: '+34600005001' }], town: 'Sóller' },
      legal: { idDocNumber: '43000000A' },
    })
    const consents = await world.server.call('listContactConsents', { token: boss.token, params })
    expect(consents.body).toEqual({ items: [] })
    const told = (await world.server.call('listContactEntries', { token: boss.token, params }))
      .body as ContactEntryPage
    expect(told.items.map(({ text }) => text).join('\n')).toContain('validado por la oficina')
  })

  it('tells in the report of `import` what had to be said, and in mail that it is over', async () => {
    const boss = await begin(
      homeOf(201, { key_loca: 9999, latitud: '', longitud: '' }),
      homeOf(202, { key_tipo: 7777 }),
    )
    const done = await world.moved(boss)
    expect(done.arrived).toEqual({ good: 0, remarks: 1, errors: 1 })
    expect(done.issues.map(({ kind, count }) => [kind, count])).toEqual([
      ['types', 1],
      ['people', 2],
    ])
    const { body } = await world.server.call('listImportItems', {
      token: boss.token,
      params: { id: done.runId ?? '' },
    })
    expect(
      (body as ImportItemPage).items.map(({ externalId, action }) => [externalId, action]),
    ).toEqual([
      ['201', 'created'],
      ['202', 'skipped'],
    ])
    await world.server.runJobs()
    const mails = (await world.server.mails()).filter(({ to }) => to === boss.email)
    expect(mails.at(-1)?.text).toContain('/auth/help/inmovilla')
    const items = await world.server.call('listMoveItems', {
      token: boss.token,
      params: { id: done.id },
      query: { kind: 'home', state: 'failed' },
    })
    expect(items.body).toMatchObject({
      total: 1,
      items: [{ externalId: '202', ref: 'PR202', message: expect.stringContaining('informe') }],
    })
  })

  it('writes homes anew with another mapping, without a call', async () => {
    const boss = await begin(homeOf(301), homeOf(302, { key_tipo: 7777 }))
    const agent = await world.server.register({ role: 'STAFF', agency: boss })
    const { id } = await world.moved(boss)
    const calls = world.fake.calls.length
    const agentId = agent.profile.id
    const { status } = await world.patch(boss, id, {
      people: [{ key: '12', agentId }],
      types: [{ key: '7777', code: 'ruina' }],
    })
    expect(status).toBe(200)
    const done = await world.drive(id, boss)
    expect(done.issues).toEqual([])
    expect(world.fake.calls).toHaveLength(calls)
    const homes = await portfolio(boss)
    expect(
      [...homes.values()]
        .map(({ ref, agentId: by, basics }) => [ref, by, basics.subtype])
        .toSorted(),
    ).toEqual([
      ['PR301', agentId, 'piso'],
      ['PR302', agentId, 'ruina'],
    ])
  })

  it('makes with another mapping what a fault left lying, long after its end', async () => {
    const boss = await begin(homeOf(311), homeOf(312))
    const { profile } = await world.server.register({ role: 'STAFF', agency: boss })
    const { id } = await world.moved(boss)
    await world.patch(boss, id, { people: [{ key: '12', agentId: profile.id }] })
    // It breaks off with a home in its hand: no report can be begun.
    const { db, deps } = world.server
    await sql`alter table import_run
      add constraint away check (status <> 'running') not valid`.execute(db)
    await expect(applyAll(deps, id)).rejects.toThrow('away')
    await sql`alter table import_run drop constraint away`.execute(db)
    await world.server.runJobs()
    world.clock.now += 360_000
    await sweep(deps)
    await world.server.runJobs()
    const homes = [...(await portfolio(boss)).values()]
    expect(homes.map(({ agentId }) => agentId)).toEqual([profile.id, profile.id])
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from import_run
      where agency_id = ${boss.profile.agency_ids[0]} and status = 'running'`.execute(db)
    expect(rows).toEqual([{ n: 0 }])
  })

  it('fetches the photos of a home whose type was said after its end', async () => {
    const boss = await begin(homeOf(321), homeOf(322, { key_tipo: 7777, numfotos: 2 }))
    const { id } = await world.moved(boss)
    await world.patch(boss, id, { types: [{ key: '7777', code: 'ruina' }] })
    for (let turn = 0; turn < 4; turn += 1) {
      await world.server.runJobs()
      world.clock.now += 360_000
      await sweep(world.server.deps)
    }
    const { phases, runId } = await world.show(boss, id)
    expect(phases.find(({ kind }) => kind === 'photo')).toMatchObject({ done: 2, total: 2 })
    expect((await portfolio(boss)).get('PR322')?.media).toHaveLength(2)
    const params = { id: runId ?? '' }
    const { body } = await world.server.call('getImport', { token: boss.token, params })
    expect(body).toMatchObject({ status: 'done' })
  })

  it('whose way back died each time stands still: it may be asked for again, and another begins', async () => {
    const boss = await begin(homeOf(331))
    const { id, runId } = await world.moved(boss)
    await world.step(boss, id, 'undo')
    const died = sql`update job set attempts = 9 where kind = 'move.undo'`
    await died.execute(world.server.db)
    // It had begun with the report.
    const params = { id: runId ?? '' }
    await sql`update import_run set status = 'running', undone_at = now()
      where id = ${params.id}`.execute(world.server.db)
    await world.server.runJobs()
    expect(await world.show(boss, id)).toMatchObject({
      state: 'cancelled',
      canUndo: true,
      tokenHint: null,
    })
    const report = await world.server.call('getImport', { token: boss.token, params })
    expect(report.body).toMatchObject({ status: 'done', undoneAt: null })
    const mails = (await world.server.mails()).filter(({ to }) => to === boss.email)
    expect(mails.at(-1)?.subject).toContain('te necesita')
    const other = await world.create(boss)
    expect(await world.step(boss, id, 'undo')).toBe(406)
    await world.step(boss, other.id, 'cancel')
    expect(await world.step(boss, id, 'undo')).toBe(202)
    await world.server.runJobs()
    expect(await world.show(boss, id)).toMatchObject({ state: 'undone' })
    expect(await portfolio(boss)).toEqual(new Map())
  })

  it('takes codes that are words of JavaScript, and addresses that are none, and goes on', async () => {
    const odd = { key_tipo: 'constructor', keyagente: 'toString', keycli: 'valueOf' }
    const fotos = { 0: { url: 'http://[' }, 1: { url: 'https://a.example:99999/1.jpg' } }
    const boss = await begin(homeOf(351, odd), homeOf(352, { fotos }))
    const done = await world.moved(boss)
    expect(done).toMatchObject({ state: 'done', arrived: { errors: 1 } })
    expect(done.types).toContainEqual({
      key: 'constructor',
      name: null,
      homes: 1,
      code: null,
      chosen: false,
    })
    expect(done.phases.find(({ kind }) => kind === 'photo')).toMatchObject({ total: 2, failed: 2 })
    expect([...(await portfolio(boss)).keys()]).toEqual(['PR352'])
  })

  it('is taken back whole: homes, photos and the contacts it made', async () => {
    const boss = await begin(
      homeOf(401, { keycli: 5401, numfotos: 1 }),
      homeOf(402, { keycli: 5402 }),
    )
    world.fake.owners.set('5401', ownerOf(5401))
    world.fake.owners.set('5402', ownerOf(5402))
    const { id } = await world.moved(boss)
    await world.patch(boss, id, { types: [{ key: '3399', code: 'apartamento' }] })
    await world.drive(id, boss)
    const { call } = world.server
    const [kept] = (await portfolio(boss)).values()
    await call('updateProperty', {
      token: boss.token,
      params: { id: kept?.id ?? '' },
      body: { version: kept?.version ?? 0, texts: { title: { es: 'Mío' } } },
    })
    expect(await world.step(boss, id, 'undo')).toBe(202)
    await world.server.runJobs()
    expect(await world.show(boss, id)).toMatchObject({ state: 'undone', tokenHint: null })
    expect([...(await portfolio(boss)).values()].map(({ texts }) => texts?.title?.es)).toEqual([
      'Mío',
    ])
    const { body } = await call('listContacts', { token: boss.token, query: {} })
    const left = (body as { items: { email: string | null }[] }).items.map(({ email }) => email)
    // Whose home somebody has worked on is held on to.
    expect(left).toEqual([kept?.mandate?.owners?.[0]?.email])
  })

  it('brings what changed there once a day, and nothing else', async () => {
    const boss = await begin(homeOf(501), homeOf(502))
    const { id } = await world.moved(boss)
    expect(await world.step(boss, id, 'refresh')).toBe(406)
    world.fake.homes.set(
      '502',
      homeOf(502, { precioinmo: 299_000, fechaact: '2026-11-20 09:00:00' }),
    )
    world.fake.homes.set('503', homeOf(503))
    world.clock.now += 86_400_000
    const before = world.fake.calls.length
    expect(await world.step(boss, id, 'refresh')).toBe(202)
    expect((await world.drive(id, boss)).state).toBe('done')
    const asked = world.fake.calls.slice(before).map(({ url }) => url.split('?')[1])
    expect(asked.toSorted()).toEqual(['cod_ofer=502', 'cod_ofer=503', 'listado'])
    const homes = await portfolio(boss)
    expect(homes.get('PR502')?.basics.offers[0]?.price).toBe(29_900_000)
    expect(homes.size).toBe(3)
    await sql`update move set started_at = started_at - interval '61 days' where id = ${id}`.execute(
      world.server.db,
    )
    world.clock.now += 86_400_000
    expect(await world.step(boss, id, 'refresh')).toBe(406)
  })

  it('goes on where it stood with another key, and says so when it stops', async () => {
    const boss = await begin(homeOf(601), homeOf(602), homeOf(603))
    const { id } = await world.create(boss)
    await world.drive(id, boss)
    await world.step(boss, id, 'start')
    await world.drive(id, boss, { each: (round) => round === 3 })
    world.fake.tokens = new Set(['token-two'])
    const stopped = await world.drive(id, boss)
    expect(stopped).toMatchObject({
      state: 'failed',
      issues: [{ kind: 'token' }, { kind: 'people' }],
    })
    expect(await world.step(boss, id, 'resume')).toBe(406)
    expect((await world.patch(boss, id, { token: 'token-two' })).status).toBe(200)
    expect(await world.drive(id, boss)).toMatchObject({ state: 'done', tokenHint: '…-two' })
    expect((await portfolio(boss)).size).toBe(3)
  })

  it('says at once that a key is not taken, and takes another', async () => {
    const boss = await begin(homeOf(701))
    const { id } = await world.create(boss, 'token-bad')
    expect(await world.drive(id, boss)).toMatchObject({
      state: 'failed',
      plan: null,
      issues: [{ kind: 'token', message: expect.stringContaining('no acepta esta clave') }],
    })
    await world.patch(boss, id, { token: 'token-one' })
    expect(await world.drive(id, boss)).toMatchObject({ state: 'planned', plan: { active: 1 } })
  })

  it('waits ten minutes and goes half as fast for an hour when it is told that it asks too often', async () => {
    const boss = await begin(...Array.from({ length: 8 }, (_, nth) => homeOf(800 + nth)))
    const { id } = await world.create(boss)
    await world.drive(id, boss)
    await world.step(boss, id, 'start')
    await world.drive(id, boss, { each: (round) => round === 3 })
    world.fake.alsoUsed('token-one', 'propiedades', 50)
    const at = world.clock.now
    const waiting = await world.drive(id, boss, {
      each: async () => (await world.show(boss, id)).restsUntil !== null,
    })
    expect(waiting).toMatchObject({ state: 'waiting' })
    expect(new Date(waiting.restsUntil ?? 0).getTime() - world.clock.now).toBe(600_000)
    const before = world.fake.calls.length
    await world.drive(id, boss)
    const after = world.fake.calls.slice(before).filter(({ bucket }) => bucket === 'propiedades')
    expect(after[0]?.at).toBeGreaterThanOrEqual(at + 600_000)
    for (const [nth, { at: left }] of after.entries())
      expect(left - (after[nth - 1]?.at ?? 0)).toBeGreaterThan(26_000)
    expect((await portfolio(boss)).size).toBe(8)
  })

  it('looks at its end for homes that were here already, and proposes them', async () => {
    const boss = await begin(homeOf(911, { rcatastral: '9872023VH5797S0001WX' }), homeOf(912))
    const { body } = await world.server.call('createProperty', {
      token: boss.token,
      body: {
        basics: { type: 'vivienda', offers: [{ operation: 'V', price: 30_000_000 }] },
        location: { municipalityIne: '07061', cadastralRef: '9872023VH5797S0001WX' },
      },
    })
    const { ref } = body as Property
    await world.moved(boss)
    await world.server.runJobs()
    const { items } = (await world.server.call('listSameHomes', { token: boss.token }))
      .body as SameHomePage
    expect(items.map(({ reasons, homes }) => [reasons, homes.map((home) => home.ref)])).toEqual([
      [['cadastre'], [ref, 'PR911']],
    ])
  })

  it('asks a person when another agency’s key is put in, and never takes an empty list', async () => {
    const boss = await begin(homeOf(901), homeOf(902))
    await world.moved(boss)
    world.fake.homes.clear()
    world.fake.homes.set('990', homeOf(990))
    const { id } = await world.create(boss)
    expect(await world.drive(id, boss)).toMatchObject({
      state: 'planned',
      issues: [{ kind: 'question', message: expect.stringContaining('Inmovilla') }],
    })
    expect(await world.step(boss, id, 'start')).toBe(406)
    expect(await world.step(boss, id, 'start', true)).toBe(202)
    await world.drive(id, boss)
    expect((await portfolio(boss)).size).toBe(3)
    world.fake.homes.clear()
    const empty = await world.create(boss)
    await world.drive(empty.id, boss)
    expect(await world.step(boss, empty.id, 'start', true)).toBe(406)
  })
})
