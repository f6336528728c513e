import { createHash } from 'node:crypto'

/** Fields of a record of issue, as texts: what is hashed is what was written. */
export interface RecordOfIssue {
  taxId: string
  fullNumber: string
  /** dd-mm-yyyy. */
  issuedOn: string
  kind: string
  vat: string
  /** Net and VAT, whatever is withheld. */
  total: string
  /** Digest of the record before of the same taxpayer; empty for the first. */
  previous: string
  /** With its offset: 2024-01-01T19:20:30+01:00. */
  recordedAt: string
}

/**
 * The digest of a record of issue: AEAT, "Especificaciones técnicas para generación de la huella",
 * 0.1.2 of 27 August 2024 (Orden HAC/1177/2024): SHA-256 of the fields in this order, hex in
 * capitals.
 */
export const digestOf = (record: RecordOfIssue): string =>
  createHash('sha256')
    .update(
      [
        `IDEmisorFactura=${record.taxId}`,
        `NumSerieFactura=${record.fullNumber}`,
        `FechaExpedicionFactura=${record.issuedOn}`,
        `TipoFactura=${record.kind}`,
        `CuotaTotal=${record.vat}`,
        `ImporteTotal=${record.total}`,
        `Huella=${record.previous}`,
        `FechaHoraHusoGenRegistro=${record.recordedAt}`,
      ].join('&'),
    )
    .digest('hex')
    .toUpperCase()

/** Cents as the records have them: `123.45`, `-0.05`. */
export function amountText(cents: number): string {
  const size = Math.abs(cents)
  const text = `${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`
  return cents < 0 ? `-${text}` : text
}

/** A day as the records have it: 2026-11-26 is 26-11-2026. */
export const dayText = (day: string): string => day.split('-').toReversed().join('-')

const QR = 'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQRNoVerifactu'

/**
 * What the tax QR code says, of a system that does not send its records (AEAT, QR 0.5.0 of
 * 10 December 2025): the tax agency then shows what the code says and claims nothing.
 */
export function qrUrlOf({ taxId, fullNumber, issuedOn, total }: RecordOfIssue): string {
  const fields = { nif: taxId, numserie: fullNumber, fecha: issuedOn, importe: total }
  return `${QR}?${Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`
}
