import { branch, leaf } from '../../../formats/xml.ts'
import type { Signer } from '../../../ports/fiscal/pkcs12.ts'

/**
 * Canonical XML 1.0 of what `formats/xml.ts` writes: that has no comments, no needless names, and
 * attributes in their order; what is left are line ends, quotes in texts, and the declaration.
 */
export const canonical = (xml: string): string =>
  xml
    .replace(/^<\?xml[^>]*>\s*/, '')
    .trimEnd()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('&quot;', '"')

/** A name of X.509 as one line, the nearest first (RFC 4514); Node gives it by lines, escaped. */
export const nameOf = (lines: string): string => lines.split('\n').reverse().join(',')

const base64 = (url: string | undefined): string =>
  Buffer.from(url ?? '', 'base64url').toString('base64')

/** With what it is signed: the certificate, who issued it where that is known, and the key. */
export function keyInfo({ certificate, issuer }: Signer, id: string): string {
  const { n, e } = certificate.publicKey.export({ format: 'jwk' })
  return branch(
    'ds:KeyInfo',
    [
      branch(
        'ds:X509Data',
        [certificate, issuer].map((one) => leaf('ds:X509Certificate', one?.raw.toString('base64'))),
      ),
      branch('ds:KeyValue', [
        branch('ds:RSAKeyValue', [leaf('ds:Modulus', base64(n)), leaf('ds:Exponent', base64(e))]),
      ]),
    ],
    { Id: id },
  )
}
