import { createHash, createHmac, createPrivateKey, randomBytes } from 'node:crypto'
import { der, hex, oid, seq } from './der.ts'

const DATA = oid('2a864886f70d010701')
const KEY_BAG = oid('2a864886f70d010c0a0102')
const CERT_BAG = oid('2a864886f70d010c0a0103')
const X509 = oid('2a864886f70d01091601')
const SHA256 = seq(oid('608648016503040201'), der(0x05))

const data = (content: Buffer): Buffer => seq(DATA, der(0xa0, der(0x04, content)))

/** The key of the file's seal out of its password: RFC 7292, appendix B, one round. */
function macKey(password: string, salt: Buffer): Buffer {
  const wide = Buffer.from(`${password}\0`, 'utf16le').swap16()
  const filled = (part: Buffer): Buffer => Buffer.alloc(64 * Math.ceil(part.length / 64), part)
  return createHash('sha256')
    .update(Buffer.concat([Buffer.alloc(64, 3), filled(salt), filled(wide)]))
    .digest()
}

/**
 * A key and its certificates (PEM) as a PKCS#12 file, as browsers export them. For tests alone.
 * `rounds`: how often it says that its seal is hashed (hex); it is hashed once.
 */
export function pkcs12(
  { key, cert, chain = [] }: { key: string; cert: string; chain?: string[] },
  passphrase: string,
  rounds = '01',
): Buffer {
  const shrouded = createPrivateKey(key).export({
    type: 'pkcs8',
    format: 'der',
    cipher: 'aes-256-cbc',
    passphrase,
  })
  const certificates = [...chain, cert].map((pem) => {
    const x509 = Buffer.from(pem.replaceAll(/-----[^-]+-----|\s/g, ''), 'base64')
    return seq(CERT_BAG, der(0xa0, seq(X509, der(0xa0, der(0x04, x509)))))
  })
  const bags = seq(seq(KEY_BAG, der(0xa0, shrouded)), ...certificates)
  const safe = seq(data(bags))
  const salt = randomBytes(8)
  const mac = createHmac('sha256', macKey(passphrase, salt)).update(safe).digest()
  return seq(
    der(0x02, hex('03')),
    data(safe),
    seq(seq(SHA256, der(0x04, mac)), der(0x04, salt), der(0x02, hex(rounds))),
  )
}
