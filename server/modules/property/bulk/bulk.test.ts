import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PropertyBulkItem } from '../../../../generated/model/index.ts'
import { unauthorized } from '../../../contract/errors.ts'
import { asBefore } from '../../../contract/rights/standing.ts'
import { beginningWith, sql, type Db } from '../../../db/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { heldSession } from '../../user/index.ts'
import { bulkChange, type BulkStep } from './bulk.ts'
import { say } from '../messages.ts'
import { complete, made, published, withPhoto } from '../testing/homes.fixture.ts'

let server: TestServer
let now = new Date('2026-11-21T10:00:00Z')
let admin: Person
let staff: Person
let colleague: Person
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
  admin = await server.register()
  staff = await server.register({ role: 'STAFF', agency: admin })
  colleague = await server.register({ role: 'STAFF', agency: admin })
}, 300_000)
afterAll(() => server.close())

const read = async (id: string) =>
  (await server.call('getProperty', { token: admin.token, params: { id } })).body
const change = (who: Person, body: object) =>
  server.call('changeProperties', { token: who.token, body })
const undo = (who: Person, bulkId: string | null) =>
  server.call('undoPropertyBulk', { token: who.token, params: { bulkId: bulkId ?? '' } })
const outcomes = (items: PropertyBulkItem[]) => items.map(({ outcome }) => outcome)

