import { randomUUID } from 'node:crypto'
import type { MarketPublicationInput } from '../../../../generated/model/index.ts'
import { fieldErrors } from '../../../contract/errors.ts'
import type { MarketDoc } from '../../../db/tables/market.ts'
import { say } from '../messages.ts'
import type { Owner } from '../owner.ts'
import { inesOf } from './columns.ts'
import { brokenTier } from './lacks.ts'

/** The form as it is stored: new options get ids, places have to be ones. Throws 400 at fields. */
export function checked(
  { version: _, ...input }: MarketPublicationInput,
  { lang }: Owner,
): MarketDoc {
  const errors: Record<string, string> = {}
  const tier = input.price ? brokenTier(input.price) : -1
  if (input.price?.kind === 'tiers' && tier >= 0)
    errors[`price.tiers.${tier}.upToM2`] = say(lang, 'tier', { n: tier + 1, before: tier })
  for (const [index, slug] of (input.places ?? []).entries())
    if (inesOf(slug).length === 0) errors[`places.${index}`] = say(lang, 'noMunicipality')
  for (const [index, { min, max }] of (input.delivers ?? []).entries())
    if (min !== undefined && max !== undefined && min > max)
      errors[`delivers.${index}.max`] = say(lang, 'delivers')
  if (Object.keys(errors).length > 0) fieldErrors(errors)
  return {
    ...input,
    ...(input.options && {
      options: input.options.map((option) => ({
        ...option,
        id: option.id ?? randomUUID().slice(0, 8),
      })),
    }),
  }
}
