import { createECDH, randomBytes, type ECDH } from 'node:crypto'
import https from 'node:https'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { importJWK, jwtVerify } from 'jose'
import { selfSigned } from './certificate.fixture.ts'

/** What web-push itself encrypts with; used here the other way round. */
const ece = createRequire(createRequire(import.meta.url).resolve('web-push'))('http_ece') as {
  decrypt(
    body: Buffer,
    options: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string },
  ): Buffer
}

/** What a device read of one push, and what its push service saw of it. */
export interface Delivered {
  path: string
  news: Record<string, unknown>
  contact: unknown
  headers: Record<string, unknown>
}

/** A device as a browser would make it. */
export function device() {
  const curve = createECDH('prime256v1')
  const p256dh = curve.generateKeys('base64url')
  return { curve, keys: { p256dh, auth: randomBytes(16).toString('base64url') } }
}

/**
 * A push service on this machine: checks who sends (VAPID), decrypts for the device, answers as it
 * is told.
 */
export async function pushService(publicKey: () => Promise<string>) {
  const { key, cert } = selfSigned()
  const owner = device()
  const delivered: Delivered[] = []
  const statuses: number[] = []
  const server = https.createServer({ key, cert }, (request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      void read(Buffer.concat(pieces), request.headers.authorization ?? '').then(
        ({ news, contact }) => {
          delivered.push({ path: request.url ?? '', news, contact, headers: request.headers })
          response
            .writeHead(statuses.shift() ?? 201, { location: 'https://localhost/' })
            .end('x'.repeat(100_000))
        },
        (error: unknown) => response.writeHead(400).end(String(error)),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const origin = `https://localhost:${(server.address() as AddressInfo).port}`

  async function read(body: Buffer, authorization: string) {
    const [, token = '', known = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
    if (known !== (await publicKey())) throw new Error('another key')
    const point = Buffer.from(known, 'base64url')
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    }
    const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), {
      audience: origin,
      algorithms: ['ES256'],
      requiredClaims: ['exp', 'sub'],
    })
    const text = ece
      .decrypt(body, { version: 'aes128gcm', privateKey: owner.curve, authSecret: owner.keys.auth })
      .toString('utf8')
    if (body.length > 4096) throw new Error('too large')
    return { news: JSON.parse(text) as Record<string, unknown>, contact: payload.sub }
  }
  return {
    ca: cert,
    delivered,
    statuses,
    keys: owner.keys,
    origin,
    registration: (path = 'a') => ({
      transport: 'webpush' as const,
      endpoint: `${origin}/push/${path}`,
      keys: owner.keys,
    }),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
