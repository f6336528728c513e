import { describe, expect, it, test } from 'vitest'
import { tableDns, type DnsTable } from '../../../ports/dns/table.fixture.ts'
import { agreed } from '../../../ports/dns/index.ts'
import { lookAt } from './look.ts'

const HOST = 'www.portvell.com'
const TOKEN = '8f2c41d07be94a63a5d10c7e92f4b6d8'
const OURS = `llar-site=${TOKEN}`
const SITES = {
  domain: 'webs.example',
  target: 'sites.webs.example',
  addresses: ['198.51.100.7', '2001:db8::7'],
  authorities: ['letsencrypt.org'],
  nameServers: [],
}
const TXT = `TXT _llar.${HOST}`
const POINTS = { [`CNAME ${HOST}`]: ['sites.webs.example'] }

const look = (table: DnsTable, host = HOST) =>
  lookAt(tableDns(table), { host, token: TOKEN }, SITES)

describe('records that are there', () => {
  it.each<[string, DnsTable, string?]>([
    ['as they were copied', { [TXT]: [OURS], ...POINTS }],
    ['among several TXT', { [TXT]: ['v=spf1 -all', OURS, 'google-site=1'], ...POINTS }],
    ['in quotes and capitals', { [TXT]: [`"LLAR-SITE=${TOKEN.toUpperCase()}"`], ...POINTS }],
    ['with a space', { [TXT]: [`llar-site= ${TOKEN}`], ...POINTS }],
    [
      'named in capitals',
      { [TXT.toUpperCase()]: [OURS], [`CNAME ${HOST.toUpperCase()}`]: ['sites.webs.example'] },
    ],
    [
      'by a chain of CNAME',
      {
        [TXT]: [OURS],
        [`CNAME ${HOST}`]: ['a.cdn.example'],
        'CNAME a.cdn.example': ['sites.webs.example'],
      },
    ],
    [
      'by our addresses',
      { [TXT]: [OURS], [`A ${HOST}`]: ['198.51.100.7'], [`AAAA ${HOST}`]: ['2001:db8::7'] },
    ],
    [
      'by the addresses of our host',
      { [TXT]: [OURS], [`A ${HOST}`]: ['198.51.100.9'], 'A sites.webs.example': ['198.51.100.9'] },
    ],
    [
      'at the domain itself',
      { 'TXT _llar.portvell.com': [OURS], 'A portvell.com': ['198.51.100.7'] },
      'portvell.com',
    ],
    [
      'with a CAA for us',
      {
        [TXT]: [OURS],
        ...POINTS,
        'CAA portvell.com': ['issue letsencrypt.org; validationmethods=http-01'],
      },
    ],
    [
      'with a CAA of iodef alone',
      { [TXT]: [OURS], ...POINTS, 'CAA portvell.com': ['iodef mailto:a@b.c'] },
    ],
  ])('%s', async (_name, table, host) =>
    expect(await look(table, host)).toMatchObject({
      txt: 'ours',
      leads: 'here',
      mayBeSecured: true,
      problem: null,
    }),
  )
})

