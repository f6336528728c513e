import type { Language } from '../../../generated/model/index.ts'
import { notAcceptable } from '../../contract/errors.ts'
import type { InvoicePartyDoc } from '../../db/tables/ledger.ts'
import type { FiscalParty } from '../fiscal/index.ts'
import { say } from './messages.ts'

/** A Spanish number of a person or a company, by its signs. */
const SPANISH = /^(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/
/** Countries of the Union as VAT numbers begin with them; Greece writes EL, Northern Ireland XI. */
const UNION =
  /^(?:AT|BE|BG|CY|CZ|DE|DK|EE|EL|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI)[0-9A-Z+*]{2,13}$/

/** Whether a number is a Spanish one. */
export const isSpanish = (taxId: string): boolean => SPANISH.test(taxId)

/** Whether a number is one of VAT in another country of the Union. */
export const isUnionVat = (taxId: string): boolean => UNION.test(taxId)

/**
 * Who receives, as a record names them: by the Spanish number, a VAT number of the Union (02), or a
 * paper of their country (04). 406 in words where nobody said which country.
 */
export function fiscalParty(
  { name, taxId: typed, country = null }: InvoicePartyDoc,
  lang: Language,
): FiscalParty {
  const taxId = (typed ?? '').replace(/[\s.-]/g, '').toUpperCase()
  if (isSpanish(taxId) && (country === null || country === 'ES')) return { name, taxId }
  if (isUnionVat(taxId)) return { name, country: null, idType: '02', id: taxId }
  if (country === null || country === 'ES' || taxId === '')
    return notAcceptable(say(lang, 'receiverCountry', { name }))
  return { name, country, idType: '04', id: taxId.slice(0, 20) }
}
