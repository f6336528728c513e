import { expect, it } from 'vitest'
import { rsaCertificate } from '../../testing/aeat/certificate.ts'
import { pkcs12 } from '../../testing/aeat/pkcs12.ts'
import { selfSigned } from '../push/certificate.fixture.ts'
import { factsOf } from './certificate.ts'
import { signerOf } from './pkcs12.ts'

const authority = rsaCertificate()
const own = rsaCertificate({ organization: 'Portal Vell, S.L.', name: 'Núria Peña' }, authority)
const file = pkcs12({ ...own, chain: [authority.cert] }, 'contraseña€')

/** The same with lengths that end where two zeros stand, and texts of bytes in pieces (BER). */
function inPieces(bytes: Buffer): Buffer {
  const out: Buffer[] = []
  for (let at = 0; at < bytes.length;) {
    const [tag = 0, short = 0] = bytes.subarray(at)
    const more = short < 0x80 ? 0 : short & 0x7f
    const begin = at + 2 + more
    const end = begin + (more === 0 ? short : bytes.readUIntBE(at + 2, more))
    const whole = bytes.subarray(at, end)
    const wrap = (head: number, inner: Buffer) =>
      Buffer.concat([Buffer.from([head, 0x80]), inner, Buffer.from([0, 0])])
    if (tag & 0x20) out.push(wrap(tag, inPieces(bytes.subarray(begin, end))))
    else out.push(tag === 0x04 && end - begin > 200 ? wrap(0x24, whole) : whole)
    at = end
  }
  return Buffer.concat(out)
}

it('opens a file with its chain, and finds the key of its certificate', () => {
  const { key, certificate, issuer } = signerOf(file, 'contraseña€')
  expect(certificate.checkPrivateKey(key)).toBe(true)
  expect(certificate.subject).toContain('CN=Núria Peña')
  expect(issuer && certificate.verify(issuer.publicKey)).toBe(true)
})

it('one that is its own issuer’s has no other', () => {
  expect(signerOf(pkcs12(authority, 'secreto'), 'secreto').issuer).toBeNull()
})

it('opens what some programs write in pieces', () => {
  const { key, certificate } = signerOf(inPieces(file), 'contraseña€')
  expect(certificate.checkPrivateKey(key)).toBe(true)
})

it('opens a key of another kind: which kinds sign is not said here', () => {
  const { key } = signerOf(pkcs12(selfSigned(), 'secreto'), 'secreto')
  expect(key.asymmetricKeyType).toBe('ec')
})

it.each([
  ['another password', file, 'contrasena', 'password'],
  ['half a file', file.subarray(0, 900), 'contraseña€', 'file'],
  ['no file', Buffer.from('no certificate'), '', 'file'],
] as const)('%s is refused', (_what, bytes, password, why) => {
  expect(() => signerOf(bytes, password)).toThrow(expect.objectContaining({ why }))
})

it.each([
  [
    'a representative',
    { company: 'VATES-B07000003', person: 'IDCES-12345678Z' },
    ['B07000003', '12345678Z'],
  ],
  ['a person', { person: 'IDCES-12345678Z' }, ['12345678Z']],
  ['an older seal', { person: 'B07000003' }, ['B07000003']],
  ['a company elsewhere', { company: 'VATDE-123456789', person: '4711' }, []],
])('says the tax numbers of %s', (_whose, numbers, expected) => {
  const named = { organization: 'Portal Vell, S.L.', name: 'Núria Peña', ...numbers }
  const made = pkcs12(rsaCertificate(named), 'x')
  expect(factsOf(made, 'x')).toMatchObject({ subject: 'Núria Peña', taxIds: expected })
})
