import { href } from './href'
import type { RouteName } from './paths'

const WIZARD: RouteName = 'auth-cartera-inmueble-editar-id'

/**
 * Address of a home's field in the wizard: `basics.subtype` of step 1. What the server says of a
 * field (PropertyQualityItem, PublicationIssue) names both.
 */
export const fieldAddress = (
  id: string,
  { step, field }: { step: number; field: string },
): string =>
  `${href(step === 1 ? WIZARD : (`${WIZARD}-step-${step}` as RouteName), { id })}#${field}`