describe('a change of several homes', () => {
  it('tells home by home what changed and what was refused, in words, and never of a stranger’s', async () => {
    const own = await made(server, staff)
    const shared = await made(server, colleague, {
      ...complete,
      mandate: { ...complete.mandate, shared: true },
    })
    const hidden = await made(server, colleague)
    const stranger = await made(server, await server.register({ agencyName: 'Otra' }))
    const { status, body } = await change(staff, {
      ids: [own.id, shared.id, hidden.id, stranger.id],
      status: 'prospect',
      addTags: ['  Escaparate ', 'Escaparate'],
    })
    expect([status, outcomes(body.items)]).toEqual([
      200,
      ['changed', 'refused', 'refused', 'refused'],
    ])
    expect(body.items[0]).toMatchObject({
      ref: own.ref,
      text: 'De «borrador» a «prospecto». Etiquetas: Escaparate',
    })
    expect(body.items[1]).toMatchObject({
      ref: shared.ref,
      text: 'Es de un compañero: puedes verla, no cambiarla',
    })
    expect(body.items.slice(2).map(({ ref, text }: PropertyBulkItem) => [ref, text])).toEqual([
      [null, 'Ya no existe o no es tuya'],
      [null, 'Ya no existe o no es tuya'],
    ])
    expect(await read(own.id)).toMatchObject({ status: 'prospect', tags: ['Escaparate'] })
    expect((await server.call('listPropertyTags', { token: staff.token })).body.tags).toEqual([
      'Escaparate',
    ])
    expect(
      (
        await server.call('listProperties', { token: staff.token, query: { tag: ['Escaparate'] } })
      ).body.items.map(({ id }: { id: string }) => id),
    ).toEqual([own.id])
  })

  it('one that fails unforeseen is refused by itself, and the others can be taken back', async () => {
    const [first, bad, last] = [
      await made(server, admin),
      await made(server, admin),
      await made(server, admin),
    ]
    await sql`create function broken() returns trigger language plpgsql as
      $$ begin raise exception 'unforeseen'; end $$`.execute(server.db)
    await sql`create trigger broken before update on property for each row
      when (new.id = ${sql.lit(bad.id)}) execute function broken()`.execute(server.db)
    const ids = [first.id, bad.id, last.id]
    const { status, body } = await change(admin, { ids, status: 'withdrawn' })
    expect([status, outcomes(body.items)]).toEqual([200, ['changed', 'refused', 'changed']])
    expect(body.items[1]).toMatchObject({ ref: bad.ref, text: 'No se ha podido cambiar' })
    await sql`drop trigger broken on property`.execute(server.db)
    expect(outcomes((await undo(admin, body.undoId)).body.items)).toEqual(['changed', 'changed'])
    expect(await read(first.id)).toMatchObject({ status: 'draft' })
  })

  it('how a home stood is kept with its change, and not when all are done', async () => {
    const [first, second] = [await made(server, admin), await made(server, admin)]
    let rest: Promise<unknown> = Promise.resolve()
    await server.db.transaction().execute(async (trx) => {
      await sql`select 1 from property where id = ${second.id} for update`.execute(trx)
      rest = change(admin, { ids: [first.id, second.id], addTags: ['mitad'] })
      await expect.poll(async () => (await read(first.id)).tags).toEqual(['mitad'])
      const kept = await server.db.selectFrom('property_bulk').select('homes').execute()
      expect(kept.flatMap(({ homes }) => homes.map(({ id }) => id))).toContain(first.id)
    })
    await rest
    const kept = await server.db.selectFrom('property_bulk').select('homes').execute()
    expect(kept.map(({ homes }) => homes.map(({ id }) => id))).toContainEqual([first.id, second.id])
  })

  it('says what a home lacks to be published, and why a status does not follow', async () => {
    const [bare, full] = [await made(server, admin), await withPhoto(server, admin)]
    const { body } = await change(admin, { ids: [bare.id, full.id], status: 'active' })
    expect(outcomes(body.items)).toEqual(['refused', 'changed'])
    expect(body.items[0]?.text).toBe('Añade al menos una foto pública')
    expect(body.undoId).toBeNull()
    const closed = await change(admin, { ids: [bare.id], status: 'reserved' })
    expect(closed.body.items[0]?.text).toBe('De «borrador» no se puede pasar a «reservado»')
    expect((await change(admin, { ids: [bare.id] })).status).toBe(400)
  })

  it('gives homes to another agent, the ADMIN’s to do', async () => {
    const home = await made(server, staff)
    expect(
      (await change(staff, { ids: [home.id], agentId: colleague.profile.id })).body.items[0],
    ).toMatchObject({
      outcome: 'refused',
      text: 'Solo quien dirige la inmobiliaria cambia el agente',
    })
    const { body } = await change(admin, { ids: [home.id], agentId: colleague.profile.id })
    expect(body.items[0]?.outcome).toBe('changed')
    expect(
      (await change(admin, { ids: [home.id], agentId: colleague.profile.id })).body.items[0],
    ).toMatchObject({ outcome: 'same', text: 'Ya estaba así' })
    const back = await undo(admin, body.undoId)
    expect(outcomes(back.body.items)).toEqual(['changed'])
    expect((await read(home.id)).agentId).toBe(staff.profile.id)
  })

  it('is taken back once, by who made it, within ten minutes, but for homes changed since', async () => {
    const [one, two] = [await made(server, staff), await made(server, staff)]
    const { body } = await change(staff, {
      ids: [one.id, two.id],
      status: 'archived',
      addTags: ['Fuera'],
    })
    expect((await undo(admin, body.undoId)).status).toBe(404)
    await server.call('restoreProperty', { token: staff.token, params: { id: two.id } })
    const back = await undo(staff, body.undoId)
    expect(back.body.items).toMatchObject([
      { ref: one.ref, outcome: 'changed' },
      { ref: two.ref, outcome: 'refused', text: 'Ha cambiado después: se queda como está' },
    ])
    expect(await read(one.id)).toMatchObject({ status: 'draft', tags: [] })
    expect(await read(two.id)).toMatchObject({ tags: ['Fuera'] })
    expect((await undo(staff, body.undoId)).status).toBe(400)
    const late = await change(staff, { ids: [one.id], addTags: ['Tarde'] })
    now = new Date(now.getTime() + 11 * 60_000)
    expect((await undo(staff, late.body.undoId)).status).toBe(400)
  })

  it('of what the public saw is not taken back; put away and brought back it is', async () => {
    const home = await published(server, admin)
    const away = await change(admin, { ids: [home.id], status: 'archived' })
    expect([outcomes(away.body.items), away.body.undoId]).toEqual([['changed'], null])
    const back = await change(admin, { ids: [home.id], restore: true })
    expect(back.body.items[0]?.text).toBe('Recuperada como «activo»')
    expect((await read(home.id)).status).toBe('active')
  })
})

