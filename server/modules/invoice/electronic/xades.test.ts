import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { SignedXml } from 'xml-crypto'
import { validateXML } from 'xmllint-wasm'
import { describe, expect, it } from 'vitest'
import { signerOf } from '../../../ports/fiscal/pkcs12.ts'
import { rsaCertificate } from '../../../testing/aeat/certificate.ts'
import { pkcs12 } from '../../../testing/aeat/pkcs12.ts'
import { facturaeOf } from './facturae.ts'
import { SOURCES, sourceOf } from './source.fixture.ts'
import type { Source } from './source.ts'
import { signFacturae } from './xades.ts'

const AT = new Date('2026-11-28T09:30:15.678Z')
const authority = rsaCertificate()
const own = rsaCertificate(
  { organization: 'Portal Vell, S.L.', name: 'Núria "Nuri" Peña' },
  authority,
)
const signer = signerOf(pkcs12({ ...own, chain: [authority.cert] }, 'contraseña€'), 'contraseña€')
const signed = (source: Source): string => signFacturae(facturaeOf(source, 'es'), signer, AT)

/** What an independent program says of a signature: the parts that it holds, or nothing. */
function heldBy(xml: string, publicCert = own.cert): string[] {
  const [signature = ''] = /<ds:Signature .*<\/ds:Signature>/s.exec(xml) ?? []
  const judge = new SignedXml({ publicCert, getCertFromKeyInfo: () => null })
  judge.loadSignature(signature)
  try {
    return judge.checkSignature(xml) ? judge.getSignedReferences() : []
  } catch {
    return []
  }
}

const read = (file: string) => ({
  fileName: path.basename(file),
  contents: readFileSync(path.join(import.meta.dirname, file), 'utf8').replace(/^\ufeff/, ''),
})

const shapes = Object.entries(SOURCES).filter(([name]) => name !== 'simplified')

describe('a signed Facturae', () => {
  it.each(shapes)('%s: an independent program finds document, properties and key held', (_, of) => {
    const [properties, key, document, ...more] = heldBy(signed(of))
    expect(properties).toContain('<xades:SigningTime>2026-11-28T09:30:15Z</xades:SigningTime>')
    expect(key).toContain('<ds:RSAKeyValue>')
    expect(document).toContain(`<InvoiceNumber>${of.full_number.split('-').at(-1)}<`)
    expect(document).not.toContain('ds:Signature')
    expect(more).toEqual([])
  })

  it('every shape holds by the ministry’s schema of 3.2.2, signature and all', async () => {
    const { errors } = await validateXML({
      xml: shapes.map(([name, source]) => ({ fileName: name, contents: signed(source) })),
      schema: [read('schema/Facturaev3_2_2.xsd')],
      preload: [read('../../fiscal/schema/xmldsig-core-schema.xsd')],
      maxMemoryPages: 16_384,
    })
    expect(errors.map(({ message }) => message)).toEqual([])
  })

  it.each([
    'Peña & Müller «Can Ñ», S.L.',
    'A "B" \'C\' <D> €',
    'zwei\r\nZeilen\tund\rnoch eine\n',
    'ü als zwei Zeichen: u\u0308, und 𝔏',
    ']]> &amp; &#13;',
  ])('the text %j is hashed as it is read', (text) => {
    const base = sourceOf()
    const lines = base.doc.lines.map((line) => ({ ...line, text }))
    expect(heldBy(signed({ ...base, doc: { ...base.doc, lines } }))).toHaveLength(3)
  })

  it.each([
    ['an amount', '<InvoiceTotal>1960.20<', '<InvoiceTotal>1960.21<'],
    ['the time', 'T09:30:15Z', 'T09:30:16Z'],
    ['the role', '>emisor<', '>tercero<'],
    ['the key', '<ds:Exponent>AQAB<', '<ds:Exponent>AQAC<'],
    ['the algorithm', 'xmldsig-more#rsa-sha256', 'xmldsig-more#rsa-sha512'],
    ['a blank', '</Parties>', '</Parties> '],
  ])('%s changed by a byte: it is refused', (_, before, after) => {
    const xml = signed(sourceOf())
    expect(xml).toContain(before)
    expect(heldBy(xml)).toHaveLength(3)
    expect(heldBy(xml.replace(before, after))).toEqual([])
  })

  it('is not held by another’s certificate', () => {
    expect(heldBy(signed(sourceOf()), authority.cert)).toEqual([])
  })

  it('names policy, role and the certificate as X.509 has them', () => {
    const xml = signed(sourceOf())
    const { raw } = new X509Certificate(own.cert)
    const digest = createHash('sha256').update(raw).digest('base64')
    expect(xml).toContain(
      '<xades:Identifier>http://www.facturae.es/politica_de_firma_formato_facturae/' +
        'politica_de_firma_formato_facturae_v3_1.pdf</xades:Identifier>',
    )
    expect(xml).toContain('<ds:DigestValue>Ohixl6upD6av8N7pEvDABhEYbyY=</ds:DigestValue>')
    expect(xml).toContain('<xades:ClaimedRole>emisor</xades:ClaimedRole>')
    expect(xml).toContain(`<ds:DigestValue>${digest}</ds:DigestValue></xades:CertDigest>`)
    expect(xml).toContain(
      '<ds:X509IssuerName>CN=AC Representació \\+ proves,' +
        'O=Autoritat «Ñandú»\\, S.A. &amp; \\"Fills\\",C=ES</ds:X509IssuerName>' +
        `<ds:X509SerialNumber>${BigInt('0xe38d7f0a4c21b9665d10')}</ds:X509SerialNumber>`,
    )
  })

  it('carries the certificate first, then who issued it', () => {
    const found = signed(sourceOf()).matchAll(/<ds:X509Certificate>([^<]+)</g)
    expect([...found].map(([, one = '']) => one)).toEqual(
      [own, authority].map(({ cert }) => new X509Certificate(cert).raw.toString('base64')),
    )
  })
})
