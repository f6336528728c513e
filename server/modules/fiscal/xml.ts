import { branch, documentOf, leaf } from '../../formats/xml.ts'
import { annulmentDigestOf, digestOf, fieldText } from './digest.ts'
import type { InvoiceId, RecordOfAnnulment, RecordOfIssue } from './digest.ts'

/**
 * Namespaces of AEAT's schemas: under `tike`, though the files are served under `tikeV1.0`. The
 * header has its name in the one and what it holds in the other.
 */
const WS =
  'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws'
const NAMESPACES = {
  'xmlns:sfLR': `${WS}/SuministroLR.xsd`,
  'xmlns:sf': `${WS}/SuministroInformacion.xsd`,
}

/** Who is meant: by the Spanish number, or by another of list L7 (a passport is `03`). */
export type FiscalParty = { name: string } & (
  | { taxId: string }
  | { country: string | null; idType: string; id: string }
)

/** What is charged at one rate, exempt for a cause of list L10, or not subject (N1, N2). */
export type FiscalVat = { base: string } & (
  | { rate: string; vat: string }
  | { exempt: string; regime: string }
  | { notSubject: string }
)

/** The program and who answers for it (RD 1007/2023, art. 13). */
export interface FiscalSystem {
  producerName: string
  producerTaxId: string
  name: string
  /** Two of A–Z and 0–9. */
  id: string
  version: string
  /** Of this taxpayer here, for ever the same. */
  installation: string
  /** Counted, never typed: whether the account invoices for several taxpayers. */
  isForSeveral: boolean
}

/**
 * A record mends one that was sent: one that stands (`accepted`), one that was refused and of which
 * the tax agency has nothing (`rejected`), or a refused try to mend what it has (`again`).
 */
export type Mends = 'accepted' | 'rejected' | 'again' | null

/** What a record of issue says beside what is hashed of it. */
export interface Issue extends RecordOfIssue {
  issuerName: string
  description: string
  /** dd-mm-yyyy, where it is another day. */
  operationOn: string | null
  /** By differences, or in place of what stood there. */
  rectifies: { of: InvoiceId[]; replaced: { base: string; vat: string } | null } | null
  /** Nobody on a simplified invoice. */
  receiver: FiscalParty | null
  parts: FiscalVat[]
  before: (InvoiceId & { digest: string }) | null
  system: FiscalSystem
  mends: Mends
}

/** What a record of annulment says. */
export interface Annulment extends RecordOfAnnulment {
  /** The tax agency never took a record of the invoice. */
  isUnknown: boolean
  /** An annulment of it was refused before. */
  isAgain: boolean
  before: Issue['before']
  system: FiscalSystem
}

const sf = (name: string, value: string | null): string =>
  leaf(`sf:${name}`, value === null ? null : fieldText(value))

const all = (name: string, ...parts: string[]): string => branch(`sf:${name}`, parts)

/** Blanks of every kind, and signs nobody sees, of which no end of a field consists. */
const ENDS = /^[\s\ufeff\p{Cc}]+|[\s\ufeff\p{Cc}]+$/gu

/** As much of a text as a field takes: what it is cut at may be a blank, or half of a sign. */
const cut = (text: string, most: number): string =>
  text.slice(0, most).toWellFormed().replaceAll('\ufffd', '').replaceAll(ENDS, '')

const invoiceId = ({ taxId, fullNumber, issuedOn }: InvoiceId, ending = ''): string =>
  sf(`IDEmisorFactura${ending}`, taxId) +
  sf(`NumSerieFactura${ending}`, fullNumber) +
  sf(`FechaExpedicionFactura${ending}`, issuedOn)

const partyParts = (party: FiscalParty): string =>
  sf('NombreRazon', cut(party.name, 120)) +
  ('taxId' in party
    ? sf('NIF', party.taxId)
    : all(
        'IDOtro',
        sf('CodigoPais', party.country),
        sf('IDType', party.idType),
        sf('ID', party.id),
      ))

function vatPart(part: FiscalVat): string {
  const tax = sf('Impuesto', '01')
  const base = sf('BaseImponibleOimporteNoSujeto', part.base)
  if ('exempt' in part)
    return all(
      'DetalleDesglose',
      tax,
      sf('ClaveRegimen', part.regime),
      sf('OperacionExenta', part.exempt),
      base,
    )
  const regime = sf('ClaveRegimen', '01')
  if ('notSubject' in part)
    return all('DetalleDesglose', tax, regime, sf('CalificacionOperacion', part.notSubject), base)
  return all(
    'DetalleDesglose',
    tax,
    regime,
    sf('CalificacionOperacion', 'S1'),
    sf('TipoImpositivo', part.rate),
    base,
    sf('CuotaRepercutida', part.vat),
  )
}

