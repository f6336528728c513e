import type { CostBuyer, CostCertainty, CostNote, Island } from '../../../generated/model/index.ts'
import file from './rules/tables.json' with { type: 'json' }

/**
 * Upper edge in EUR cents (null: no edge) and the rate in percent of what lies below it and above
 * the edge before.
 */
export type Bracket = [number | null, number]

interface Dated {
  id: string
  /** First and last day, YYYY-MM-DD; null: still in force. */
  validFrom: string
  validTo: string | null
  source: string
  certainty: CostCertainty
}
export interface Scale extends Dated {
  kind: 'scale'
  of: 'itp'
  scale: 'general' | 'garage'
  brackets: Bracket[]
}
/** Reduced transfer tax: for these buyers, on these islands, up to a price. */
export interface Reduced extends Dated {
  kind: 'reduced'
  of: 'itp'
  buyers: CostBuyer[]
  islands: Island[]
  ceiling: number
  notes: CostNote[]
  brackets: Bracket[]
}
export interface Rate extends Dated {
  kind: 'rate'
  of: 'vat' | 'ajd'
  scale: string
  rate: number
}
/**
 * An official tariff: a fixed first amount, brackets, a discount, what copies add, VAT; percents.
 */
export interface Tariff extends Dated {
  kind: 'tariff'
  of: 'notary' | 'registry'
  fixed: { upTo: number; amount: number }
  brackets: Bracket[]
  discount: number
  extra: number
  vat: number
  max?: number
}
export interface Months extends Dated {
  kind: 'months'
  of: 'deposit' | 'agencyFee'
  scale: 'home' | 'other'
  months: number
}
export type Rule = Scale | Reduced | Rate | Tariff | Months

interface Tables {
  version: string
  coveredFrom: string
  example: { years: number; rate: number; downPayment: number }
  rules: Rule[]
}

/** The dated tables, as rules/tables.json states them. */
export const TABLES = file as unknown as Tables

/** The rule of a day that fits; the tables are tested to have at most one. */
export const ruleOn = <R extends Rule>(
  date: string,
  fits: (rule: Rule) => rule is R,
): R | undefined =>
  TABLES.rules.find(
    (rule): rule is R =>
      rule.validFrom <= date && (rule.validTo === null || date <= rule.validTo) && fits(rule),
  )

export const scaleOf =
  (scale: Scale['scale']) =>
  (rule: Rule): rule is Scale =>
    rule.kind === 'scale' && rule.scale === scale
export const reducedFor =
  (buyer: CostBuyer, island: Island) =>
  (rule: Rule): rule is Reduced =>
    rule.kind === 'reduced' && rule.buyers.includes(buyer) && rule.islands.includes(island)
export const rateOf =
  (of: Rate['of'], scale: string) =>
  (rule: Rule): rule is Rate =>
    rule.kind === 'rate' && rule.of === of && rule.scale === scale
export const tariffOf =
  (of: Tariff['of']) =>
  (rule: Rule): rule is Tariff =>
    rule.kind === 'tariff' && rule.of === of
export const monthsOf =
  (of: Months['of'], scale: Months['scale']) =>
  (rule: Rule): rule is Months =>
    rule.kind === 'months' && rule.of === of && rule.scale === scale