describe('what is wrong is named', () => {
  it.each<[string, DnsTable, Partial<Awaited<ReturnType<typeof look>>>]>([
    ['nothing is there', {}, { txt: 'gone', leads: 'away', problem: 'noDomain' }],
    [
      'no TXT',
      { ...POINTS, 'A portvell.com': ['203.0.113.1'] },
      { txt: 'gone', leads: 'here', problem: 'noTxt' },
    ],
    ['a cut TXT', { [TXT]: [OURS.slice(0, 26)], ...POINTS }, { txt: 'gone', problem: 'cutTxt' }],
    [
      'another TXT',
      { [TXT]: [`llar-site=${'0'.repeat(32)}`], ...POINTS },
      { txt: 'gone', problem: 'otherTxt' },
    ],
    [
      'a wildcard TXT of mail',
      { 'TXT *.www.portvell.com': ['v=spf1 -all'], ...POINTS },
      { txt: 'gone', problem: 'otherTxt' },
    ],
    [
      'the domain written twice',
      { [`${TXT}.portvell.com`]: [OURS], ...POINTS },
      { txt: 'gone', problem: 'doubledName' },
    ],
    [
      'TXT at the host itself',
      { [`TXT ${HOST}`]: [OURS], ...POINTS },
      { txt: 'gone', problem: 'wrongPlace' },
    ],
    [
      'no address',
      { [TXT]: [OURS], 'A portvell.com': ['203.0.113.1'] },
      { txt: 'ours', leads: 'away', problem: 'noAddress' },
    ],
    // The TXT below a name makes the name be there, so that a wildcard beside it no longer counts (RFC 4592).
    [
      'a wildcard that the TXT takes away',
      { [TXT]: [OURS], 'CNAME *.portvell.com': ['sites.webs.example'] },
      { txt: 'ours', leads: 'away', problem: 'noAddress' },
    ],
    [
      'elsewhere by address',
      { [TXT]: [OURS], [`A ${HOST}`]: ['203.0.113.1'] },
      { txt: 'ours', leads: 'away', problem: 'elsewhere' },
    ],
    [
      'elsewhere by CNAME',
      { [TXT]: [OURS], [`CNAME ${HOST}`]: ['shop.example'], [`A ${HOST}`]: ['203.0.113.1'] },
      { leads: 'away', problem: 'elsewhere' },
    ],
    [
      'an old AAAA left over',
      { [TXT]: [OURS], [`A ${HOST}`]: ['198.51.100.7'], [`AAAA ${HOST}`]: ['2001:db8::bad'] },
      { leads: 'away', problem: 'partly' },
    ],
    [
      'a circle',
      { [TXT]: [OURS], [`CNAME ${HOST}`]: ['a.example'], 'CNAME a.example': [HOST] },
      { leads: 'away', problem: 'loop' },
    ],
    [
      'a CAA for others',
      { [TXT]: [OURS], ...POINTS, 'CAA portvell.com': ['issue digicert.com'] },
      { txt: 'ours', leads: 'here', mayBeSecured: false, problem: 'caa' },
    ],
    [
      'a CAA for nobody',
      { [TXT]: [OURS], ...POINTS, [`CAA ${HOST}`]: ['issue ;'] },
      { mayBeSecured: false, problem: 'caa' },
    ],
    ['SERVFAIL', { [TXT]: 'SERVFAIL', ...POINTS }, { txt: 'unsure', problem: 'unsure' }],
    [
      'a timeout',
      { [TXT]: [OURS], [`CNAME ${HOST}`]: 'TIMEOUT' },
      { txt: 'ours', leads: 'unsure', problem: 'unsure' },
    ],
    [
      'servers that differ',
      { [TXT]: 'DIFFER', ...POINTS },
      { txt: 'unsure', problem: 'spreading' },
    ],
  ])('%s', async (_name, table, found) => expect(await look(table)).toMatchObject(found))
})

test('a stranger’s token proves nothing, and is seen', async () => {
  const other = `llar-site=${'a'.repeat(32)}`
  const seen = await look({ [TXT]: [other, OURS], ...POINTS })
  expect(seen).toMatchObject({ txt: 'ours' })
  expect(seen.shown).toEqual([other, OURS])
})

test('two name servers have to agree, but for addresses, which differ from place to place', () => {
  const found = (...values: string[]) => ({ kind: 'found' as const, values })
  const unsure = { kind: 'unsure' as const, why: 'silent' as const }
  expect(agreed(found('a', 'b'), found('b', 'a'), 'TXT')).toEqual(found('a', 'b'))
  expect(agreed(found('a'), found('b'), 'TXT')).toEqual({ kind: 'unsure', why: 'differ' })
  expect(agreed(found('a'), { kind: 'missing' }, 'A')).toEqual({ kind: 'unsure', why: 'differ' })
  expect(agreed(found('a'), found('b'), 'A')).toEqual(found('a', 'b'))
  expect(agreed(found('a'), unsure, 'TXT')).toEqual(unsure)
  expect(agreed(unsure, found('a'), 'TXT')).toEqual(unsure)
})
