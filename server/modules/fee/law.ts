import type { FeePayer, Operation, PropertyType } from '../../../generated/model/index.ts'

/** A dwelling let to live in. Seasonal lets are `TDA`; premises, land and parking are no dwelling. */
export const isDwellingLet = ({
  operation,
  type,
}: {
  operation: Operation
  type: PropertyType
}): boolean => operation === 'A' && type === 'vivienda'

/**
 * Whether the law lets this side pay: of a dwelling that is let to live in, "los gastos de gestión
 * inmobiliaria y los de formalización del contrato serán a cargo del arrendador" (LAU, art. 20.1,
 * as of Ley 12/2023, in force since 26 May 2023). Pure.
 */
export const mayPay = (payer: FeePayer, deal: Parameters<typeof isDwellingLet>[0]): boolean =>
  payer === 'owner' || !isDwellingLet(deal)
