import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Contact, ContactInput } from '../../../generated/model/index.ts'
import { sql } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let boss: Person
let joana: Person
let pere: Person

beforeAll(async () => {
  server = await startTestServer()
  boss = await server.register({ role: 'ADMIN' })
  joana = await server.register({ role: 'STAFF', agency: boss })
  pere = await server.register({ role: 'STAFF', agency: boss })
}, 300_000)
afterAll(() => server.close())

let made = 0
const add = async (by: Person, input: Partial<ContactInput> = {}): Promise<Contact> => {
  made += 1
  const { status, body } = await server.call('createContact', {
    token: by.token,
    body: { person: { firstName: 'Catalina', lastName: `Oliver ${made}` }, ...input },
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

describe('lists', () => {
  it('change several at once and count who was left alone', async () => {
    const [mine, theirs] = [await add(joana), await add(pere)]
    const { body } = await server.call('changeContacts', {
      token: joana.token,
      body: { ids: [mine.id, theirs.id], addTags: ['Feria'], archived: true },
    })
    expect(body).toEqual({ changed: [mine.id], refused: 1 })
    const put = await server.call('listContacts', {
      token: joana.token,
      query: { view: 'archived', tag: ['Feria'] },
    })
    expect(put.body.items.map(({ id }) => id)).toEqual([mine.id])
    expect((await server.call('listContactTags', { token: boss.token })).body.tags).toContain(
      'Feria',
    )
  })

  it('turn pages both ways in every order', async () => {
    for (let more = 0; more < 7; more += 1) await add(boss)
    for (const sort of ['activity', 'name', 'created'] as const) {
      const all = (
        await server.call('listContacts', { token: boss.token, query: { sort, limit: 100 } })
      ).body.items.map(({ id }) => id)
      const first = await server.call('listContacts', {
        token: boss.token,
        query: { sort, limit: 3 },
      })
      const second = await server.call('listContacts', {
        token: boss.token,
        query: { sort, limit: 3, cursor: String(first.body.next) },
      })
      const back = await server.call('listContacts', {
        token: boss.token,
        query: { sort, limit: 3, cursor: String(second.body.previous) },
      })
      expect([...first.body.items, ...second.body.items].map(({ id }) => id)).toEqual(
        all.slice(0, 6),
      )
      expect(back.body.items.map(({ id }) => id)).toEqual(all.slice(0, 3))
    }
  })

  it('go on where they were, also when the last row that was read is erased', async () => {
    for (const sort of ['activity', 'name', 'created'] as const) {
      const alone = await server.register({ role: 'ADMIN' })
      for (let more = 0; more < 3; more += 1) await add(alone)
      const page = async (query: object) =>
        (await server.call('listContacts', { token: alone.token, query: { sort, ...query } })).body
      const all = (await page({})).items
      const { items, next } = await page({ limit: 1 })
      const erased = await server.call('eraseContact', {
        token: alone.token,
        params: { id: items[0]?.id ?? '' },
        body: { version: 1, confirm: true },
      })
      expect(erased.status).toBe(200)
      expect((await page({ limit: 2, cursor: next })).items.map(({ id }) => id)).toEqual(
        all.slice(1).map(({ id }) => id),
      )
    }
  })

  it('keep what the law keeps as it was written, also what the contract of today cannot read', async () => {
    const one = await add(boss, { legal: { idDocType: 'DNI', idDocNumber: '12345678Z' } })
    const legal = { idCard: 'X-1', kyc: { checkedOn: 'spring 2026', funds: 'sale' } }
    await sql`
      update contact set doc = jsonb_set(doc, '{legal}', ${JSON.stringify(legal)}::jsonb)
      where id = ${one.id}`.execute(server.db)
    const now = await server.call('getContact', { token: boss.token, params: { id: one.id } })
    const erased = await server.call('eraseContact', {
      token: boss.token,
      params: { id: one.id },
      body: { version: now.body.version, confirm: true },
    })
    expect(erased.body.kept.map(({ what }) => what)).toEqual([
      'La identificación y el origen de los fondos',
    ])
    const { kept } = await server.db
      .selectFrom('contact')
      .select('kept')
      .where('id', '=', one.id)
      .executeTakeFirstOrThrow()
    expect(kept).toMatchObject({ held: { identification: [{ legal }] } })
  })
})
