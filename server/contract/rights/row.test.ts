import { expect, test } from 'vitest'
import { onlyWritten, written } from '../../db/written.fixture.ts'
import type { Actor } from './actor.ts'
import { isOwn, ownOrSharedRows, ownRows } from './row.ts'

const me = { userId: 'me', agencyId: 'a', role: 'STAFF', lang: 'es' } satisfies Actor

test('an agent has what they look after and what they entered, and nothing else', () => {
  expect(isOwn({ agent_id: 'me', created_by: 'other' }, me)).toBe(true)
  expect(isOwn({ agent_id: 'other', created_by: 'me' }, me)).toBe(true)
  expect(isOwn({ agent_id: 'other', created_by: 'other' }, me)).toBe(false)
})

test('an ADMIN has all of it; nobody’s record is not that of a STAFF without a user', () => {
  expect(isOwn({ agent_id: 'other', created_by: null }, { ...me, role: 'ADMIN' })).toBe(true)
  expect(isOwn({ agent_id: null, created_by: null }, { ...me, userId: null })).toBe(false)
})

test('as a condition it asks the same of the table, by the name it has in the query', () => {
  const own = '("home"."agent_id" = $1::uuid or "home"."created_by" = $2::uuid)'
  const parameters = ['me', 'me']
  expect(written(ownRows('home', 'me').compile(onlyWritten))).toEqual({ sql: own, parameters })
  expect(written(ownOrSharedRows('home', 'me').compile(onlyWritten))).toEqual({
    sql: `(${own} or "home"."shared")`,
    parameters,
  })
})
