import { generateKeyPairSync } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { importSPKI, jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { switchingService } from '../../testing/switching.ts'
import { mayBePushedTo, type PushMessage } from './index.ts'
import { payloadOf, PAYLOAD_BYTES } from './payload.ts'
import { pushSender } from './sender.ts'
import { device, pushService } from './service.fixture.ts'
import { makePushKeys } from './web-push.ts'

const keys = makePushKeys()
const NEWS: PushMessage = {
  id: 'n1',
  kind: 'CHAT',
  title: 'Aina',
  body: '¿Sigue libre la casa? 🏠',
  href: '/auth/mensajes',
  topic: 'chat:1',
  topicKey: 'a'.repeat(32),
}
const options = {
  keys: async () => keys,
  contact: 'mailto:site@example.org',
  privateHosts: true,
  account: null,
}

describe('web push', () => {
  let service: Awaited<ReturnType<typeof pushService>>
  const sender = () => pushSender({ ...options, ca: service.ca })
  beforeAll(async () => {
    service = await pushService(async () => keys.publicKey)
  })
  beforeEach(() => void service.delivered.splice(0))
  afterAll(() => service.close())

  test('a device reads what was sent; its push service knows only who sends, how urgent, and what it replaces', async () => {
    expect(await sender().send(service.registration('one'), NEWS)).toBe('sent')
    const { topicKey: _key, ...news } = NEWS
    expect(service.delivered).toMatchObject([
      {
        path: '/push/one',
        news,
        contact: 'mailto:site@example.org',
        headers: {
          ttl: '86400',
          urgency: 'high',
          topic: NEWS.topicKey,
          'content-encoding': 'aes128gcm',
        },
      },
    ])
    expect(await sender().publicKey()).toBe(keys.publicKey)
  })

  test.each([
    [201, 'sent'],
    [404, 'gone'],
    [410, 'gone'],
    [429, 'retry'],
    [500, 'retry'],
    [503, 'retry'],
    [413, 'dropped'],
    [400, 'dropped'],
    [307, 'dropped'],
  ] as const)('an answer of %s means %s', async (status, outcome) => {
    service.statuses.push(status)
    expect(await sender().send(service.registration(), NEWS)).toBe(outcome)
  })

  test('an answer that would speak of something else (101) is dropped, and ends', async () => {
    const odd = await switchingService()
    const endpoint = `https://localhost:${odd.port}/`
    const registration = { ...service.registration(), endpoint }
    expect(await pushSender({ ...options, ca: odd.ca }).send(registration, NEWS)).toBe('dropped')
    await odd.close()
  })

  test('keys of another device, or none at all, reach nobody', async () => {
    expect(await sender().send({ ...service.registration(), keys: device().keys }, NEWS)).toBe(
      'dropped',
    )
    expect(
      await sender().send(
        { ...service.registration(), keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } },
        NEWS,
      ),
    ).toBe('dropped')
    expect(service.delivered).toEqual([])
  })

  test('an inner address is never called, whatever its name says; a service that is away is tried again', async () => {
    const strict = pushSender({ ...options, ca: service.ca, privateHosts: false })
    expect(await strict.send(service.registration(), NEWS)).toBe('gone')
    expect(
      await strict.send(
        { ...service.registration(), endpoint: service.origin.replace('localhost', '127.0.0.1') },
        NEWS,
      ),
    ).toBe('gone')
    expect(service.delivered).toEqual([])
    expect(
      await sender().send({ ...service.registration(), endpoint: 'https://localhost:1/' }, NEWS),
    ).toBe('retry')
    expect(await pushSender(options).send(service.registration(), NEWS)).toBe('retry') // an unknown certificate
  })
})

test('a message is cut to fit, at a whole letter', () => {
  for (const body of ['x'.repeat(5000), '🏠'.repeat(2000), '\u0001'.repeat(1000)]) {
    const text = payloadOf({ ...NEWS, body })
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(PAYLOAD_BYTES)
    expect((JSON.parse(text) as PushMessage).body.isWellFormed()).toBe(true)
  }
  expect(JSON.parse(payloadOf(NEWS))).toMatchObject({ body: NEWS.body })
})

test.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['http://push.example.org/x', false],
  ['https://127.0.0.1/x', false],
  ['https://[::1]/x', false],
  ['https://localhost/x', false],
  ['https://a.localhost./x', false],
  ['https://2130706433/x', false],
  ['https://user:secret@push.example.org/x', false],
  ['file:///etc/passwd', false],
  ['nothing', false],
])('an endpoint %s may be registered: %s', (endpoint, may) =>
  expect(mayBePushedTo(endpoint, false)).toBe(may),
)

describe('Firebase', () => {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const calls: { url: string; body: string; authorization: string | undefined }[] = []
  let status = 200
  let server: http.Server
  let base = ''
  beforeAll(async () => {
    server = http.createServer((request, response) => {
      let body = ''
      request.on('data', (piece: Buffer) => (body += piece.toString()))
      request.on('end', () => {
        calls.push({ url: request.url ?? '', body, authorization: request.headers.authorization })
        if (request.url === '/token')
          return void response.end(JSON.stringify({ access_token: 'ya29' }))
        response.writeHead(status).end('{}')
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => server.close())

  test('a service account gets a token once and sends data that the page shows itself', async () => {
    const account = {
      project_id: 'llar',
      client_email: 'push@llar.example',
      private_key: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      token_uri: `${base}/token`,
    }
    const sender = pushSender({ ...options, account, firebaseApi: base })
    const to = { transport: 'fcm' as const, token: 'device-token' }
    expect([await sender.send(to, NEWS), await sender.send(to, NEWS)]).toEqual(['sent', 'sent'])
    expect(calls.map(({ url }) => url)).toEqual([
      '/token',
      '/v1/projects/llar/messages:send',
      '/v1/projects/llar/messages:send',
    ])
    const assertion = new URLSearchParams(calls[0]?.body).get('assertion') ?? ''
    const publicKey = await importSPKI(
      pair.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      'RS256',
    )
    expect(
      (
        await jwtVerify(assertion, publicKey, {
          audience: account.token_uri,
          issuer: account.client_email,
        })
      ).payload['scope'],
    ).toContain('firebase.messaging')
    expect(calls[1]?.authorization).toBe('Bearer ya29')
    const { message } = JSON.parse(calls[1]?.body ?? '') as {
      message: { token: string; data: { news: string } }
    }
    expect([message.token, JSON.parse(message.data.news)]).toMatchObject([
      'device-token',
      { body: NEWS.body, href: NEWS.href },
    ])
    const outcomes = []
    for (status of [404, 429, 503, 400, 401]) outcomes.push(await sender.send(to, NEWS))
    expect(outcomes).toEqual(['gone', 'retry', 'retry', 'dropped', 'retry'])
  })

  test('without an account such a device is not reached; with one that is refused it is tried again', async () => {
    expect(await pushSender(options).send({ transport: 'fcm', token: 't' }, NEWS)).toBe('dropped')
    const account = {
      project_id: 'llar',
      client_email: 'x',
      private_key: 'none',
      token_uri: `${base}/token`,
    }
    expect(
      await pushSender({ ...options, account, firebaseApi: base }).send(
        { transport: 'fcm', token: 't' },
        NEWS,
      ),
    ).toBe('retry')
  })
})
