import { expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { isOwn } from './row.ts'

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
