import { afterAll, beforeAll, expect, test } from 'vitest'
import { migratedOver, type Migrated } from './migration.fixture.ts'

let made: Migrated
beforeAll(async () => {
  made = await migratedOver('passports', '0526', BEFORE)
})
afterAll(() => made.close())

const id = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`
const AT = '2026-11-02T10:00:00.123Z'
const home = (n: number): string =>
  `('${id(n)}', '${id(1)}', 'R${n}', 'active', '{}', 'vivienda', '{V}', now(), now())`
const line = (n: number, of: number, kind: string, text: string, at = AT): string =>
  `('${id(n)}', '${id(of)}', '${kind}', '${at}', '${id(2)}', '${text}')`

/**
 * Of home 3 a warning was let pass: line 10 says why, 11 is a note of the same person, 12 one of
 * another hour with the same words; 13 stands with another home.
 */
const BEFORE = `
insert into agency (id, slug, doc) values ('${id(1)}', 'a', '{}');
insert into app_user (id, email, role, agency_id, first_name)
  values ('${id(2)}', 'a@b.example', 'ADMIN', '${id(1)}', 'Aina');
insert into property (id, agency_id, ref, status, doc, type, operations, created_at, updated_at)
  values ${home(3)}, ${home(4)};
insert into passport_waiver (id, agency_id, property_id, rule, reason, by_user, until, created_at)
  values ('${id(5)}', '${id(1)}', '${id(3)}', 'aml', 'Viene el 100%', '${id(2)}', '2026-12-02', '${AT}');
insert into property_history (id, property_id, kind, at, by_user, text) values
  ${line(10, 3, 'NOTE', 'Aviso dejado pasar: Viene el 100%')}, ${line(11, 3, 'NOTE', 'Llamado')},
  ${line(12, 3, 'NOTE', 'Viene el 100%', '2026-11-03T10:00:00Z')},
  ${line(13, 4, 'NOTE', 'Viene el 100%')};
`

test('why a warning was let pass stands with the mandate, as it is written since', async () => {
  const { rows } = await made.db.query('select id, field from property_history order by id')
  expect(rows).toEqual([
    { id: id(10), field: 'mandate.passport' },
    { id: id(11), field: null },
    { id: id(12), field: null },
    { id: id(13), field: null },
  ])
})
