import type { RentalCheckInput } from '../../../generated/model'
import { centsOf } from '../../public/forms/plain-money'
import type { PlainValues } from '../../public/forms/plain-values'

/** Somebody of the household as typed; income in euros. */
export interface Typed {
  /** Only tells rows apart. */
  key: number
  name: string
  birth: string
  income: string
}

export const NOBODY = (key: number): Typed => ({ key, name: '', birth: '', income: '' })

const DAYS = ['ownedSince', 'lastRegisteredOn', 'registeredSince'] as const
const SUMS = ['askedRent', 'monthlyRent'] as const
const OF = {
  owner: new Set(['largeHolder', 'ownedSince', 'registered', 'lastRegisteredOn', 'askedRent']),
  tenant: new Set(['registeredSince', 'monthlyRent']),
}

/**
 * What the conditions look at, as far as it is readable; null until a side is chosen. No names, no
 * births.
 */
export function checkOf(values: PlainValues, household: Typed[]): RentalCheckInput | null {
  const { side } = values
  if (side !== 'owner' && side !== 'tenant') return null
  const answers: Record<string, unknown> = { side }
  if (values['island']) answers['island'] = values['island']
  for (const field of ['largeHolder', 'registered'] as const)
    if (values[field]) answers[field] = values[field]
  for (const field of DAYS)
    if (/^\d{4}-\d{2}-\d{2}$/.test(String(values[field] ?? ''))) answers[field] = values[field]
  for (const field of SUMS) {
    const cents = centsOf(values[field] ?? '')
    if (cents !== null) answers[field] = cents
  }
  const known = Object.fromEntries(
    Object.entries(answers).filter(
      ([key]) => key === 'side' || key === 'island' || OF[side].has(key),
    ),
  )
  const incomes = household.map(({ income }) => centsOf(income))
  // One that is missing would make the whole household look poorer than it is.
  const whole = incomes.filter((income) => income !== null)
  return {
    ...known,
    side,
    ...(side === 'tenant' && whole.length === incomes.length && whole.length > 0
      ? { incomes: whole }
      : {}),
  }
}

/**
 * The household as the contract has it; a sum that cannot be read is left as it is and refused by
 * the server.
 */
export const membersOf = (household: Typed[]) =>
  household.map(({ name, birth, income }) => ({
    name: name.trim(),
    birth,
    income: (centsOf(income) ?? income) as number,
  }))
