import type { InvoicePartyDoc } from '../../../db/tables/ledger.ts'
import { isUnionVat } from '../party.ts'

/** Countries of the Union, and those buyers of homes here come from, as Facturae writes them. */
const ALPHA_3: Record<string, string> = {
  AD: 'AND',
  AR: 'ARG',
  AT: 'AUT',
  AU: 'AUS',
  BE: 'BEL',
  BG: 'BGR',
  BR: 'BRA',
  CA: 'CAN',
  CH: 'CHE',
  CN: 'CHN',
  CY: 'CYP',
  CZ: 'CZE',
  DE: 'DEU',
  DK: 'DNK',
  EE: 'EST',
  ES: 'ESP',
  FI: 'FIN',
  FR: 'FRA',
  GB: 'GBR',
  GR: 'GRC',
  HR: 'HRV',
  HU: 'HUN',
  IE: 'IRL',
  IL: 'ISR',
  IS: 'ISL',
  IT: 'ITA',
  LI: 'LIE',
  LT: 'LTU',
  LU: 'LUX',
  LV: 'LVA',
  MA: 'MAR',
  MC: 'MCO',
  MT: 'MLT',
  MX: 'MEX',
  NL: 'NLD',
  NO: 'NOR',
  PL: 'POL',
  PT: 'PRT',
  RO: 'ROU',
  RU: 'RUS',
  SE: 'SWE',
  SI: 'SVN',
  SK: 'SVK',
  UA: 'UKR',
  US: 'USA',
}
const UNION = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)
const BY_VAT: Record<string, string> = { EL: 'GR', XI: 'GB' }

/** Where a party is, ISO 3166-1 alpha-2: as it was said, by its VAT number, else Spain. */
export function countryOf({ country, taxId }: InvoicePartyDoc): string {
  if (country) return country
  if (taxId === null || !isUnionVat(taxId)) return 'ES'
  const prefix = taxId.slice(0, 2)
  return BY_VAT[prefix] ?? prefix
}

/** The same with three letters; null for one that is not in the table. */
export const alpha3 = (country: string): string | null => ALPHA_3[country] ?? null

/** Whether a country is in the Union. */
export const isUnion = (country: string): boolean => UNION.has(country)
