import type { PassportRule, PassportState } from '../../generated/model/index.ts'
import type { PropertyDoc } from '../db/tables/property.ts'
import { CHECKS } from './checks.ts'
import { daysBetween } from './days.ts'
import { unpublished, type Facts } from './facts.ts'
import { rulesOn, TABLE, type Rule, type Table } from './table.ts'
import { concerns, promised } from './unread.ts'
import { verdict, type Gravity, type Reason, type Verdict } from './verdict.ts'

/** What a rule says of a home on a day. `daysLeft`: 0 on the last, negative once it is over. */
export interface Light {
  rule: Rule
  state: PassportState
  reason: Reason
  endsOn: string | null
  daysLeft: number | null
}

const LACKING = { block: 'red', warn: 'amber', inform: 'blue' } as const
const OTHERS: Record<Exclude<Gravity, 'lacking'>, PassportState> = {
  warns: 'amber',
  inOrder: 'green',
  told: 'blue',
  none: 'none',
}

/** What a rule says; of a home that it may be about by what is unread of it, that nobody knows. */
function said(rule: Rule, facts: Facts, day: string): Verdict {
  const check = CHECKS[rule.id] as (...given: unknown[]) => Verdict
  if (concerns(rule, facts)) return promised(rule.id, facts, check(facts, day, rule.check))
  const mayBe = concerns(rule, facts, { mayBe: true })
  return mayBe ? verdict('warns', 'unread') : verdict('none', 'untouched')
}

function lightOf(rule: Rule, facts: Facts, day: string): Light {
  const { gravity, reason, endsOn } = said(rule, facts, day)
  const state = gravity === 'lacking' ? LACKING[rule.level] : OTHERS[gravity]
  return {
    rule,
    state,
    reason,
    endsOn,
    daysLeft: endsOn === null ? null : daysBetween(day, endsOn),
  }
}

/** All lights of a home on a day in the islands (YYYY-MM-DD), in the order of the table. */
export const evaluate = (facts: Facts, day: string, table: Table = TABLE): Light[] =>
  rulesOn(day, table).map((rule) => lightOf(rule, facts, day))

/** A lack that forbids advertising, by rule and reason. */
export type Block = `${PassportRule}.${Reason}`

/** What forbids advertising a home on a day, by its document alone. */
export const blocks = (doc: PropertyDoc, day: string): Block[] =>
  evaluate(unpublished(doc), day).flatMap(({ rule, state, reason }) =>
    state === 'red' ? [`${rule.id}.${reason}` as const] : [],
  )

/**
 * What a rule says of a document on a day, of which something may be `unread`; undefined where none
 * of that name is in force.
 */
export const lightIn = (
  doc: PropertyDoc,
  rule: PassportRule,
  day: string,
  unread: Facts['unread'] = {},
): Light | undefined =>
  evaluate(unpublished(doc, unread), day).find(({ rule: { id } }) => id === rule)
