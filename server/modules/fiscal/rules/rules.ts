import type { FiscalRule } from '../../../../generated/model/index.ts'
import tables from './tables.json' with { type: 'json' }

/**
 * Days of the law with source, the day they were read on and how sure they are. A row that is only
 * announced is shown and moves nothing.
 */
export const RULES = tables as FiscalRule[]

/** Letters of numbers whose owners pay corporate tax (Ley 27/2014, art. 7). */
const CORPORATE = /^[ABCDFGJNQRUVW]/

/** From which day the law wants records to be sent of the owner of a tax number. */
export function legalDayOf(taxId: string): string {
  const id = CORPORATE.test(taxId) ? 'companies' : 'others'
  const rule = RULES.find((row) => row.id === id && row.certainty === 'inForce')
  if (!rule) throw new Error(`The table of rules has no ${id}`)
  return rule.from
}
