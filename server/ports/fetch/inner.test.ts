import dns from 'node:dns'
import http from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startNameServer } from '../dns/server.fixture.ts'
import { guardedAsk, guardedFetch, guardedLookup, guardedPost } from './index.ts'

/** Every resolver of the house, to be led to a name server of ours. */
const { resolvers, led } = vi.hoisted(() => ({
  resolvers: [] as dns.Resolver[],
  /** Where those lead that are made from now on. */
  led: { to: [] as string[] },
}))
vi.mock('node:dns', async (original) => {
  const actual = await original<typeof dns>()
  class Resolver extends actual.Resolver {
    constructor(options?: dns.ResolverOptions) {
      super(options)
      if (led.to.length > 0) this.setServers(led.to)
      resolvers.push(this)
    }
  }
  const mocked = { ...actual, lookup: vi.fn(), Resolver }
  return { ...mocked, default: mocked }
})

let server: Awaited<ReturnType<typeof startNameServer>>
beforeAll(async () => {
  server = await startNameServer({
    'A silent.example': 'TIMEOUT',
    'AAAA silent.example': 'TIMEOUT',
    'A failing.example': 'SERVFAIL',
    'AAAA failing.example': 'SERVFAIL',
    'A both.example': ['9.9.9.9', '10.0.0.1'],
    'AAAA both.example': ['2620:fe::9'],
    'A inner.example': ['127.0.0.1'],
    'AAAA inner.example': ['fd00::1'],
    'CNAME led.example': ['inner.example'],
    'CNAME dangling.example': ['texts.example'],
    'TXT texts.example': ['x'],
    'A four.example': ['9.9.9.9'],
    'AAAA four.example': 'SERVFAIL',
  })
  for (const resolver of resolvers) resolver.setServers([server.address])
})
afterAll(() => server.close())

const found = (name: string, options: dns.LookupOptions) =>
  new Promise((resolve) =>
    guardedLookup(false)(name, options, (error, address, family) =>
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

test('a name server that hangs takes no thread of the house, and is left after seconds', async () => {
  const url = 'https://silent.example/'
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
}, 60_000)

test('a machine that gets other name servers while it runs asks those', async () => {
  const other = await startNameServer({ 'A both.example': ['8.8.4.4'] })
  const begin = performance.now()
  const now = vi.spyOn(performance, 'now').mockImplementation(() => begin + 61_000)
  led.to = [other.address]
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
