import type { TemplatePlace } from '../../../generated/model/index.ts'

/** The closed list of the contract (TemplatePlace). */
export const PLACES = [
  'nombre',
  'titulo',
  'referencia',
  'precio',
  'enlace',
  'agente',
  'agencia',
] as const satisfies readonly TemplatePlace[]

/** What is known for each place; null is unknown. */
export type PlaceValues = Record<TemplatePlace, string | null>

const BRACES = /\{([^{}\n]{0,40})\}/g
const isPlace = (name: string): name is TemplatePlace =>
  (PLACES as readonly string[]).includes(name)

/** What stands in braces and is no place, as it was written, each once. */
export const unknownPlaces = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(BRACES)].flatMap(([whole, name = '']) => (isPlace(name) ? [] : [whole])),
  ),
]

/** Places that still stand open in a text that is about to leave. */
export const openPlaces = (text: string): TemplatePlace[] => [
  ...new Set([...text.matchAll(BRACES)].flatMap(([, name = '']) => (isPlace(name) ? [name] : []))),
]

/** The text with its places filled; those for which nothing is known stay and are named. */
export function fillPlaces(
  text: string,
  values: PlaceValues,
): { text: string; missing: TemplatePlace[] } {
  const missing = new Set<TemplatePlace>()
  const filled = text.replace(BRACES, (whole, name: string) => {
    if (!isPlace(name)) return whole
    const value = values[name]
    if (value === null) missing.add(name)
    return value ?? whole
  })
  return { text: filled, missing: [...missing] }
}
