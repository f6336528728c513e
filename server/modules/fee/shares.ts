import type { Insertable } from 'kysely'
import type { FeeInput } from '../../../generated/model/index.ts'
import { fieldErrors } from '../../contract/errors.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import type { Db, Tables } from '../../db/index.ts'
import { percentOf } from '../../money.ts'
import { getAgency } from '../agency/index.ts'
import { agentsOf } from '../user/index.ts'
import { say } from './messages.ts'
import { splitOf, type Part } from './split.ts'

type Share = Omit<Insertable<Tables['fee_share']>, 'fee_id' | 'position'>

/** What a fee comes to, EUR cents without VAT; throws 400 where nothing is said, or it is nothing. */
export function amountOf({ basis, pct, amount }: FeeInput, price: number, actor: Actor): number {
  const field = basis === 'percent' ? 'pct' : 'amount'
  const fee = basis === 'percent' ? percentOf(price, pct ?? 0) : (amount ?? 0)
  return fee > 0 ? fee : fieldErrors({ [field]: say(actor.lang, 'nothing') })
}

/** What each part lacks, by its field. */
function faultsOf({ parts }: FeeInput, agents: ReadonlySet<string>, { lang }: Actor) {
  const faults: Record<string, string> = {}
  for (const [at, part] of parts.entries()) {
    if (part.who === 'agent' && !agents.has(part.agentId ?? ''))
      faults[`parts.${at}.agentId`] = say(lang, 'agent')
    if (part.who !== 'agent' && !part.name?.trim()) faults[`parts.${at}.name`] = say(lang, 'name')
    const field = part.basis === 'percent' ? 'pct' : 'amount'
    if (!part[field]) faults[`parts.${at}.${field}`] = say(lang, 'nothing')
  }
  return faults
}

const partOf = ({ basis, pct = 0, amount = 0 }: FeeInput['parts'][number]): Part =>
  basis === 'percent' ? { pct } : { amount }

/**
 * Divides a fee among those who have a part of it; what is left is the agency's, the last share.
 * Throws 400 at what a part lacks, and at `parts` where they are more than the fee.
 */
export async function sharesFor(
  db: Db,
  { input, amount, actor }: { input: FeeInput; amount: number; actor: Actor },
): Promise<Share[]> {
  const people = await agentsOf(db, actor.agencyId)
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const faults = faultsOf(input, new Set(names.keys()), actor)
  if (Object.keys(faults).length > 0) fieldErrors(faults)
  const tooMuch = (): never => fieldErrors({ parts: say(actor.lang, 'tooMuch') })
  // After partners: they come off first, and the agents' per cents are of what is left.
  const isLater = ({ who }: FeeInput['parts'][number]): boolean =>
    input.of === 'afterPartners' && who === 'agent'
  const [first, later] = [input.parts.filter((part) => !isLater(part)), input.parts.filter(isLater)]
  const before = splitOf(amount, first.map(partOf)) ?? tooMuch()
  const after = splitOf(before.rest, later.map(partOf)) ?? tooMuch()
  const amounts = [...before.parts, ...after.parts]
  const agency = await getAgency(db, actor.agencyId)
  return [
    ...[...first, ...later].map((part, at) => ({
      who: part.who,
      agent_id: part.who === 'agent' ? (part.agentId ?? null) : null,
      name: part.who === 'agent' ? (names.get(part.agentId ?? '') ?? '') : (part.name ?? '').trim(),
      amount: amounts[at] ?? 0,
    })),
    { who: 'agency' as const, agent_id: null, name: agency?.tradeName ?? '', amount: after.rest },
  ]
}
