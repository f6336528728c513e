import { X509Certificate } from 'node:crypto'
import tls from 'node:tls'

/** What is shown of a certificate. */
export interface CertificateFacts {
  subject: string
  until: Date
  /** Tax numbers that it names, the company's first. */
  taxIds: string[]
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
  getIssuer(): Buffer | undefined
}

const fieldsOf = ({ subject }: X509Certificate): Map<string, string> =>
  new Map(subject.split('\n').map((line) => line.split('=', 2) as [string, string]))

/** The first name that a subject says, by what is best known of people and companies. */
function nameOf(certificate: X509Certificate): string {
  const fields = fieldsOf(certificate)
  return fields.get('CN') ?? fields.get('O') ?? certificate.subject.replaceAll('\n', ', ')
}

/**
 * The tax numbers of a subject, the company's first: `VATES-` and `IDCES-` before them as ETSI EN
 * 319 412-1, 5.1 writes them; older seals have the company's bare.
 */
function taxIdsOf(certificate: X509Certificate): string[] {
  const fields = fieldsOf(certificate)
  return ['organizationIdentifier', 'serialNumber'].flatMap((field) => {
    const [, number] = /^(?:(?:VAT|IDC|TIN)ES-)?([0-9A-Z]{9})$/.exec(fields.get(field) ?? '') ?? []
    return number === undefined ? [] : [number]
  })
}

/** The certificate of a PKCS#12 file and its issuer's, where it is there; CertificateRefused. */
export function certificatesOf(
  pfx: Buffer,
  passphrase: string,
): { certificate: X509Certificate; issuer: X509Certificate | null } {
  let opened: Opened
  try {
    opened = tls.createSecureContext({ pfx, passphrase }).context as Opened
  } catch (error) {
    throw new CertificateRefused(/mac verify/i.test(String(error)) ? 'password' : 'file')
  }
  const der = opened.getCertificate()
  if (!der) throw new CertificateRefused('file')
  const issuer = opened.getIssuer()
  return {
    certificate: new X509Certificate(der),
    issuer: issuer && !issuer.equals(der) ? new X509Certificate(issuer) : null,
  }
}

/** What is shown of a PKCS#12 file's certificate; throws CertificateRefused. */
export function factsOf(pfx: Buffer, passphrase: string): CertificateFacts {
  const { certificate } = certificatesOf(pfx, passphrase)
  return {
    subject: nameOf(certificate).slice(0, 300),
    until: new Date(certificate.validTo),
    taxIds: taxIdsOf(certificate),
  }
}
