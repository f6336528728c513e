import { createPrivateKey, type KeyObject, type X509Certificate } from 'node:crypto'
import { CertificateRefused, certificatesOf } from './certificate.ts'

/** What signs: a key, its certificate, and the certificate that issued that one, where it is there. */
export interface Signer {
  key: KeyObject
  certificate: X509Certificate
  issuer: X509Certificate | null
}

/** One value of BER: its tag, itself as it stands, and what it holds. */
interface Value {
  tag: number
  whole: Buffer
  content: Buffer
}

/** The value at the beginning; some programs write lengths that end where two zeros stand. */
function first(bytes: Buffer): Value {
  const tag = bytes.readUInt8(0)
  const short = bytes.readUInt8(1)
  if (short === 0x80) {
    let at = 2
    while (bytes.readUInt16BE(at) !== 0) at += first(bytes.subarray(at)).whole.length
    return { tag, whole: bytes.subarray(0, at + 2), content: bytes.subarray(2, at) }
  }
  const more = short < 0x80 ? 0 : short & 0x7f
  const size = more === 0 ? short : bytes.readUIntBE(2, more)
  const begin = 2 + more
  if (begin + size > bytes.length) throw new RangeError('A value is longer than the file')
  return {
    tag,
    whole: bytes.subarray(0, begin + size),
    content: bytes.subarray(begin, begin + size),
  }
}

function valuesOf(bytes: Buffer): Value[] {
  const out: Value[] = []
  for (let at = 0; at < bytes.length; at += out.at(-1)?.whole.length ?? 0)
    out.push(first(bytes.subarray(at)))
  return out
}

/** What a text of bytes holds: in one piece, or in several. */
const octetsOf = ({ tag, content }: Value): Buffer =>
  tag & 0x20 ? Buffer.concat(valuesOf(content).map(octetsOf)) : content

const OCTETS = 0x04
/** Bags of keys, open and under the password (RFC 7292, 4.2.1 and 4.2.2). */
const KEY = '2a864886f70d010c0a0101'
const SHROUDED = '2a864886f70d010c0a0102'

/** Keys that stand in the file, as PKCS#8, whatever lies between them and its beginning. */
function keysIn(bytes: Buffer): Buffer[] {
  const values = valuesOf(bytes)
  const name = values[0]?.content.toString('hex')
  const [, held] = values
  if ((name === KEY || name === SHROUDED) && held) return [first(held.content).whole]
  return values.flatMap((value) => {
    if ((value.tag & 0x1f) === OCTETS) return keysInside(octetsOf(value))
    return value.tag & 0x20 ? keysIn(value.content) : []
  })
}

/** Of bytes that may be more of the file, or anything else: a salt, a digest, what is enciphered. */
function keysInside(bytes: Buffer): Buffer[] {
  try {
    return bytes[0] === 0x30 ? keysIn(bytes) : []
  } catch {
    return []
  }
}

function keyOf(der: Buffer, passphrase: string): KeyObject | null {
  try {
    return createPrivateKey({ key: der, format: 'der', type: 'pkcs8', passphrase })
  } catch {
    return null
  }
}

/**
 * Opens a PKCS#12 file to sign with it; throws CertificateRefused. OpenSSL opens the file and the key
 * in it, but hands out certificates alone: here is only looked up where the key stands.
 */
export function signerOf(pfx: Buffer, passphrase: string): Signer {
  const { certificate, issuer } = certificatesOf(pfx, passphrase)
  const key = keysInside(pfx)
    .map((der) => keyOf(der, passphrase))
    .find((one) => one !== null && certificate.checkPrivateKey(one))
  if (!key) throw new CertificateRefused('file')
  return { key, certificate, issuer }
}
