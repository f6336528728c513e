import { describe, expect, test } from 'vitest'
import type { Actor } from '../../contract/rights/actor.ts'
import { onlyWritten, written } from '../../db/written.fixture.ts'
import { adminOnly, mayRead, readable, withinRights, writable } from './contact.policy.ts'

const staff = { userId: 'me', agencyId: 'a', role: 'STAFF', lang: 'es' } satisfies Actor
const admin = { ...staff, role: 'ADMIN' } satisfies Actor
const seesAll: Actor = {
  ...staff,
  permissions: {
    publish: false,
    delete: false,
    export: false,
    seeAllAgenda: false,
    seeAllContacts: true,
  },
}
const person = {
  agency_id: 'a',
  agent_id: 'me' as string | null,
  created_by: 'other' as string | null,
  shared: false,
  erased_at: null as Date | null,
}
const colleagues = { ...person, agent_id: 'other' }

describe('who reads and who changes a contact', () => {
  test.each<[string, typeof person, Actor, 'changes' | 'reads' | 'nothing']>([
    ['their own', person, staff, 'changes'],
    ['that they entered', { ...colleagues, created_by: 'me' }, staff, 'changes'],
    ['a colleague’s', colleagues, staff, 'nothing'],
    ['a colleague’s that is shared', { ...colleagues, shared: true }, staff, 'reads'],
    ['a colleague’s, with the switch for all', colleagues, seesAll, 'reads'],
    ['anybody’s of the agency, as ADMIN', colleagues, admin, 'changes'],
    ['another agency’s', { ...person, agency_id: 'b', shared: true }, seesAll, 'nothing'],
    ['another agency’s, as ADMIN', { ...person, agency_id: 'b' }, admin, 'nothing'],
    ['that was erased', { ...person, erased_at: new Date(0) }, admin, 'nothing'],
  ])('%s', (_name, row, actor, right) => {
    expect(mayRead(row, actor)).toBe(right !== 'nothing')
    if (right !== 'nothing') expect(readable(row, actor)).toBe(row)
    if (right === 'changes') expect(writable(row, actor)).toBe(row)
    else {
      const status = right === 'reads' ? 403 : 404
      expect(() => writable(row, actor)).toThrow(expect.objectContaining({ status }))
    }
  })

  test('nobody where there is none', () =>
    expect(() => readable(undefined, admin)).toThrow(expect.objectContaining({ status: 404 })))

  test('handing out and erasing are the ADMIN’s', () => {
    expect(() => adminOnly(admin)).not.toThrow()
    expect(() => adminOnly(seesAll)).toThrow(expect.objectContaining({ status: 403 }))
  })
})

test('the same as a condition: people of lists, each once', () => {
  const people = onlyWritten.selectFrom('contact').select('id')
  const agency =
    '("contact"."agency_id" = $1 and "contact"."merged_into_id" is null and "contact"."erased_at" is null)'
  for (const actor of [admin, seesAll])
    expect(written(people.where(withinRights(actor)).compile())).toEqual({
      sql: `select "id" from "contact" where ${agency}`,
      parameters: ['a'],
    })
  expect(written(people.where(withinRights(staff)).compile())).toEqual({
    sql:
      `select "id" from "contact" where (${agency} and (("contact"."agent_id" = $2::uuid ` +
      'or "contact"."created_by" = $3::uuid) or "contact"."shared"))',
    parameters: ['a', 'me', 'me'],
  })
})
