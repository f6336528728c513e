import { href } from './href'
import { PATHS, type RouteName } from './paths'

const WIZARD: RouteName = 'auth-cartera-inmueble-editar-id'

/**
 * Address of a home's field in the wizard: `basics.subtype` of step 1. What the server says of a
 * field (PropertyQualityItem, PublicationIssue) names both.
 */
export const fieldAddress = (
  id: string,
  { step, field }: { step: number; field: string },
): string => `${stepAddress(id, step)}#${field}`

/** Address of a step of a home's wizard; the first for one that only a later version has. */
export function stepAddress(id: string, step: number): string {
  const name = `${WIZARD}-step-${step}`
  return href(Object.hasOwn(PATHS, name) ? (name as RouteName) : WIZARD, { id })
}
