import { expect, test } from 'vitest'
import { poolerSettings, proxySettings } from './around.ts'
import { findPrograms } from './programs.ts'
import { tableOf } from './table.ts'

const ports = {
  proxy: 1,
  database: 2,
  pooler: 3,
  servers: [4, 5],
  postgres: { primary: 6, replica: 7 },
}

test('what is not installed is named, and all of PostgreSQL is of one version', () => {
  expect(findPrograms(() => false)).toEqual({
    found: {},
    missing: ['postgresql', 'pgbouncer', 'haproxy'],
  })
  const { found, missing } = findPrograms((file) => !file.endsWith('/haproxy'))
  expect(missing).toEqual(['haproxy'])
  const homes = ['postgres', 'initdb', 'pg_basebackup', 'psql'].map((name) =>
    found[name]?.slice(0, -name.length),
  )
  expect(new Set(homes).size).toBe(1)
})

test('the pooler leads to the primary wherever it is, and to the replica by name', () => {
  const text = poolerSettings(ports, '/x')
  expect(text).toContain('llar = host=127.0.0.1 port=2 ')
  expect(text).toContain('replica = host=127.0.0.1 port=7 ')
  expect(text).toContain('pool_mode = transaction')
})

test('the proxy sends people to servers that are ready, and writes to one database', () => {
  const text = proxySettings(ports)
  expect(text.match(/server s\d 127\.0\.0\.1:\d check/g)).toEqual([
    'server s0 127.0.0.1:4 check',
    'server s1 127.0.0.1:5 check',
  ])
  expect(text).toContain('server primary 127.0.0.1:6 check\n')
  expect(text).toContain('server replica 127.0.0.1:7 check backup')
  expect(text).toContain('hdr retry-after')
})

test('the table has a column for what has to be and what was', () => {
  const rows = [
    { mark: 'ok', name: 'one', bar: '0 lost', found: '0 lost' },
    { mark: 'skipped', name: 'another', bar: '≤ 3 s', found: 'skipped: not installed: haproxy' },
  ] as const
  expect(tableOf(rows)).toBe(
    [
      '         case     has to be  was',
      'ok       one      0 lost     0 lost',
      'skipped  another  ≤ 3 s      skipped: not installed: haproxy',
    ].join('\n'),
  )
})
