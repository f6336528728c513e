import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Contact, ContactInput } from '../../../generated/model/index.ts'
import { inTransaction } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { addEntry } from './index.ts'

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
