import { X509Certificate } from 'node:crypto'
import tls from 'node:tls'

/** What is shown of a certificate. */
export interface CertificateFacts {
  subject: string
  until: Date
}

/** Why a file is not taken: it does not open with the password, or is none. */
export class CertificateRefused extends Error {
  readonly why: 'password' | 'file'
  constructor(why: 'password' | 'file') {
    super(`the certificate is refused: ${why}`)
    this.name = 'CertificateRefused'
    this.why = why
  }
}

/** Of a context of TLS, the certificate it answers with; there since Node 10, not in its types. */
interface Opened {
  getCertificate(): Buffer | undefined
}

/** The first name that a subject says, by what is best known of people and companies. */
function nameOf(certificate: X509Certificate): string {
  const fields = new Map(
    certificate.subject.split('\n').map((line) => line.split('=', 2) as [string, string]),
  )
  return fields.get('CN') ?? fields.get('O') ?? certificate.subject.replaceAll('\n', ', ')
}

/** Opens a PKCS#12 file; throws CertificateRefused. */
export function factsOf(pfx: Buffer, passphrase: string): CertificateFacts {
  let opened: Opened
  try {
    opened = tls.createSecureContext({ pfx, passphrase }).context as Opened
  } catch (error) {
    throw new CertificateRefused(/mac verify/i.test(String(error)) ? 'password' : 'file')
  }
  const der = opened.getCertificate()
  if (!der) throw new CertificateRefused('file')
  const certificate = new X509Certificate(der)
  return { subject: nameOf(certificate).slice(0, 300), until: new Date(certificate.validTo) }
}
