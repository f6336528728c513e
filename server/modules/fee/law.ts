import { Operation, PropertyType } from '../../../generated/model/index.ts'
import type { FeePayer } from '../../../generated/model/index.ts'
import { knownIn } from '../../contract/known.ts'

export const isOperation = knownIn(Operation)
const isType = knownIn(PropertyType)

/** A dwelling let to live in. Seasonal lets are `TDA`; premises, land and parking are no dwelling. */
export const isDwellingLet = ({
  operation,
  type,
}: {
  operation: Operation
  type: PropertyType
}): boolean => operation === 'A' && type === 'vivienda'

/** Whether a deal may be such a let, by a type or an operation that only a later version knows. */
export const isLetUnread = ({ operation, type }: Parameters<typeof isDwellingLet>[0]): boolean =>
  (!isOperation(operation) && (type === 'vivienda' || !isType(type))) ||
  (operation === 'A' && !isType(type))

/**
 * Whether the law lets this side pay: of a dwelling that is let to live in, "los gastos de gestión
 * inmobiliaria y los de formalización del contrato serán a cargo del arrendador" (LAU, art. 20.1,
 * as of Ley 12/2023, in force since 26 May 2023). Pure.
 */
export const mayPay = (payer: FeePayer, deal: Parameters<typeof isDwellingLet>[0]): boolean =>
  payer === 'owner' || !isDwellingLet(deal)
