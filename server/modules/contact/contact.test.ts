import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Contact, ContactInput } from '../../../generated/model/index.ts'
import { inTransaction } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { home } from '../../testing/home.ts'
import { addEntry, findOrCreateContact } from './index.ts'

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
