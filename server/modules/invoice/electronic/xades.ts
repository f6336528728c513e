import { createHash, sign } from 'node:crypto'
import { branch, leaf } from '../../../formats/xml.ts'
import type { Signer } from '../../../ports/fiscal/pkcs12.ts'
import { canonical, keyInfo, nameOf } from './key-info.ts'

/** The signature policy of Facturae and its digest, as published (Orden PRE/2971/2007, annex). */
const POLICY = {
  id:
    'http://www.facturae.es/politica_de_firma_formato_facturae/' +
    'politica_de_firma_formato_facturae_v3_1.pdf',
  name: 'Política de Firma FacturaE v3.1',
  sha1: 'Ohixl6upD6av8N7pEvDABhEYbyY=',
}
const DSIG = 'http://www.w3.org/2000/09/xmldsig#'
const XADES = 'http://uri.etsi.org/01903/v1.3.2#'
const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'
const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256'
const ID = 'Signature'
const PROPERTIES = `${ID}-SignedProperties`
const KEY_INFO = `${ID}-KeyInfo`
const DOCUMENT = `${ID}-Document`

const x = (name: string, ...parts: string[]): string => branch(`xades:${name}`, parts)
const empty = (name: string, Algorithm: string): string => leaf(`ds:${name}`, '', { Algorithm })
const digested = (algorithm: string, value: string): string =>
  empty('DigestMethod', algorithm) + leaf('ds:DigestValue', value)
const sha256 = (data: string | Buffer): string =>
  digested(SHA256, createHash('sha256').update(data).digest('base64'))

const certificate = ({ certificate: { raw, issuer, serialNumber } }: Signer): string =>
  x(
    'SigningCertificate',
    x(
      'Cert',
      x('CertDigest', sha256(raw)),
      x(
        'IssuerSerial',
        leaf('ds:X509IssuerName', nameOf(issuer)),
        leaf('ds:X509SerialNumber', BigInt(`0x${serialNumber}`).toString()),
      ),
    ),
  )

const policy = x(
  'SignaturePolicyIdentifier',
  x(
    'SignaturePolicyId',
    x('SigPolicyId', leaf('xades:Identifier', POLICY.id), leaf('xades:Description', POLICY.name)),
    x('SigPolicyHash', digested(`${DSIG}sha1`, POLICY.sha1)),
  ),
)

/** When, with what, by which policy and as whom it is signed. */
const signedProperties = (signer: Signer, at: Date): string =>
  branch(
    'xades:SignedProperties',
    [
      x(
        'SignedSignatureProperties',
        leaf('xades:SigningTime', `${at.toISOString().slice(0, 19)}Z`),
        certificate(signer),
        policy,
        x('SignerRole', x('ClaimedRoles', leaf('xades:ClaimedRole', 'emisor'))),
      ),
      x(
        'SignedDataObjectProperties',
        branch(
          'xades:DataObjectFormat',
          [leaf('xades:Description', 'Factura electrónica'), leaf('xades:MimeType', 'text/xml')],
          { ObjectReference: `#${DOCUMENT}` },
        ),
      ),
    ],
    { Id: PROPERTIES },
  )

interface Signed {
  document: string
  properties: string
  key: string
}

const signedInfo = ({ document, properties, key }: Signed): string =>
  branch('ds:SignedInfo', [
    empty('CanonicalizationMethod', C14N),
    empty('SignatureMethod', 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'),
    branch('ds:Reference', [sha256(properties)], {
      Type: 'http://uri.etsi.org/01903#SignedProperties',
      URI: `#${PROPERTIES}`,
    }),
    branch('ds:Reference', [sha256(key)], { URI: `#${KEY_INFO}` }),
    branch(
      'ds:Reference',
      [
        branch('ds:Transforms', [empty('Transform', `${DSIG}enveloped-signature`)]),
        sha256(document),
      ],
      { Id: DOCUMENT, URI: '' },
    ),
  ])

/**
 * A Facturae file with a signature in it: XAdES-EPES by the policy of Facturae. What is written is
 * canonical XML already (`canonical`), so nothing has to parse it again to be hashed.
 */
export function signFacturae(xml: string, signer: Signer, at: Date): string {
  const end = '</fe:Facturae>'
  const document = canonical(xml)
  const fe = /xmlns:fe="([^"]+)"/.exec(document)?.[1]
  if (fe === undefined || !document.endsWith(end)) throw new Error('This is no Facturae')
  /** As it is hashed by itself: with the names of what it stands in. */
  const alone = (part: string, more = ''): string =>
    part.replace(/^<[^ >]+/, `$& xmlns:ds="${DSIG}" xmlns:fe="${fe}"${more}`)
  const properties = canonical(signedProperties(signer, at))
  const key = canonical(keyInfo(signer, KEY_INFO))
  const info = signedInfo({
    document,
    properties: alone(properties, ` xmlns:xades="${XADES}"`),
    key: alone(key),
  })
  const signature = branch(
    'ds:Signature',
    [
      info,
      leaf(
        'ds:SignatureValue',
        sign('sha256', Buffer.from(alone(info)), signer.key).toString('base64'),
      ),
      key,
      branch('ds:Object', [
        branch('xades:QualifyingProperties', [properties], {
          'xmlns:xades': XADES,
          Target: `#${ID}`,
        }),
      ]),
    ],
    { 'xmlns:ds': DSIG, Id: ID },
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document.slice(0, -end.length)}${signature}${end}\n`
}
