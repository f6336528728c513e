import { createHash } from 'node:crypto'

/** What says which invoice is meant. */
export interface InvoiceId {
  taxId: string
  fullNumber: string
  /** dd-mm-yyyy. */
  issuedOn: string
}

/** A record of annulment as texts: what is hashed is what was written. */
export interface RecordOfAnnulment extends InvoiceId {
  /** Digest of the record before of the same taxpayer; empty for the first. */
  previous: string
  /** With its offset: 2024-01-01T19:20:30+01:00. */
  recordedAt: string
}

/** A record of issue as texts. */
export interface RecordOfIssue extends RecordOfAnnulment {
  kind: string
  vat: string
  /** Net and VAT, whatever is withheld. */
  total: string
}

/** Blanks that the tax agency's code leaves at an end and other code cuts off. */
const UNCLEAR_END = /^[\s\ufeff]|[\s\ufeff]$/u
/** What its code (Java's `trim`) cuts off. */
// eslint-disable-next-line no-control-regex -- these are the signs it cuts
const CUT = /^[\u0000-\u0020]+|[\u0000-\u0020]+$/g

/**
 * A field as it is written and hashed: its ends trimmed as the tax agency does. Throws where an end
 * holds another blank, of which nobody says what becomes.
 */
export function fieldText(value: string): string {
  const text = value.replaceAll(CUT, '')
  if (UNCLEAR_END.test(text)) throw new Error('A field of a record ends in an unclear blank')
  return text
}

const hashed = (fields: Record<string, string>): string =>
  createHash('sha256')
    .update(
      Object.entries(fields)
        .map(([name, value]) => `${name}=${fieldText(value)}`)
        .join('&'),
    )
    .digest('hex')
    .toUpperCase()

/**
 * The digest of a record of issue: AEAT, "Especificaciones técnicas para generación de la huella",
 * 0.1.2 of 27 August 2024 (Orden HAC/1177/2024): SHA-256 of the fields in this order, hex in
 * capitals.
 */
export const digestOf = (record: RecordOfIssue): string =>
  hashed({
    IDEmisorFactura: record.taxId,
    NumSerieFactura: record.fullNumber,
    FechaExpedicionFactura: record.issuedOn,
    TipoFactura: record.kind,
    CuotaTotal: record.vat,
    ImporteTotal: record.total,
    Huella: record.previous,
    FechaHoraHusoGenRegistro: record.recordedAt,
  })

/** That of a record of annulment: five fields. */
export const annulmentDigestOf = (record: RecordOfAnnulment): string =>
  hashed({
    IDEmisorFacturaAnulada: record.taxId,
    NumSerieFacturaAnulada: record.fullNumber,
    FechaExpedicionFacturaAnulada: record.issuedOn,
    Huella: record.previous,
    FechaHoraHusoGenRegistro: record.recordedAt,
  })
