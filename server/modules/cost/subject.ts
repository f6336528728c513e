import type {
  CostBuyer,
  CostLine,
  Island,
  ListingCosts,
  PropertyOffer,
  PropertyType,
  PublicOperation,
} from '../../../generated/model/index.ts'

/** What is counted: a home with its terms, who buys, on which day's tables. */
export interface Subject {
  /** EUR cents; null on request. */
  price: number | null
  operation: PublicOperation
  type: PropertyType
  /** Null: unknown, or not one of ours. */
  island: Island | null
  newBuild: boolean
  buyer: CostBuyer
  date: string
  offer: Partial<PropertyOffer>
  costs: ListingCosts
  mortgage: { years: number; rate: number; downPayment: number; own: boolean }
}

/** A line with what most lines have in common filled in. */
export const line = (
  given: Pick<CostLine, 'id' | 'group' | 'amount'> & Partial<CostLine>,
): CostLine => ({
  label: given.id,
  base: null,
  rate: null,
  period: 'once',
  counts: false,
  parts: [],
  rule: null,
  source: null,
  certainty: 'agency',
  notes: [],
  ...given,
})

/** Rule, source and certainty of a line. */
export const by = (
  rule: { id: string; source: string; certainty: CostLine['certainty'] } | undefined,
) => (rule ? { rule: rule.id, source: rule.source, certainty: rule.certainty } : {})