describe('who loses the right while several are changed', () => {
  type Was = { id: string }
  const letGo = (trx: Db, id: string) =>
    trx.deleteFrom('session').where('user_id', '=', id).execute()
  const demoted = (trx: Db, id: string) =>
    trx.updateTable('app_user').set({ role: 'STAFF' }).where('id', '=', id).execute()
  const ids = ['1', '2', '3'].map((n) => `00000000-0000-4000-8000-00000000000${n}`)

  /** Changes three records; with the first one it happens. Tells who acted for each, and what was kept. */
  const during = async (happens: (trx: Db, id: string) => Promise<unknown>, undoing = false) => {
    const { profile } = await server.register({ role: 'ADMIN', agency: admin })
    const { id: sessionId } = await server.db
      .selectFrom('session')
      .select('id')
      .where('user_id', '=', profile.id)
      .executeTakeFirstOrThrow()
    const actor = { userId: profile.id, agencyId: admin.profile.agency_ids[0] ?? '' }
    const session = { ...actor, sessionId, role: 'ADMIN' as const }
    const standing = async (trx: Db) =>
      (await heldSession(trx, session, server.deps)) ?? unauthorized('en')
    const ctx = {
      session,
      lang: 'en' as const,
      ip: '',
      deps: server.deps,
      log: server.app.log,
      standing,
    }
    ctx.deps = { ...server.deps, db: beginningWith(server.deps.db, asBefore(ctx)) } // as the mount does
    const anyWrite = (db: Db) => db.deleteFrom('session').where('id', '=', profile.id).execute()
    const kept: Was[] = []
    const roles: string[] = []
    const records = bulkChange<Was>({
      say,
      refOf: async () => 'R1',
      keep: async (db, _row, was) => {
        await anyWrite(db)
        kept.push(was)
      },
      forget: anyWrite,
      find: async () => ({ at: now, was: ids.map((id) => ({ id })) }),
      close: async () => true,
    })
    const step = async (
      { trx, actor: { role } }: { trx: Db; actor: { role: string } },
      id: string,
    ): Promise<BulkStep<Was>> => {
      if (roles.push(role) === 1) await happens(trx, profile.id)
      return { item: { id, ref: 'R1', outcome: 'changed', text: 'done' }, before: { id } }
    }
    const asked = { ...actor, role: 'ADMIN' as const, lang: 'en' as const }
    const { items } = undoing
      ? await records.undo(
          ctx,
          asked,
          ids[0] ?? '',
          async (work, { id }) => (await step(work, id)).item,
        )
      : await records.change(ctx, asked, ids, step)
    return { items, roles, kept }
  }

  it.each([false, true])(
    'let go: the rest stays, what was done is told (undoing: %s)',
    async (undoing) => {
      const { items, roles, kept } = await during(letGo, undoing)
      expect([outcomes(items), roles]).toEqual([['changed', 'refused', 'refused'], ['ADMIN']])
      expect(items[1]).toMatchObject({ id: ids[1], ref: null, text: expect.any(String) as string })
      expect(kept).toEqual(undoing ? [] : [{ id: ids[0] }])
    },
  )

  it.each([false, true])(
    'demoted: goes on with the part they have now (undoing: %s)',
    async (undoing) => {
      expect((await during(demoted, undoing)).roles).toEqual(['ADMIN', 'STAFF', 'STAFF'])
    },
  )
})

