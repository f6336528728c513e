import type { FormName } from '../../../../generated/forms/index'
import type { Property } from '../../../../generated/model'
import type { RouteName } from '../../../lib/paths'
import { localized } from '../../../lib/localized'

/** Keys of the property's document, one per step. */
export const STEP_KEYS = [
  'basics',
  'location',
  'layout',
  'features',
  'legal',
  'mandate',
  'texts',
  'publication',
] as const
export type StepKey = (typeof STEP_KEYS)[number]

export interface Step {
  number: number
  key: StepKey
  form: FormName
  route: RouteName
}

const FORMS: Record<StepKey, FormName> = {
  basics: 'PropertyBasics',
  location: 'PropertyLocation',
  layout: 'PropertyLayout',
  features: 'PropertyFeatures',
  legal: 'PropertyLegal',
  mandate: 'PropertyMandate',
  texts: 'PropertyTexts',
  publication: 'PropertyPublication',
}
const BASE: RouteName = 'auth-cartera-inmueble-editar-id'

/** The steps; the base route is the first. */
export const STEPS: readonly Step[] = STEP_KEYS.map((key, index) => ({
  number: index + 1,
  key,
  form: FORMS[key],
  route: index === 0 ? BASE : (`${BASE}-step-${index + 1}` as RouteName),
}))

/** The step of an address; the first when it names none. */
export const stepOf = (pathname: string): Step =>
  STEPS[Number(/\/step-(\d+)\/?$/.exec(pathname)?.[1] ?? 1) - 1] ?? (STEPS[0] as Step)

/** In the address of a home that has not been saved yet. */
export const NEW_ID = 'nueva'

/** What decides which fields of a step apply. */
export const contextOf = (basics: Partial<Property['basics']> | undefined) => ({
  ...(basics?.type ? { type: basics.type } : {}),
  operations: (basics?.offers ?? []).map(({ operation }) => operation).filter(Boolean),
})

/** The title to show for a home: in the page's language, else in any; null without one. */
export function titleOf(property: Pick<Property, 'texts'> | null, lang: string): string | null {
  return localized(property?.texts?.title ?? {}, lang) || null
}
