import { generateKeyPairSync, sign } from 'node:crypto'
import { certificatePem, der, hex, oid, seq } from '../../testing/aeat/der.ts'

/**
 * A certificate of `localhost` signed by itself (X.509, P-256), made anew for each test: no key
 * lies in the tree.
 */
export function selfSigned(): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = seq(oid('2a8648ce3d040302'))
  const name = seq(der(0x31, seq(oid('550403'), der(0x0c, Buffer.from('localhost')))))
  const validity = seq(
    der(0x17, Buffer.from('200101000000Z')),
    der(0x17, Buffer.from('491231235959Z')),
  )
  const named = seq(oid('551d11'), der(0x04, seq(der(0x82, Buffer.from('localhost')))))
  const signed = seq(
    der(0xa0, der(0x02, hex('02'))),
    der(0x02, hex('01')),
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, seq(named)),
  )
  const signature = sign('sha256', signed, privateKey)
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: certificatePem(seq(signed, algorithm, der(0x03, hex('00'), signature))),
  }
}
