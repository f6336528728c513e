import { afterAll, beforeAll, expect, it } from 'vitest'
import { resolverDns } from './index.ts'
import { startNameServer } from './server.fixture.ts'
import type { DnsTable } from './table.fixture.ts'
import type { DnsAnswer, DnsType } from './port.ts'

const SAME: DnsTable = {
  'TXT long.casa.com': [`llar-site=8f2c41d0|7be94a63a5d10c7e92f4b6d8`, 'v=spf1 -all'],
  'A casa.com': ['198.51.100.7'],
  'AAAA casa.com': ['2001:db8::7'],
  'CNAME www.casa.com': ['Sites.Webs.Example'],
  'CNAME _llar.casa.com': ['elsewhere.example'],
  'TXT elsewhere.example': ['by a CNAME'],
  'CAA casa.com': ['issue letsencrypt.org', 'iodef mailto:a@b.c'],
  'TXT failing.com': 'SERVFAIL',
  'TXT silent.com': 'TIMEOUT',
}
const servers: Awaited<ReturnType<typeof startNameServer>>[] = []
beforeAll(async () => {
  servers.push(
    await startNameServer({ ...SAME, 'TXT half.com': ['old'], 'A many.com': ['192.0.2.1'] }),
    await startNameServer({ ...SAME, 'TXT half.com': ['new'], 'A many.com': ['192.0.2.2'] }),
  )
})
afterAll(() => Promise.all(servers.map((one) => one.close())))

const found = (...values: string[]): DnsAnswer => ({ kind: 'found', values })

it.each<[DnsType, string, DnsAnswer]>([
  ['TXT', 'long.casa.com', found('llar-site=8f2c41d07be94a63a5d10c7e92f4b6d8', 'v=spf1 -all')],
  ['TXT', '_llar.casa.com', found('by a CNAME')],
  ['A', 'casa.com', found('198.51.100.7')],
  ['AAAA', 'casa.com', found('2001:db8::7')],
  ['CNAME', 'www.casa.com', found('sites.webs.example')],
  ['CAA', 'casa.com', found('issue letsencrypt.org', 'iodef mailto:a@b.c')],
  ['TXT', 'casa.com', { kind: 'none' }],
  ['TXT', 'nobody.com', { kind: 'missing' }],
  ['TXT', 'failing.com', { kind: 'unsure', why: 'failed' }],
  ['TXT', 'silent.com', { kind: 'unsure', why: 'silent' }],
  ['TXT', 'half.com', { kind: 'unsure', why: 'differ' }],
  ['A', 'many.com', found('192.0.2.1', '192.0.2.2')],
])('%s %s', async (type, name, answer) => {
  const dns = resolverDns(servers.map(({ address }) => address))
  expect(await dns.ask(name, type)).toEqual(answer)
})
