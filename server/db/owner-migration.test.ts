import { afterAll, beforeAll, expect, test } from 'vitest'
import { migratedOver, type Migrated } from './migration.fixture.ts'

let made: Migrated
beforeAll(async () => {
  made = await migratedOver('owners', '0494', BEFORE)
})
afterAll(() => made.close())

const id = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`
const person = (n: number, agency: number, at: string): string =>
  `('${id(n)}', 'a${n}@b.example', 'ADMIN', '${id(agency)}', 'Aina', '${at}')`

/**
 * Of the first agency an account of years before joined who founded it; of the second its founder is
 * gone, and who leads it joined with such an account.
 */
const BEFORE = `
insert into agency (id, slug, doc, created_at) values
  ('${id(1)}', 'a', '{}', '2026-03-01'), ('${id(2)}', 'b', '{}', '2026-03-01');
insert into app_user (id, email, role, agency_id, first_name, created_at) values
  ${person(11, 1, '2020-01-01')}, ${person(12, 1, '2026-03-01')}, ${person(13, 1, '2026-04-01')},
  ${person(21, 2, '2020-01-01')};
`

test('who registered an agency owns it, however old the account of a partner who joined', async () => {
  const { rows } = await made.db.query('select id, owner_id from agency order by id')
  expect(rows).toEqual([
    { id: id(1), owner_id: id(12) },
    { id: id(2), owner_id: id(21) },
  ])
})
