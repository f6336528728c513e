import { generateKeyPairSync, sign } from 'node:crypto'
import { certificatePem, der, hex, oid, seq } from './der.ts'

const RSA_SHA256 = seq(oid('2a864886f70d01010b'), der(0x05))
const utf8 = (text: string): Buffer => der(0x0c, Buffer.from(text))
const time = (text: string): Buffer => der(0x17, Buffer.from(text))
const rdn = (type: string, text: string): Buffer => der(0x31, seq(oid(type), utf8(text)))
const nameOf = ({ organization, name, company, person }: Named): Buffer =>
  seq(
    rdn('550406', 'ES'),
    rdn('55040a', organization),
    ...(company === undefined ? [] : [rdn('550461', company)]),
    ...(person === undefined ? [] : [rdn('550405', person)]),
    rdn('550403', name),
  )

/** Whose a certificate is. */
export interface Named {
  organization: string
  name: string
  /** `organizationIdentifier` and `serialNumber`. */
  company?: string
  person?: string
}

/** A certificate and its key (PEM). */
export interface Certified {
  named: Named
  key: string
  cert: string
}

const ISSUER = {
  organization: 'Autoritat «Ñandú», S.A. & "Fills"',
  name: 'AC Representació + proves',
}
const SERIAL = 'e38d7f0a4c21b9665d10'

/** A certificate of RSA (X.509), made anew for each test; by nobody else, it is its own issuer's. */
export function rsaCertificate(named: Named = ISSUER, by?: Certified): Certified {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const signed = seq(
    der(0xa0, der(0x02, hex('02'))),
    der(0x02, hex(`00${SERIAL}`)),
    RSA_SHA256,
    nameOf(by?.named ?? named),
    seq(time('200101000000Z'), time('491231235959Z')),
    nameOf(named),
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const own = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const signature = sign('sha256', signed, by?.key ?? own)
  return {
    named,
    key: own,
    cert: certificatePem(seq(signed, RSA_SHA256, der(0x03, hex('00'), signature))),
  }
}
