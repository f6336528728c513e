import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Contact, ContactInput } from '../../../generated/model/index.ts'
import { sql } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { contactNamesOf, idsOf } from './index.ts'

let server: TestServer
let boss: Person

beforeAll(async () => {
  server = await startTestServer()
  boss = await server.register({ role: 'ADMIN' })
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

describe('a merge', () => {
  it('keeps every phone and all history, and can be undone', async () => {
    const kept = await add(boss, {
      reach: { phones: [{ number: '+34622000001' }] },
      profile: { roles: ['owner'], tags: ['a'] },
    })
    const other = await add(boss, {
      person: { firstName: 'Cata', lastName: 'Oliver' },
      reach: { phones: [{ number: '+34622000002' }] },
      profile: { roles: ['buyer'], tags: ['b'] },
      notes: { text: 'Perro' },
    })
    await server.call('addContactEntry', {
      token: boss.token,
      params: { id: other.id },
      body: { kind: 'CALL', text: 'Llamó ella' },
    })
    const merged = await server.call('mergeContact', {
      token: boss.token,
      params: { id: kept.id },
      body: {
        version: kept.version,
        otherId: other.id,
        otherVersion: other.version,
        take: ['person.firstName'],
      },
    })
    expect(merged.status).toBe(200)
    const one = merged.body
    expect(one).toMatchObject({
      id: kept.id,
      person: { firstName: 'Cata' },
      notes: { text: 'Perro' },
      profile: { roles: ['owner', 'buyer'], tags: ['a', 'b'] },
      merged: [{ id: other.id }],
    })
    expect(one.reach.phones?.map(({ number }) => number)).toEqual(['+34622000001', '+34622000002'])
    const story = await server.call('listContactEntries', {
      token: boss.token,
      params: { id: kept.id },
    })
    expect(story.body.items.map(({ text }) => text)).toContain('Llamó ella')
    expect(
      (await server.call('getContact', { token: boss.token, params: { id: other.id } })).body.id,
    ).toBe(kept.id)
    expect(new Set(await idsOf(server.db, kept.id))).toEqual(new Set([kept.id, other.id]))
    expect((await contactNamesOf(server.db, kept.agencyId, [other.id])).get(other.id)?.id).toBe(
      kept.id,
    )

    const noted = await server.call('updateContact', {
      token: boss.token,
      params: { id: kept.id },
      body: { version: one.version, legal: { idDocType: 'NIE', idDocNumber: 'X1' } },
    })
    const parted = await server.call('unmergeContact', {
      token: boss.token,
      params: { id: kept.id },
      body: { version: noted.body.version, mergedId: other.id },
    })
    expect(parted.body).toMatchObject({
      person: { firstName: 'Catalina' },
      notes: {},
      legal: { idDocNumber: 'X1' },
      profile: { roles: ['owner'], tags: ['a'] },
      reach: { phones: [{ number: '+34622000001' }] },
      merged: [],
    })
    const back = await server.call('getContact', { token: boss.token, params: { id: other.id } })
    expect(back.body).toMatchObject({
      id: other.id,
      person: { firstName: 'Cata' },
      reach: { phones: [{ number: '+34622000002' }] },
    })
    const taken = await server.call('createContact', {
      token: boss.token,
      body: { person: { firstName: 'Otra' }, reach: { phones: [{ number: '+34622000002' }] } },
    })
    expect(taken.status).toBe(400)
    const story2 = await server.call('listContactEntries', {
      token: boss.token,
      params: { id: other.id },
    })
    expect(story2.body.items.map(({ text }) => text)).toEqual(['Llamó ella'])
  })

  it('gives a parted record back the phone and e-mail that the kept one had let go of', async () => {
    const { token } = boss
    const [own, others] = [{ number: '+34622000011' }, { number: '+34622000012' }]
    const emails = [{ address: 'cata@parted.example' }, { address: 'taken@parted.example' }]
    const kept = await add(boss, { reach: { phones: [own] } })
    const other = await add(boss, { reach: { phones: [others], emails } })
    const { id, version } = kept
    const params = { id }
    const merge = { version, otherId: other.id, otherVersion: other.version }
    const merged = await server.call('mergeContact', { token, params, body: merge })
    const reach = { phones: [own], emails: [] }
    const freed = await server.call('updateContact', {
      token,
      params,
      body: { version: merged.body.version, reach },
    })
    const stranger = await add(boss, { reach: { emails: emails.slice(1) } })
    const parting = { version: freed.body.version, mergedId: other.id }
    expect((await server.call('unmergeContact', { token, params, body: parting })).status).toBe(200)
    const held = await server.db
      .selectFrom('contact_reach')
      .select(['value', 'contact_id'])
      .where('agency_id', '=', kept.agencyId)
      .where('value', 'in', [own.number, others.number, ...emails.map(({ address }) => address)])
      .execute()
    expect(Object.fromEntries(held.map((row) => [row.value, row.contact_id]))).toEqual({
      [own.number]: id,
      [others.number]: other.id,
      'cata@parted.example': other.id,
      'taken@parted.example': stranger.id,
    })
    const again = { person: { firstName: 'Otra' }, reach: { phones: [others] } }
    expect((await server.call('createContact', { token, body: again })).status).toBe(400)
  })

  it('that is undone between two pages of the timeline does not end it', async () => {
    const { token } = boss
    const [kept, other] = [await add(boss), await add(boss)]
    const note = async (id: string, text: string) => {
      const body = { kind: 'NOTE', text } as const
      await server.call('addContactEntry', { token, params: { id }, body })
    }
    await note(kept.id, 'Antes')
    await note(other.id, 'Suya')
    const params = { id: kept.id }
    const merge = { version: kept.version, otherId: other.id, otherVersion: other.version }
    const merged = await server.call('mergeContact', { token, params, body: merge })
    expect(merged.status).toBe(200)
    const page = async (query: object) =>
      (await server.call('listContactEntries', { token, params, query: { ...query } })).body
    const { items, next } = await page({ limit: 2 })
    expect(items.at(-1)?.text).toBe('Suya')
    const body = { version: merged.body.version, mergedId: other.id }
    expect((await server.call('unmergeContact', { token, params, body })).status).toBe(200)
    expect((await page({ cursor: next })).items.map(({ text }) => text)).toContain('Antes')
  })

  it('that was undone keeps nothing of somebody erased, who was part of one of the two', async () => {
    const { token } = boss
    const phones = [{ number: '+34622000021' }]
    const [top, middle, low] = [
      await add(boss),
      await add(boss),
      await add(boss, { reach: { phones } }),
    ]
    const version = async (id: string) =>
      (await server.call('getContact', { token, params: { id } })).body.version
    const merge = async (id: string, otherId: string) => {
      const body = { version: await version(id), otherId, otherVersion: await version(otherId) }
      expect((await server.call('mergeContact', { token, params: { id }, body })).status).toBe(200)
    }
    const part = async (id: string, mergedId: string) => {
      const body = { version: await version(id), mergedId }
      expect((await server.call('unmergeContact', { token, params: { id }, body })).status).toBe(
        200,
      )
    }
    await merge(middle.id, low.id)
    await merge(top.id, middle.id)
    await part(top.id, middle.id)
    await part(middle.id, low.id)
    const body = { version: await version(low.id), confirm: true } as const
    const erased = await server.call('eraseContact', { token, params: { id: low.id }, body })
    expect(erased.status).toBe(200)
    const { rows } = await sql<{ kept: string }>`
      select concat(before::text, after::text) as kept from contact_merge
      where kept_id in (${top.id}, ${middle.id})`.execute(server.db)
    expect(rows.filter(({ kept }) => kept.includes('622000021'))).toEqual([])
  })

  it('neither fills nor forgets what this version cannot read', async () => {
    const kept = await add(boss, { notes: { text: 'Gato' } })
    const other = await add(boss, { notes: { text: 'Perro' } })
    const written = { text: { words: 'Gato' } }
    await sql`
      update contact set doc = jsonb_set(doc, '{notes}', ${JSON.stringify(written)}::jsonb)
      where id = ${kept.id}`.execute(server.db)
    const notes = async (column: 'contact.doc' | 'contact_merge.before'): Promise<unknown> => {
      const [table = '', name = ''] = column.split('.')
      const key = table === 'contact' ? 'id' : 'kept_id'
      const { rows } = await sql<{
        notes: unknown
      }>`
        select ${sql.ref(name)} -> 'notes' as notes from ${sql.table(table)}
        where ${sql.ref(key)} = ${kept.id}`.execute(server.db)
      return rows[0]?.notes
    }
    const merged = await server.call('mergeContact', {
      token: boss.token,
      params: { id: kept.id },
      body: { version: kept.version, otherId: other.id, otherVersion: other.version },
    })
    expect([merged.status, merged.body.notes]).toEqual([200, {}])
    expect(await notes('contact.doc')).toEqual(written)
    expect(await notes('contact_merge.before')).toEqual(written)
    const parted = await server.call('unmergeContact', {
      token: boss.token,
      params: { id: kept.id },
      body: { version: merged.body.version, mergedId: other.id },
    })
    expect(parted.status).toBe(200)
    expect(await notes('contact.doc')).toEqual(written)
  })

  it('of a record somebody changed meanwhile is refused', async () => {
    const [kept, other] = [await add(boss), await add(boss)]
    const stale = await server.call('mergeContact', {
      token: boss.token,
      params: { id: kept.id },
      body: { version: kept.version, otherId: other.id, otherVersion: other.version + 1 },
    })
    expect(stale.status).toBe(409)
    const self = await server.call('mergeContact', {
      token: boss.token,
      params: { id: kept.id },
      body: { version: kept.version, otherId: kept.id, otherVersion: kept.version },
    })
    expect(self.status).toBe(400)
  })
})
