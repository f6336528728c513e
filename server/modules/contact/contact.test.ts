import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Contact, ContactInput } from '../../../generated/model/index.ts'
import { inTransaction, sql } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { home } from '../../walks/world.ts'
import { addEntry, contactNamesOf, findOrCreateContact, idsOf } from './index.ts'

let server: TestServer
let boss: Person
let joana: Person
let pere: Person

beforeAll(async () => {
  server = await startTestServer()
  boss = await server.register({ role: 'ADMIN' })
  joana = await server.register({ role: 'STAFF', agency: boss })
  pere = await server.register({ role: 'STAFF', agency: boss })
}, 60_000)
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
const nameOf = ({ profile }: Person): string => `${profile.first_name} ${profile.last_name}`
const actorOf = (person: Person) => ({
  userId: person.profile.id,
  agencyId: String(person.profile.agency_ids[0]),
  role: 'ADMIN' as const,
  lang: 'es' as const,
})

describe('rights', () => {
  it('are per row: an agent’s own and shared ones, an ADMIN’s all', async () => {
    const own = await add(joana)
    const seen = (by: Person) =>
      server
        .call('getContact', { token: by.token, params: { id: own.id } })
        .then(({ status }) => status)
    expect([await seen(joana), await seen(boss), await seen(pere)]).toEqual([200, 200, 404])
    await server.call('updateContact', {
      token: joana.token,
      params: { id: own.id },
      body: { version: own.version, shared: true },
    })
    expect(await seen(pere)).toBe(200)
    const save = await server.call('updateContact', {
      token: pere.token,
      params: { id: own.id },
      body: { version: 2, notes: { text: 'x' } },
    })
    expect(save.status).toBe(403)
    expect(
      (await server.call('exportContacts', { token: joana.token, query: { format: 'csv' } }))
        .status,
    ).toBe(403)
    expect(
      (
        await server.call('eraseContact', {
          token: joana.token,
          params: { id: own.id },
          body: { version: 2, confirm: true },
        })
      ).status,
    ).toBe(403)
    // The file holds what colleagues keep of the person in every room.
    const file = (by: Person) =>
      server
        .inject({
          method: 'GET',
          url: `/api/v1/contact/${own.id}/person/`,
          headers: { authorization: `Token ${by.token}` },
        })
        .then(({ statusCode }) => statusCode)
    expect([await file(joana), await file(pere), await file(boss)]).toEqual([403, 403, 200])
  })

  it('of a shared contact do not open what colleagues did with the person in other rooms', async () => {
    const own = await add(joana, { shared: true })
    await inTransaction(server.db, async (trx) => {
      await addEntry(trx, {
        contactId: own.id,
        kind: 'PRICE',
        text: 'Oferta de 480.000 €',
        by: joana.profile.id,
        ref: { type: 'offer', id: 'x', label: 'B-1' },
      })
      await addEntry(trx, {
        contactId: own.id,
        kind: 'EMAIL',
        text: 'Pregunta por una casa',
        by: null,
        ref: { type: 'lead', id: 'y', label: 'B-2' },
      })
      await addEntry(trx, {
        contactId: own.id,
        kind: 'VISIT',
        text: 'Visita con Pere',
        by: pere.profile.id,
        ref: { type: 'visit', id: 'z', label: 'B-3' },
      })
      await addEntry(trx, {
        contactId: own.id,
        kind: 'NOTE',
        text: 'Habla inglés',
        by: joana.profile.id,
      })
    })
    const texts = async (by: Person) =>
      (
        await server.call('listContactEntries', { token: by.token, params: { id: own.id } })
      ).body.items
        .map(({ text }) => text)
        .toSorted()
    expect(await texts(pere)).toEqual(['Habla inglés', 'Visita con Pere'])
    for (const by of [joana, boss]) expect(await texts(by)).toHaveLength(4)
  })

  it('of a colleague’s contact keep it from being named the owner of one’s home', async () => {
    const own = await add(joana)
    const link = (by: Person) =>
      server.call('createProperty', {
        token: by.token,
        body: {
          ...home(`OW-${by.profile.id.slice(-4)}`),
          mandate: { owners: [{ name: 'Catalina', contactId: own.id }] },
        },
      })
    expect([
      (await link(pere)).status,
      (await link(joana)).status,
      (await link(boss)).status,
    ]).toEqual([400, 201, 201])
  })

  it('let only an ADMIN give a contact to somebody else', async () => {
    const own = await add(joana)
    const give = (by: Person) =>
      server.call('updateContact', {
        token: by.token,
        params: { id: own.id },
        body: { version: own.version, agentId: pere.profile.id },
      })
    expect((await give(joana)).status).toBe(400)
    const given = await give(boss)
    expect(given.body).toMatchObject({ agentName: nameOf(pere) })
    expect((await give(boss)).status).toBe(409)
  })
})