const chained = (before: Issue['before']): string =>
  all(
    'Encadenamiento',
    before === null
      ? sf('PrimerRegistro', 'S')
      : all('RegistroAnterior', invoiceId(before), sf('Huella', before.digest)),
  )

const systemPart = (system: FiscalSystem): string =>
  all(
    'SistemaInformatico',
    sf('NombreRazon', cut(system.producerName, 120)),
    sf('NIF', system.producerTaxId),
    sf('NombreSistemaInformatico', cut(system.name, 30)),
    sf('IdSistemaInformatico', system.id),
    sf('Version', cut(system.version, 50)),
    sf('NumeroInstalacion', cut(system.installation, 100)),
    sf('TipoUsoPosibleSoloVerifactu', 'S'),
    sf('TipoUsoPosibleMultiOT', 'S'),
    sf('IndicadorMultiplesOT', system.isForSeveral ? 'S' : 'N'),
  )

const ending = (recordedAt: string, digest: string): string =>
  sf('FechaHoraHusoGenRegistro', recordedAt) + sf('TipoHuella', '01') + sf('Huella', digest)

const rectifying = ({ rectifies }: Issue): string[] =>
  rectifies === null
    ? []
    : [
        sf('TipoRectificativa', rectifies.replaced === null ? 'I' : 'S'),
        all(
          'FacturasRectificadas',
          ...rectifies.of.map((one) => all('IDFacturaRectificada', invoiceId(one))),
        ),
        rectifies.replaced === null
          ? ''
          : all(
              'ImporteRectificacion',
              sf('BaseRectificada', rectifies.replaced.base),
              sf('CuotaRectificada', rectifies.replaced.vat),
            ),
      ]

/** From so many EUR on, either way, a record says so (AEAT, validations 1.2.2, 10). */
const LARGE = 100_000_000

/** A record of issue (RegistroAlta): its texts are those that are hashed. */
export const issueXml = (issue: Issue): string =>
  all(
    'RegistroAlta',
    sf('IDVersion', '1.0'),
    all('IDFactura', invoiceId(issue)),
    sf('NombreRazonEmisor', cut(issue.issuerName, 120)),
    issue.mends === null ? '' : sf('Subsanacion', 'S'),
    issue.mends === 'rejected' ? sf('RechazoPrevio', 'X') : '',
    issue.mends === 'again' ? sf('RechazoPrevio', 'S') : '',
    sf('TipoFactura', issue.kind),
    ...rectifying(issue),
    sf('FechaOperacion', issue.operationOn),
    sf('DescripcionOperacion', cut(issue.description, 500)),
    issue.receiver === null ? sf('FacturaSinIdentifDestinatarioArt61d', 'S') : '',
    Math.abs(Number(issue.total)) >= LARGE ? sf('Macrodato', 'S') : '',
    issue.receiver === null
      ? ''
      : all('Destinatarios', all('IDDestinatario', partyParts(issue.receiver))),
    all('Desglose', ...issue.parts.map(vatPart)),
    sf('CuotaTotal', issue.vat),
    sf('ImporteTotal', issue.total),
    chained(issue.before),
    systemPart(issue.system),
    ending(issue.recordedAt, digestOf(issue)),
  )

/** A record of annulment (RegistroAnulacion). */
export const annulmentXml = (record: Annulment): string =>
  all(
    'RegistroAnulacion',
    sf('IDVersion', '1.0'),
    all('IDFactura', invoiceId(record, 'Anulada')),
    record.isUnknown ? sf('SinRegistroPrevio', 'S') : '',
    record.isAgain ? sf('RechazoPrevio', 'S') : '',
    chained(record.before),
    systemPart(record.system),
    ending(record.recordedAt, annulmentDigestOf(record)),
  )

/** Records of one taxpayer, at most a thousand, in the order of their chain. */
export const shipmentXml = (issuer: { name: string; taxId: string }, records: string[]): string =>
  branch(
    'sfLR:RegFactuSistemaFacturacion',
    [
      branch('sfLR:Cabecera', [
        all('ObligadoEmision', sf('NombreRazon', cut(issuer.name, 120)), sf('NIF', issuer.taxId)),
      ]),
      ...records.map((record) => branch('sfLR:RegistroFactura', [record])),
    ],
    NAMESPACES,
  )

/** The same as SOAP 1.1 has it, document/literal. */
export const soapOf = (shipment: string): string =>
  documentOf(
    branch('soapenv:Envelope', ['<soapenv:Header/>', branch('soapenv:Body', [shipment])], {
      'xmlns:soapenv': 'http://schemas.xmlsoap.org/soap/envelope/',
    }),
  )
