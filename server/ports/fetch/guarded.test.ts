import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  guardedAsk,
  guardedDownload,
  guardedFetch,
  guardedPart,
  guardedPost,
  namesInner,
} from './index.ts'

const LIMITS = { maxBytes: 1000, seconds: 5 }
let server: http.Server
let port: number
let asked = 0
beforeAll(async () => {
  server = http.createServer((request, response) => {
    asked += 1
    const to = request.url?.startsWith('/loop')
      ? request.url
      : new URL(request.url ?? '/', 'http://x').searchParams.get('to')
    if (to !== null) return void response.writeHead(302, { location: to }).end()
    response.end(Buffer.alloc(request.url === '/large' ? 1001 : 1000))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => server.close())

// Every spelling of an inner address, and a name that leads to one.
test.each([
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '0.0.0.0',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[0:0:0:0:0:ffff:7f00:1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[fec0::1]',
  'localhost',
  'localhost.',
  '169.254.169.254',
  '10.0.0.1',
  '100.64.0.1',
])('%s is refused before anything is asked', async (host) => {
  await expect(guardedFetch(false).get(`http://${host}:${port}/`, LIMITS)).rejects.toMatchObject({
    name: 'FetchRefused',
  })
  expect(asked).toBe(0)
})

test.each(['9.9.9.9', '93.184.216.34', '223.255.255.1', '[2620:fe::9]', 'open.example'])(
  '%s is of the open internet',
  (host) => expect(namesInner(new URL(`http://${host}/`))).toBe(false),
)

test.each([
  'http://[',
  'https://a.example:99999/1.jpg',
  'ftp://a.example/',
  '',
  '//a.example/',
  // Whose name and password are no text.
  'https://%E0@127.0.0.1/',
  'https://a:%E0@127.0.0.1/',
])(
  '"%s" is refused like any other address that is none, by each way of asking',
  async (address) => {
    const refused = { name: 'FetchRefused', message: 'not an address of the web', retry: false }
    const ask = { method: 'GET' as const }
    await expect(guardedFetch(true).get(address, LIMITS)).rejects.toMatchObject(refused)
    await expect(guardedAsk(true)(address, ask, LIMITS)).rejects.toMatchObject(refused)
    await expect(guardedDownload(address, LIMITS, true)).rejects.toMatchObject(refused)
    await expect(guardedPart(true)(address, { start: 0, end: 1 })).rejects.toMatchObject(refused)
  },
)

test('of a part no more is read than was asked for, whatever comes', async () => {
  let sent = 0
  const liar = http.createServer((_request, response) => {
    response.writeHead(206, { 'content-range': 'bytes 0-9/100000000000' })
    const more = (): void => {
      sent += 65_536
      if (sent < 200_000_000 && !response.destroyed)
        response.write(Buffer.alloc(65_536), () => setImmediate(more))
    }
    more()
  })
  await new Promise<void>((resolve) => liar.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(liar.address() as AddressInfo).port}/`
  const { stream } = await guardedPart(true)(address, { start: 0, end: 9 })
  await expect(buffer(stream)).rejects.toMatchObject({ name: 'FetchRefused', message: 'no parts' })
  expect(sent).toBeLessThan(20_000_000)
  // One that says it gives more is none either.
  await expect(guardedPart(true)(address, { start: 0, end: 3 })).rejects.toMatchObject({
    message: 'no parts',
  })
  liar.closeAllConnections()
  liar.close()
})

test.each(['trickles', 'trickles its head'])('a part whose host %s is left', async (how) => {
  const beats: NodeJS.Timeout[] = []
  const slow = net.createServer((socket) => {
    socket.on('error', () => undefined)
    socket.write('HTTP/1.1 206 Partial Content\r\nContent-Range: bytes 0-999/1000\r\n')
    if (how === 'trickles') socket.write('Content-Length: 1000\r\n\r\n')
    beats.push(setInterval(() => socket.write('x'), 20))
  })
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(slow.address() as AddressInfo).port}/`
  const part = guardedPart(true, { bytes: 900, seconds: 0.2 })
  const read = part(address, { start: 0, end: 999 }).then(({ stream }) => buffer(stream))
  await expect(read).rejects.toMatchObject({ name: 'FetchRefused', retry: true, hostDown: true })
  for (const beat of beats) clearInterval(beat)
  slow.close()
})

test('a redirect is held to the same rules', async () => {
  const open = guardedFetch(true)
  const base = `http://127.0.0.1:${port}/`
  const get = (url: string) => open.get(url, LIMITS)
  expect((await get(`${base}?to=/small`)).data).toHaveLength(1000)
  for (const to of ['file:///etc/passwd', 'http://', '/loop?to=/loop', 'http://%E0@127.0.0.1/']) {
    const address = `${base}?to=${encodeURIComponent(to)}`
    const refused = { name: 'FetchRefused', retry: false }
    await expect(get(address)).rejects.toMatchObject(refused)
    await expect(guardedDownload(address, LIMITS, true)).rejects.toMatchObject(refused)
  }
  await expect(get(`${base}large`)).rejects.toMatchObject({ message: 'too large' })
})

test('who answers with a change of protocol has not answered', async () => {
  const odd = net.createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
    )
  })
  await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(odd.address() as AddressInfo).port}/`
  const asking = { url, headers: {}, body: '{}', seconds: 5, maxBytes: 1000 }
  await expect(guardedPost(asking, true)).rejects.toMatchObject({ failure: 'unreachable' })
  await expect(guardedFetch(true).get(url, LIMITS)).rejects.toMatchObject({ name: 'FetchRefused' })
  await expect(guardedAsk(true)(url, { method: 'GET' }, LIMITS)).rejects.toMatchObject({
    name: 'FetchRefused',
  })
  await new Promise((resolve) => odd.close(resolve))
})

test.each([
  ['breaks off', {}, 'broke off'],
  ['breaks off in what is packed', { 'content-encoding': 'gzip' }, 'broke off'],
  ['trickles', {}, 'too slow'],
  ['does not end in time', {}, 'broke off'],
])('a file whose host %s is refused in words of ours', async (how, headers, message) => {
  const sent = gzipSync(Buffer.alloc(5000, 'x'))
  const host = http.createServer((_request, response) => {
    response.writeHead(200, { 'content-length': 5_000_000, ...headers })
    response.write(sent.subarray(0, 30), () => {
      if (how.startsWith('breaks off')) response.destroy()
    })
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}/`
  const limits = {
    maxBytes: 5_000_000,
    seconds: how === 'does not end in time' ? 2 : 60,
    ...(how === 'trickles' && { least: { bytes: 1000, seconds: 0.1 } }),
  }
  const answer = await guardedDownload(url, limits, true)
  const read = answer.status === 200 ? buffer(answer.body) : null
  await expect(read).rejects.toMatchObject({ name: 'FetchRefused', message, retry: true })
  host.closeAllConnections()
  host.close()
})

test('who answers nothing in time is late, and an inner address is never asked', async () => {
  const silent = net.createServer((socket) => void socket.on('error', () => undefined))
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`
  const asking = { url, headers: {}, body: '{}', seconds: 0.1, maxBytes: 1000 }
  await expect(guardedPost(asking, true)).rejects.toMatchObject({ failure: 'timeout' })
  await expect(guardedPost(asking, false)).rejects.toMatchObject({ failure: 'inner' })
  silent.close()
})
