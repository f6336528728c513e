import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import http from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startNameServer } from '../dns/server.fixture.ts'
import type { DnsTable } from '../dns/table.fixture.ts'
import { guardedAsk, guardedFetch, guardedLookup, guardedPost } from './index.ts'
import { lookingUp } from './names.ts'

let server: Awaited<ReturnType<typeof startNameServer>>
const table: DnsTable = {}
beforeAll(async () => {
  Object.assign(table, {
    'A silent.example': 'TIMEOUT',
    'AAAA silent.example': 'TIMEOUT',
    'A failing.example': 'SERVFAIL',
    'AAAA failing.example': 'SERVFAIL',
    'A both.example': ['9.9.9.9', '10.0.0.1'],
    'AAAA both.example': ['2620:fe::9'],
    'A inner.example': ['127.0.0.1'],
    'AAAA inner.example': ['fd00::1'],
    'CNAME led.example': ['inner.example'],
    'A half.example': ['9.9.9.9'],
    'AAAA half.example': 'TIMEOUT',
    'CNAME dangling.example': ['texts.example'],
    'TXT texts.example': ['x'],
    'A four.example': ['9.9.9.9'],
    'AAAA four.example': 'SERVFAIL',
    'A late.example': 'TIMEOUT',
    'AAAA late.example': ['2620:fe::9'],
    'A six.example': 'TIMEOUT',
    'AAAA six.example': ['2620:fe::9'],
  })
  server = await startNameServer(table)
  leads = server.address
  vi.spyOn(dns, 'lookup').mockImplementation((() => undefined) as never)
  syncBuiltinESMExports()
})
afterAll(async () => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
  await server.close()
})

/** Where resolvers lead that are made from now on. */
let leads = ''
const made = (tries = 1) => {
  const resolver = new dns.Resolver({ timeout: 1000, tries })
  resolver.setServers([leads])
  return resolver
}
let find: ReturnType<typeof lookingUp> | null = null

const found = (name: string, options: dns.LookupOptions) =>
  new Promise((resolve) =>
    guardedLookup(false, (find ??= lookingUp(made)))(name, options, (error, address, family) =>
      resolve(error ? (error.code ?? error.message) : options.all ? address : { address, family }),
    ),
  )
const four = { address: '9.9.9.9', family: 4 }
const six = { address: '2620:fe::9', family: 6 }

test.each<[string, dns.LookupOptions, unknown]>([
  ['both.example', { all: true }, [four, six]],
  ['both.example', { all: true, family: 6 }, [six]],
  ['both.example', { all: true, family: 'IPv4' }, [four]],
  ['both.example', {}, four],
  ['both.example', { family: 6 }, six],
  ['four.example', { all: true, family: 0 }, [four]],
  ['9.9.9.9', { all: true }, [four]],
  ['64:ff9b::808:808', {}, { address: '64:ff9b::808:808', family: 6 }],
  ['64:ff9b::7f00:1', {}, 'an inner address'],
  ['64:ff9b::10.0.0.1', {}, 'an inner address'],
  ['64:ff9b::', {}, 'an inner address'],
  ['2620:fe::9', {}, six],
  ['inner.example', { all: true }, 'an inner address'],
  ['led.example', { all: true }, 'an inner address'],
  ['dangling.example', { all: true }, 'ENODATA'],
  ['localhost', {}, 'an inner address'],
  ['a.localhost.', { all: true }, 'an inner address'],
  ['127.0.0.1', {}, 'an inner address'],
  ['nobody.example', { all: true }, 'ENOTFOUND'],
  ['failing.example', { all: true }, 'ESERVFAIL'],
])('%s by %j leads to the open internet alone', async (name, options, expected) => {
  expect(await found(name, options)).toEqual(expected)
  expect(dns.lookup).not.toHaveBeenCalled()
})

test('strangers’ names take no thread of the house, and are left after seconds', async () => {
  const url = 'https://nobody.invalid/'
  const limits = { maxBytes: 1000, seconds: 60 }
  const post = { url, headers: {}, body: '{}', ...limits }
  const begin = performance.now()
  await Promise.all([
    expect(guardedFetch(false).get(url, limits)).rejects.toMatchObject({ message: 'no answer' }),
    expect(guardedAsk(false)(url, { method: 'GET' }, limits)).rejects.toMatchObject({
      message: 'no answer',
    }),
    expect(guardedPost(post, false)).rejects.toMatchObject({ failure: 'unreachable' }),
  ])
  expect(performance.now() - begin).toBeLessThan(30_000)
  expect(dns.lookup).not.toHaveBeenCalled()
})

test('a family that is silent does not hold up the one that is known', async () => {
  const silent = found('silent.example', { all: true })
  expect(await Promise.race([silent, found('half.example', { all: true })])).toEqual([four])
  await silent
})

test('IPv4 that is told late is waited for: many a machine reaches nothing by IPv6', async () => {
  const late = new Promise((resolve) =>
    lookingUp(() => made(2))('late.example', { all: true }, (_, addresses) => resolve(addresses)),
  )
  // The first question is lost, its repetition a second later is not.
  setTimeout(() => (table['A late.example'] = ['9.9.9.9']), 600)
  const silent = found('six.example', { all: true })
  expect(await late).toEqual([four, six])
  expect(await silent).toEqual([six])
})

test('a machine that gets other name servers while it runs asks those', async () => {
  const other = await startNameServer({ 'A both.example': ['8.8.4.4'] })
  const begin = performance.now()
  const now = vi.spyOn(performance, 'now').mockImplementation(() => begin + 61_000)
  leads = other.address
  expect(await found('both.example', { family: 4 })).toEqual({ address: '8.8.4.4', family: 4 })
  now.mockRestore()
  await other.close()
})

test('where inner hosts are let in, names are read as the machine reads them', () => {
  const call = http.get('http://localhost:1/', { lookup: guardedLookup(true) })
  call.on('error', () => undefined)
  expect(dns.lookup).toHaveBeenCalledOnce()
  call.destroy()
})
