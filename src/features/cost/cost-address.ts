import {
  CostBuyer,
  type CostSheet,
  type GetCostParams,
  type PublicOperation,
} from '../../../generated/model'
import { OPERATION_WORDS } from '../../lib/search-path'
import type { Query } from '../../lib/query-string'

/**
 * What the address of a home's page asks of the cost panel; `rules` is the version of the tables
 * the link was made with.
 */
export interface CostQuestion {
  operation?: PublicOperation
  buyer?: CostBuyer
  /** EUR cents. */
  price?: number
  downPayment?: number
  years?: number
  rate?: number
  date?: string
  rules?: string
}

const OPERATIONS: readonly string[] = Object.values(OPERATION_WORDS)
const BUYERS: readonly string[] = Object.values(CostBuyer)
const DAY = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

const GROUPED = /^\d{1,3}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d{1,2})?$/

/**
 * Euros as an address has them, `465000.5`, or as the field is sent without a script: `465.000,50`,
 * or `465,000` of somebody who writes in English. No price has thousandths of a euro.
 */
export function plainEuros(text: string): string {
  const bare = text.replaceAll(/[\s\u00a0\u202f€]/g, '')
  const [, sign] = GROUPED.exec(bare) ?? []
  return (sign ? bare.replaceAll(sign, '') : bare).replace(',', '.')
}

function number(
  text: string | null,
  least: number,
  most: number,
  whole = true,
): number | undefined {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'))
  return Number.isFinite(value) &&
    value >= least &&
    value <= most &&
    (!whole || Number.isInteger(value))
    ? value
    : undefined
}

/** Reads an address; what cannot be meant is as if it were not there. */
export function readCostQuestion(query: URLSearchParams): CostQuestion {
  const [operation, buyer, date, rules] = ['op', 'buyer', 'date', 'rules'].map(
    (name) => query.get(name) ?? '',
  ) as [string, string, string, string]
  const euros = number(plainEuros(query.get('price') ?? ''), 0.01, 999_999_999.99, false)
  const [downPayment, years, rate] = [
    number(query.get('down'), 0, 100),
    number(query.get('years'), 1, 40),
    number(query.get('rate'), 0, 20, false),
  ]
  return {
    ...(OPERATIONS.includes(operation) ? { operation: operation as PublicOperation } : {}),
    ...(BUYERS.includes(buyer) ? { buyer: buyer as CostBuyer } : {}),
    ...(euros === undefined ? {} : { price: Math.round(euros * 100) }),
    ...(downPayment === undefined ? {} : { downPayment }),
    ...(years === undefined ? {} : { years }),
    ...(rate === undefined ? {} : { rate }),
    ...(DAY.test(date) ? { date } : {}),
    ...(/^[\d.-]{10,20}$/.test(rules) ? { rules } : {}),
  }
}

/** The question as the API takes it. */
export const costParams = (
  listingId: string,
  { rules: _, ...question }: CostQuestion,
): GetCostParams => ({ listingId, ...question })

/** The query of an address that shows this very sheet, whenever it is opened. */
export const sheetQuery = (
  { operation, buyer, price, date, ruleVersion, mortgage }: CostSheet,
  asked: CostQuestion,
): Query => ({
  ...(asked.operation ? { op: operation } : {}),
  buyer,
  price: price === null ? undefined : price / 100,
  down: mortgage?.downPayment ?? asked.downPayment,
  years: mortgage?.years ?? asked.years,
  rate: mortgage?.rate ?? asked.rate,
  date,
  rules: ruleVersion,
})