describe('a copy of a home', () => {
  it('is a draft with a reference of its own, without owners, papers, door and private notes', async () => {
    const home = await withPhoto(server, admin, {
      ...complete,
      location: {
        ...complete.location,
        floor: '2',
        door: 'B',
        cadastralRef: '9872023VH5797S0001WX',
      },
      texts: { ...complete.texts, internalNotes: 'Llave en el bar' },
    })
    const { status, body: bare } = await server.call('duplicateProperty', {
      token: admin.token,
      params: { id: home.id },
      body: {},
    })
    expect([status, bare.status, bare.media]).toEqual([201, 'draft', []])
    expect(bare.ref).not.toBe(home.ref)
    expect(bare).toMatchObject({
      basics: { offers: home.basics.offers },
      layout: home.layout,
      location: { streetName: 'sa Lluna' },
      texts: { title: home.texts?.title },
    })
    expect([
      bare.mandate,
      bare.legal,
      bare.location?.floor,
      bare.location?.door,
      bare.location?.cadastralRef,
      bare.texts?.internalNotes,
    ]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined])
    const { body: full } = await server.call('duplicateProperty', {
      token: admin.token,
      params: { id: home.id },
      body: { photos: true },
    })
    expect(full.media.map(({ src }: { src: string }) => src)).toEqual(
      home.media.map(({ src }: { src: string }) => src),
    )
    const { body: history } = await server.call('listPropertyHistory', {
      token: admin.token,
      params: { id: full.id },
    })
    expect(history.items[0]).toMatchObject({
      kind: 'NOTE',
      text: `Copia de ${home.ref}, con sus fotos`,
    })
    expect(
      (
        await server.call('duplicateProperty', {
          token: staff.token,
          params: { id: home.id },
          body: {},
        })
      ).status,
    ).toBe(404)
  })
})

describe('the portfolio on a map', () => {
  it('shows each home of the search at its place, counts those without one, and looks into a box', async () => {
    const boss = await server.register({ agencyName: 'Mapa' })
    const here = await made(server, boss)
    await made(server, boss, {
      ...complete,
      basics: { type: 'local', offers: [{ operation: 'V', price: 30_000_000 }] },
      location: { municipalityIne: '07040', geo: { lat: 39.57, lon: 2.65 } },
    })
    await made(server, boss, { basics: { type: 'vivienda', offers: [{ operation: 'V' }] } })
    const look = async (query: Record<string, unknown>) =>
      (await server.call('mapProperties', { token: boss.token, query })).body
    const all = await look({})
    expect(all).toMatchObject({
      total: 3,
      inSight: 2,
      unplaced: 1,
      bbox: [2.65, 39.57, 2.7152, 39.766],
      clusters: [],
    })
    const box = await look({ bbox: '2.7,39.7,2.8,39.8', type: ['vivienda'] })
    expect(box).toMatchObject({
      total: 2,
      inSight: 1,
      pins: [
        {
          id: here.id,
          ref: here.ref,
          lat: 39.766,
          lon: 2.7152,
          price: 94_500_000,
          status: 'draft',
        },
      ],
    })
    expect(
      (await server.call('mapProperties', { token: boss.token, query: { bbox: '3,39,2,40' } }))
        .status,
    ).toBe(400)
    expect(
      (
        await server.call('mapProperties', {
          token: staff.token,
          query: { bbox: '2.6,39.5,2.8,39.8', type: ['local'] },
        })
      ).body.total,
    ).toBe(0)
  })

  it('draws discs where there are many', async () => {
    const boss = await server.register({ agencyName: 'Muchas' })
    const seed = await made(server, boss)
    // Through the API three hundred homes would take a minute.
    const { rows } = await sql<{
      n: number
    }>`
      with copies as (insert into property (id, agency_id, agent_id, created_by, ref, status, doc,
        type, operations, created_at, updated_at)
        select gen_random_uuid(), agency_id, agent_id, created_by, 'M-' || g, 'draft',
          jsonb_set(doc, '{location,geo}',
            jsonb_build_object('lat', 39.3 + g * 0.001, 'lon', 2.5 + g * 0.001)), type, operations,
              now(), now()
        from property, generate_series(1, 320) g where id = ${seed.id}::uuid returning 1)
        select count(*)::int as n from copies`.execute(server.db)
    expect(rows[0]?.n).toBe(320)
    const { body } = await server.call('mapProperties', { token: boss.token, query: {} })
    expect(body.inSight).toBe(321)
    expect(
      body.clusters.reduce(
        (sum: number, { count }: { count: number }) => sum + count,
        body.pins.length,
      ),
    ).toBe(321)
    const close = await server.call('mapProperties', {
      token: boss.token,
      query: { bbox: '2.5,39.3,2.55,39.35' },
    })
    expect(close.body.pins.length).toBe(50)
  })
})