describe('one person once', () => {
  it('names who looks after the person, at the field', async () => {
    await add(joana, {
      reach: { phones: [{ number: '600 111 222' }], emails: [{ address: 'Once@Example.org' }] },
    })
    const again = await server.call('createContact', {
      token: pere.token,
      body: {
        person: { firstName: 'C.' },
        reach: { phones: [{ number: '+34600111222' }], emails: [{ address: 'once@example.org' }] },
      },
    })
    const text = `Ya lo lleva ${nameOf(joana)}`
    expect([again.status, again.body]).toEqual([
      400,
      { 'reach.phones.0.number': text, 'reach.emails.0.address': text },
    ])
  })

  it('holds when two agents save the same phone at once', async () => {
    const reach = { phones: [{ number: '+34611222333' }] }
    const both = await Promise.all(
      [joana, pere, boss].map((by) =>
        server.call('createContact', {
          token: by.token,
          body: { person: { firstName: 'Doble' }, reach },
        }),
      ),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400, 400])
  })

  it('finds the same person for two rooms at once', async () => {
    const meet = () =>
      inTransaction(server.db, (trx) =>
        findOrCreateContact(
          { trx, deps: server.deps, actor: actorOf(boss) },
          {
            firstName: 'Klaus',
            email: 'Meet@Example.org',
            phone: '+49 151 23456789',
            roles: ['buyer'],
            source: 'portal',
          },
        ),
      )
    const found = await Promise.all([meet(), meet(), meet()])
    expect(new Set(found.map(({ id }) => id)).size).toBe(1)
    expect(found.filter(({ created }) => created)).toHaveLength(1)
  })

  it('is found by beginnings of words, spelled any way', async () => {
    const one = await add(boss, {
      person: { firstName: 'Guillem', lastName: 'Ramón i Güell' },
      reach: { phones: [{ number: '971 63 12 34' }] },
    })
    for (const q of ['guil', 'ramon gue', '971 631', '+34 971 631', '971631234']) {
      const { body } = await server.call('listContacts', { token: boss.token, query: { q } })
      expect(
        body.items.map(({ id }) => id),
        q,
      ).toEqual([one.id])
    }
    expect(
      (await server.call('listContacts', { token: pere.token, query: { q: 'guillem' } })).body
        .total,
    ).toBe(0)
  })
})

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

  it('neither fills nor forgets what this version cannot read', async () => {
    const kept = await add(boss, { notes: { text: 'Gato' } })
    const other = await add(boss, { notes: { text: 'Perro' } })
    const written = { text: { words: 'Gato' } }
    await sql`update contact set doc = jsonb_set(doc, '{notes}', ${JSON.stringify(written)}::jsonb) where id = ${kept.id}`.execute(
      server.db,
    )
    const notes = async (column: 'contact.doc' | 'contact_merge.before'): Promise<unknown> => {
      const [table = '', name = ''] = column.split('.')
      const key = table === 'contact' ? 'id' : 'kept_id'
      const { rows } = await sql<{
        notes: unknown
      }>`select ${sql.ref(name)} -> 'notes' as notes from ${sql.table(table)} where ${sql.ref(key)} = ${kept.id}`.execute(
        server.db,
      )
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

describe('a person’s own rights', () => {
  it('hand out everything in one file and erase it in one act', async () => {
    const one = await add(boss, {
      reach: { emails: [{ address: 'gdpr@example.org' }] },
      legal: {
        idDocType: 'DNI',
        idDocNumber: '12345678Z',
        kyc: { pep: false, checkedOn: '2026-03-01' },
      },
    })
    await server.call('addContactConsent', {
      token: boss.token,
      params: { id: one.id },
      body: {
        purpose: 'newsletter',
        state: 'granted',
        basis: 'consent',
        channel: 'PAPER',
        text: 'Hoja firmada',
      },
    })
    await inTransaction(server.db, (trx) =>
      addEntry(trx, {
        contactId: one.id,
        kind: 'EMAIL',
        text: 'Ficha de la casa',
        by: null,
        ref: { type: 'property', id: 'x', label: 'B-1' },
      }),
    )
    const file = await server.inject({
      method: 'GET',
      url: `/api/v1/contact/${one.id}/person/`,
      headers: { authorization: `Token ${boss.token}` },
    })
    const data = file.json()
    expect(data).toMatchObject({
      contact: { id: one.id },
      consents: [{ purpose: 'newsletter', text: 'Hoja firmada' }],
    })
    expect(data.timeline).toContainEqual(
      expect.objectContaining({
        text: 'Ficha de la casa',
        about: { type: 'property', name: 'B-1' },
      }),
    )

    const now = await server.call('getContact', { token: boss.token, params: { id: one.id } })
    expect(now.body.consents).toMatchObject([{ purpose: 'newsletter', state: 'granted' }])
    const erased = await server.call('eraseContact', {
      token: boss.token,
      params: { id: one.id },
      body: { version: now.body.version, confirm: true },
    })
    expect(erased.body.kept.map(({ what }) => what)).toEqual([
      'La prueba de lo que consintió',
      'La identificación y el origen de los fondos',
    ])
    expect(
      (await server.call('getContact', { token: boss.token, params: { id: one.id } })).status,
    ).toBe(404)
    expect(
      (await server.call('listContacts', { token: boss.token, query: { q: 'gdpr@example.org' } }))
        .body.total,
    ).toBe(0)
    const row = await server.db
      .selectFrom('contact')
      .select(['doc', 'email', 'name'])
      .where('id', '=', one.id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toMatch(/gdpr|Oliver|12345678Z/)
    await add(boss, { reach: { emails: [{ address: 'gdpr@example.org' }] } })
  })
})

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

  it('keep what the law keeps as it was written, also what the contract of today cannot read', async () => {
    const one = await add(boss, { legal: { idDocType: 'DNI', idDocNumber: '12345678Z' } })
    const legal = { idCard: 'X-1', kyc: { checkedOn: 'spring 2026', funds: 'sale' } }
    await sql`update contact set doc = jsonb_set(doc, '{legal}', ${JSON.stringify(legal)}::jsonb) where id = ${one.id}`.execute(
      server.db,
    )
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
