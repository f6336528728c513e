import { generateKeyPairSync, sign } from 'node:crypto'

const length = (size: number): number[] =>
  size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255]
const der = (tag: number, ...parts: Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag, ...length(body.length)]), body])
}
const hex = (text: string): Buffer => Buffer.from(text, 'hex')

/**
 * A certificate of `localhost` signed by itself (X.509, P-256), made anew for each test: no key
 * lies in the tree.
 */
export function selfSigned(): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = der(0x30, der(0x06, hex('2a8648ce3d040302')))
  const name = der(
    0x30,
    der(0x31, der(0x30, der(0x06, hex('550403')), der(0x0c, Buffer.from('localhost')))),
  )
  const validity = der(
    0x30,
    der(0x17, Buffer.from('200101000000Z')),
    der(0x17, Buffer.from('491231235959Z')),
  )
  const names = der(
    0xa3,
    der(
      0x30,
      der(
        0x30,
        der(0x06, hex('551d11')),
        der(0x04, der(0x30, der(0x82, Buffer.from('localhost')))),
      ),
    ),
  )
  const signed = der(
    0x30,
    der(0xa0, der(0x02, hex('02'))),
    der(0x02, hex('01')),
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    names,
  )
  const certificate = der(
    0x30,
    signed,
    algorithm,
    der(0x03, hex('00'), sign('sha256', signed, privateKey)),
  )
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? []
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
  }
}
