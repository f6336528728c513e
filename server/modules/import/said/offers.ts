import type { PropertyOffer, RentPeriod } from '../../../../generated/model/index.ts'
import type { Notes } from '../terms/notes.ts'
import { codeOf } from './codes.ts'
import { numberOf } from './decimal.ts'
import type { SaidHome } from './said.ts'

const MAX_CENTS = 99_999_999_999

type PriceField = 'price' | 'salePrice' | 'rentPrice' | 'seasonPrice'
type Operation = PropertyOffer['operation']

/** Cents of a field in euros; zero and blank are unknown. */
function centsOf(said: SaidHome, field: PriceField, notes: Notes): number | undefined {
  const value = said.one(field)
  const euros = value ? numberOf(value.text, value.decimal) : null
  if (euros === undefined && !/consult|request|anfrage|^p\.?o\.?a/i.test(value?.text ?? ''))
    notes.add(field, 'notNumber', { text: said.text(field).slice(0, 60) })
  if (!euros) return undefined
  const cents = Math.round(euros * 100)
  if (cents <= MAX_CENTS && cents > 0) return cents
  return void notes.add(field, 'tooBig', { text: said.text(field).slice(0, 30) })
}

/** What a home is offered for, each operation once; null: the file's word means nothing to us. */
export function offersOf(
  said: SaidHome,
  otherwise: Operation,
  notes: Notes,
): PropertyOffer[] | null {
  const word = said.one('operation')
  const code = word ? codeOf('operation', word) : ''
  if (code === null) return null
  const prices = {
    any: centsOf(said, 'price', notes),
    sale: centsOf(said, 'salePrice', notes),
    rent: centsOf(said, 'rentPrice', notes),
    season: centsOf(said, 'seasonPrice', notes),
  }
  const told = new Set<Operation>(
    code === 'V+A' ? ['V', 'A'] : code === '' ? [] : [code as Operation],
  )
  if (prices.sale && ![...told].some(sells)) told.add('V')
  if (prices.rent && !told.has('A') && !told.has('TDA')) told.add('A')
  if (prices.season) told.add('TDA')
  if (told.size === 0) told.add(otherwise)
  return [...told].map((operation) => {
    const own = sells(operation)
      ? prices.sale
      : operation === 'TDA'
        ? (prices.season ?? prices.rent)
        : prices.rent
    // Of two operations a single price is the sale's.
    const price = own ?? (told.size === 1 || sells(operation) ? prices.any : undefined)
    if (price === undefined) notes.add('price', 'priceOnRequest', {}, 'info')
    const period = periodOf(said, operation, notes)
    return {
      operation,
      ...(period && { rentPeriod: period }),
      ...(price === undefined ? { priceOnRequest: true } : { price }),
    }
  })
}

const sells = (operation: Operation): boolean => !['A', 'TDA'].includes(operation)

function periodOf(said: SaidHome, operation: Operation, notes: Notes): RentPeriod | undefined {
  if (sells(operation)) return undefined
  const word = said.one('rentPeriod')
  const code = word ? codeOf('rentPeriod', word) : ''
  if (code === null)
    notes.add('rentPeriod', 'notUnderstood', { text: said.text('rentPeriod').slice(0, 60) })
  return (code || (operation === 'TDA' ? 'WEEK' : 'MONTH')) as RentPeriod
}
