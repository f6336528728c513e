import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type { PasskeyInput, PasskeyProof } from '../../../../generated/model/index.ts'

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest()
const url = (data: Buffer): string => data.toString('base64url')

/** CBOR of what an authenticator says: small maps, texts, bytes and whole numbers. */
function cbor(value: Map<unknown, unknown> | Buffer | string | number): Buffer {
  const head = (major: number, n: number) =>
    n < 24
      ? Buffer.of((major << 5) | n)
      : n < 256
        ? Buffer.of((major << 5) | 24, n)
        : Buffer.of((major << 5) | 25, n >> 8, n & 255)
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const pairs = [...value].flatMap(([key, one]) => [cbor(key as string), cbor(one as string)])
  return Buffer.concat([head(5, value.size), ...pairs])
}

const UP = 1
const UV = 4
const AT = 64

/** A device that keeps one passkey, as far as a server sees it; `change` is what goes wrong. */
export class Authenticator {
  readonly credentialId = randomBytes(32)
  counter = 0
  userHandle: string | undefined
  private readonly keys: { privateKey: KeyObject; publicKey: KeyObject } = generateKeyPairSync(
    'ec',
    { namedCurve: 'P-256' },
  )

  private readonly rpId: string
  private readonly origin: string

  constructor(rpId: string, origin: string) {
    this.rpId = rpId
    this.origin = origin
  }

  private data(flags: number, rpId: string, attested = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(rpId), Buffer.of(flags), counter, attested])
  }

  private client(type: string, challenge: string, origin: string): string {
    return url(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })))
  }

  /** Makes the passkey that a server asks for. */
  make(
    { challenge, user }: { challenge: string; user: { id: string } },
    change: { origin?: string; verified?: boolean } = {},
  ): PasskeyInput {
    this.userHandle = user.id
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' })
    const key = new Map<number, number | Buffer>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ])
    const length = Buffer.of(0, this.credentialId.length)
    const attested = Buffer.concat([Buffer.alloc(16), length, this.credentialId, cbor(key)])
    const flags = UP | AT | (change.verified === false ? 0 : UV)
    const attestation = new Map<string, string | Buffer | Map<unknown, unknown>>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', this.data(flags, this.rpId, attested)],
    ])
    return {
      id: url(this.credentialId),
      clientDataJSON: this.client('webauthn.create', challenge, change.origin ?? this.origin),
      attestationObject: url(cbor(attestation)),
      transports: ['internal'],
    }
  }

  /** Signs what a server asks; each signature counts one more. */
  prove(
    { challenge }: { challenge: string },
    change: { origin?: string; rpId?: string; verified?: boolean; counter?: number } = {},
  ): PasskeyProof {
    this.counter = change.counter ?? this.counter + 1
    const flags = UP | (change.verified === false ? 0 : UV)
    const data = this.data(flags, change.rpId ?? this.rpId)
    const clientDataJSON = this.client('webauthn.get', challenge, change.origin ?? this.origin)
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))])
    return {
      id: url(this.credentialId),
      clientDataJSON,
      authenticatorData: url(data),
      signature: url(sign('sha256', signed, this.keys.privateKey)),
      ...(this.userHandle && { userHandle: this.userHandle }),
    }
  }
}
