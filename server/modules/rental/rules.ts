import type { Island, RentalRule } from '../../../generated/model/index.ts'
import file from './rules/tables.json' with { type: 'json' }

/** A condition as the dated table has it, without words. */
export type Rule = Omit<RentalRule, 'text'>
export type RuleId = Rule['id']

/** The dated table, as rules/tables.json states it. */
export const TABLE = file as { version: string; rules: Rule[] }

/** Conditions in force on a day (YYYY-MM-DD). */
export const rulesOn = (date: string): Rule[] =>
  TABLE.rules.filter(
    ({ validFrom, validTo }) => validFrom <= date && (validTo === null || date <= validTo),
  )

/** The condition of a day for an island and a household; undefined where the table has none. */
export const ruleFor = (
  date: string,
  id: RuleId,
  island: Island | null,
  members: number | null = null,
): Rule | undefined =>
  rulesOn(date).find(
    (rule) =>
      rule.id === id &&
      (rule.islands.length === 4 || (island !== null && rule.islands.includes(island))) &&
      (rule.members === null || rule.members === members),
  )
