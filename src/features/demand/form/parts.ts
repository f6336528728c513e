import type { FormName } from '../../../../generated/forms/index'
import type { Demand } from '../../../../generated/model'

/** A part of the form and of the record. */
export type PartName = 'what' | 'where' | 'home' | 'money' | 'buyer' | 'follow'

export type Parts = Pick<Demand, PartName>

/**
 * The parts in the order they are asked; those that can wait are folded while nothing is in them.
 */
export const PARTS: readonly { name: PartName; form: FormName; canWait?: true }[] = [
  { name: 'what', form: 'DemandWhat' },
  { name: 'where', form: 'DemandWhere' },
  { name: 'money', form: 'DemandMoney' },
  { name: 'home', form: 'DemandHome', canWait: true },
  { name: 'buyer', form: 'DemandBuyer', canWait: true },
  { name: 'follow', form: 'DemandFollow', canWait: true },
]

/** id of a part's form element, under which its fields stand. */
export const formIdOf = (name: PartName): string => `demand-${name}`

/** Errors of a 400 that stand below one part, by their path within it. */
export function errorsOf(
  part: string,
  errors: Record<string, string> | null,
): Record<string, string> | null {
  const own = Object.entries(errors ?? {}).flatMap(([path, message]) =>
    path.startsWith(`${part}.`) ? [[path.slice(part.length + 1), message]] : [],
  )
  return own.length > 0 ? Object.fromEntries(own) : null
}
