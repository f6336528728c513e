import type { InvoiceId } from './digest.ts'

/** Where a record goes: nowhere, to the tax agency's service for tests, to its service. */
export type FiscalService = 'none' | 'test' | 'live'

/** Addresses of AEAT, "Código QR", 0.5.0 of 10 December 2025. */
const QR: Record<FiscalService, string> = {
  none: 'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQRNoVerifactu',
  test: 'https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR',
  live: 'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR',
}

/**
 * What the tax QR code of an invoice says. That of records that are not sent is kept with them and
 * on no paper: it would claim a system that signs its records.
 */
export function qrUrlOf(
  { taxId, fullNumber, issuedOn, total }: InvoiceId & { total: string },
  service: FiscalService,
): string {
  const fields = { nif: taxId, numserie: fullNumber, fecha: issuedOn, importe: total }
  return `${QR[service]}?${Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`
}

/** Where the record of an invoice goes, by what its code says. */
export const serviceOf = (qrUrl: string): FiscalService =>
  (['test', 'live'] as const).find((service) => qrUrl.startsWith(`${QR[service]}?`)) ?? 'none'
