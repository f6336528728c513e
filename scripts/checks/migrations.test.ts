import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../part.ts'
import { migrationFaults } from './migrations.ts'

const faults = (sql: string): string[] => migrationFaults('0500_x.sql', sql)
const WHY = '-- contract: nothing reads it since the release of 2026-11.'

test.each([
  ['drop table a', 'still runs uses it'],
  ['alter table a drop column n', 'still runs uses it'],
  ['alter table a rename n to m', 'still runs uses it'],
  ['alter table a rename column n to m', 'still runs uses it'],
  ['alter table a alter column n type bigint', 'still runs uses it'],
  ['-- contract: gone\ndrop table a', 'still runs uses it'],
  ['alter table a add column n int not null', 'give a default'],
  ['alter table a alter column n set not null', 'under a lock'],
  ['alter table a add constraint a_n check (n > 0)', '`not valid`'],
  ['alter table a add constraint a_b foreign key (b) references b (id)', '`not valid`'],
  ['create index a_n on a (n)', 'online.sql'],
  ['create table b (n int);\ncreate unique index a_n on a (n)', 'online.sql'],
])('%s is refused', (sql, why) => {
  expect(faults(sql)).toEqual([expect.stringContaining(why)])
})

test.each([
  `${WHY}\ndrop table a`,
  'alter table a drop constraint a_n',
  'alter table a alter column n drop not null',
  'alter table a add column n int, add column m int not null default 0',
  'alter table a add constraint a_n check (n > 0) not valid;\nalter table a validate constraint a_n',
  'create table a (n int not null);\ncreate index a_n on a (n);\nalter table a add check (n > 0)',
  "insert into a values ('drop table a; drop table b')",
  '-- drop table a; rename\nupdate a set n = 1',
  'create function f() returns int as $$ begin; drop table a; end $$ language plpgsql',
])('%s is not', (sql) => {
  expect(faults(sql)).toEqual([])
})

test('what was written before the rule would have met it', () => {
  const folder = join(ROOT, 'server', 'db', 'migrations')
  const broken = readdirSync(folder).filter(
    (file) => migrationFaults(file, readFileSync(join(folder, file), 'utf8')).length > 0,
  )
  expect(broken.length).toBeGreaterThan(10)
})
