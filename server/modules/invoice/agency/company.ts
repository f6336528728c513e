import type { Agency, InvoiceIssuer, InvoiceIssuerLack } from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'
import type { InvoicePartyDoc } from '../../../db/tables/ledger.ts'
import { getAgency } from '../../agency/index.ts'

/** Series of an agency that has said none. */
const SERIES = 'F'
/** NIF of a Spaniard or NIE of a foreigner: a natural person's, checked when it was saved. */
const PERSON = /^(?:\d{8}|[XYZKLM]\d{7})[A-Z]$/

/** The agency's registered office in one line; else the address it shows. */
function officeOf({ registeredOffice: office, address }: Agency): string {
  const town = [office?.postalCode, office?.town].filter(Boolean).join(' ')
  return [office?.street, town, office?.province].filter(Boolean).join(', ') || (address ?? '')
}

/** An agency as invoices to it and from it name it, and what of that is missing. */
export function companyOf(agency: Agency | null): {
  party: InvoicePartyDoc
  missing: InvoiceIssuerLack[]
} {
  const party = {
    name: agency?.legalName?.trim() ?? '',
    taxId: agency?.taxId?.trim() || null,
    address: agency ? officeOf(agency) : '',
  }
  const missing: InvoiceIssuerLack[] = []
  if (!party.name) missing.push('legalName')
  if (!party.taxId) missing.push('taxId')
  if (!party.address) missing.push('address')
  return { party, missing }
}

/** Whose number it is: a natural person's, or that of a company. */
export const isPersonsTaxId = (taxId: string | null): boolean => PERSON.test(taxId ?? '')

/** In whose name an agency issues, with what stands below its invoices and where they are paid. */
export async function issuerOf(
  db: Db,
  agencyId: string,
): Promise<{ issuer: InvoiceIssuer; footer: string }> {
  const agency = await getAgency(db, agencyId)
  const { party, missing } = companyOf(agency)
  const { series, iban, footer = '' } = agency?.invoice ?? {}
  const issuer = {
    ...party,
    series: series?.trim() || SERIES,
    iban: iban ?? null,
    isPerson: isPersonsTaxId(party.taxId),
    missing,
  }
  return { issuer, footer }
}
