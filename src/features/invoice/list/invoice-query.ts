import { InvoiceSide, InvoiceStanding, type ListInvoicesParams } from '../../../../generated/model'
import { withValue } from '../../../lib/with-value'

/** Parts of the address that leave invoices out, by what the contract calls them. */
const NAMES = { side: 'lado', standing: 'estado', from: 'desde', to: 'hasta', q: 'q' } as const

export type InvoiceFilter = keyof typeof NAMES

const isOneOf = <T extends string>(values: Record<string, T>, text: string): text is T =>
  Object.values<string>(values).includes(text)

/** What the list is asked for by an address; what is no answer there is left out. */
export function filtersIn(query: URLSearchParams): Omit<ListInvoicesParams, 'cursor' | 'limit'> {
  const told = (name: InvoiceFilter): string => query.get(NAMES[name]) ?? ''
  const day = (name: 'from' | 'to'): string =>
    /^\d{4}-\d{2}-\d{2}$/.test(told(name)) ? told(name) : ''
  const [side, standing, from, to, q] = [
    told('side'),
    told('standing'),
    day('from'),
    day('to'),
    told('q'),
  ]
  return {
    ...(isOneOf(InvoiceSide, side) && { side }),
    ...(isOneOf(InvoiceStanding, standing) && { standing }),
    ...(from && { from }),
    ...(to && { to }),
    ...(q && { q }),
  }
}

/** The same address with one filter changed, from the first page on; an empty one is taken out. */
export function withFilter(
  query: URLSearchParams,
  name: InvoiceFilter,
  value: string,
): URLSearchParams {
  return withValue(withValue(query, 'pagina', null), NAMES[name], value)
}
