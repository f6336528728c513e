import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../db/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { expireMandates } from './expire.ts'
import { complete, made, published } from '../testing/homes.fixture.ts'

let server: TestServer
let admin: Person
let staff: Person
let colleague: Person
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register()
  staff = await server.register({ role: 'STAFF', agency: admin })
  colleague = await server.register({ role: 'STAFF', agency: admin })
})
afterAll(() => server.close())

const on = (id: string) => ({ token: staff.token, params: { id } })
const read = async (who: Person, id: string) =>
  (await server.call('getProperty', { token: who.token, params: { id } })).body
const site = async (id: string) => (await server.call('getListing', { params: { id } })).status
const history = async (who: Person, id: string) =>
  (
    await server.call('listPropertyHistory', {
      token: who.token,
      params: { id },
      query: { limit: 100 },
    })
  ).body.items

describe('an archived home', () => {
  it('comes back closed with its price and its stage', async () => {
    const home = await published(server, staff)
    const closing = {
      version: home.version,
      status: 'closed',
      substatus: 'TRANSFER',
      closePrice: 90_000_000,
    }
    await server.call('changePropertyStatus', { ...on(home.id), body: closing })
    await server.call('archiveProperty', on(home.id))
    const { status, body } = await server.call('restoreProperty', on(home.id))
    expect([status, body.status, body.substatus]).toEqual([200, 'closed', 'TRANSFER'])
    const row = await server.db
      .selectFrom('property')
      .select(['close_price', 'closed_at'])
      .where('id', '=', home.id)
      .executeTakeFirstOrThrow()
    expect(row.close_price).toBe(90_000_000)
    expect(row.closed_at).not.toBeNull()
  })

  it('comes back to the site when it was there, and as a draft when something is lacking by now', async () => {
    const home = await published(server, staff)
    await server.call('archiveProperty', on(home.id))
    expect(await site(home.id)).toBe(410)
    expect((await server.call('restoreProperty', on(home.id))).body.status).toBe('active')
    expect(await site(home.id)).toBe(200)
    await server.call('archiveProperty', on(home.id))
    const { version } = await read(staff, home.id)
    await server.call('updateProperty', {
      ...on(home.id),
      body: { version, mandate: { ...complete.mandate, endsOn: '2020-02-01' } },
    })
    expect((await server.call('restoreProperty', on(home.id))).body.status).toBe('draft')
  })

  it('is brought back by its own people only, and a live one stays as it is', async () => {
    const home = await made(server, staff)
    expect(
      (await server.call('restoreProperty', { token: colleague.token, params: { id: home.id } }))
        .status,
    ).toBe(404)
    expect((await server.call('restoreProperty', on(home.id))).body).toMatchObject({
      status: 'draft',
      version: home.version,
    })
  })
})

describe('a mandate that has run out', () => {
  it('takes the home off the site, with its reason; renewed tacitly it stays', async () => {
    const home = await published(server, staff)
    const kept = await published(server, staff)
    const end = async (id: string, mandate: object) =>
      server.db
        .updateTable('property')
        .set({
          mandate_ends: '2026-01-31',
          doc: {
            ...(
              await server.db
                .selectFrom('property')
                .select('doc')
                .where('id', '=', id)
                .executeTakeFirstOrThrow()
            ).doc,
            mandate: { ...complete.mandate, endsOn: '2026-01-31', ...mandate },
          },
        })
        .where('id', '=', id)
        .execute()
    await end(home.id, {})
    await end(kept.id, { tacitExtension: true })
    expect(await expireMandates(server.deps)).toBe(1)
    expect([(await read(staff, home.id)).status, await site(home.id)]).toEqual(['expired', 410])
    expect([(await read(staff, kept.id)).status, await site(kept.id)]).toEqual(['active', 200])
    expect((await history(staff, home.id))[0]).toMatchObject({
      kind: 'STATUS',
      field: 'status',
      new: 'expired',
      byName: null,
      text: 'El encargo ha terminado',
    })
    const { items } = (await server.call('listNotifications', { token: staff.token })).body
    expect(items.map(({ body, href }) => [body.includes(home.ref), href])).toEqual([
      [true, `/auth/cartera/inmueble/${home.id}`],
    ])
    expect(await expireMandates(server.deps)).toBe(0)
  })

  it('takes it off also where another one cannot be', async () => {
    const homes = [await published(server, staff), await published(server, staff)]
    const ids = homes.map(({ id }) => id)
    await sql`update property set mandate_ends = '2026-01-31' where id = any(${ids}::uuid[])`.execute(
      server.db,
    )
    // Whichever is the first one.
    await sql`create sequence tries`.execute(server.db)
    await sql`create function refuse() returns trigger language plpgsql as
      $$ begin if nextval('tries') = 1 then raise 'no'; end if; return new; end $$`.execute(
      server.db,
    )
    await sql`create trigger refuse before update of status on property
      for each row execute function refuse()`.execute(server.db)
    await expect(expireMandates(server.deps)).rejects.toThrow('no')
    const found = await Promise.all(ids.map(site))
    expect(found.toSorted()).toEqual([200, 410])
    await sql`drop trigger refuse on property`.execute(server.db)
    expect(await expireMandates(server.deps)).toBe(1)
  })
})

describe('a colleague who reads a shared home', () => {
  it('sees neither its owners nor its terms, in the record, its history and its documents', async () => {
    const shared = {
      ...complete,
      mandate: {
        ...complete.mandate,
        shared: true,
        commissionType: 'percent' as const,
        commissionPct: 4,
      },
    }
    const home = await made(server, staff, shared)
    const renamed = { ...shared.mandate, owners: [{ name: 'Miquel Serra' }] }
    await server.call('updateProperty', { ...on(home.id), body: { version: 1, mandate: renamed } })
    for (const type of ['id', 'energy']) {
      const file = {
        field: 'file',
        filename: `${type}.pdf`,
        mime: 'application/pdf',
        content: Buffer.from('%PDF-1.4 x'),
        extra: type,
      }
      expect(
        (await server.call('uploadPropertyDocument', { ...on(home.id), files: [file] })).status,
      ).toBe(201)
    }
    expect((await read(colleague, home.id)).mandate).toEqual({
      startsOn: '2020-01-10',
      endsOn: '2099-01-10',
      shared: true,
    })
    expect((await read(staff, home.id)).mandate?.owners).toHaveLength(1)
    expect(JSON.stringify(await history(colleague, home.id))).not.toMatch(/Oliver|Serra|id\.pdf/)
    expect(JSON.stringify(await history(admin, home.id))).toMatch(/Serra/)
    const documents = async (who: Person) =>
      (await server.call('listPropertyDocuments', { token: who.token, params: { id: home.id } }))
        .body.items
    expect((await documents(colleague)).map(({ type }) => type)).toEqual(['energy'])
    const secret = (await documents(staff)).find(({ type }) => type === 'id')?.id ?? ''
    expect(
      (
        await server.call('downloadPropertyDocument', {
          token: colleague.token,
          params: { id: home.id, documentId: secret },
        })
      ).status,
    ).toBe(404)
  })
})
