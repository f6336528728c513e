import type { PropertyLocation } from '../../../../generated/model/index.ts'
import { fold } from '../../../db/index.ts'

const KINDS: Partial<Record<string, string>> = {
  calle: 'Calle',
  avenida: 'Avenida',
  plaza: 'Plaza',
  paseo: 'Paseo',
  camino: 'Camino',
  carretera: 'Carretera',
  carrer: 'Carrer',
  passeig: 'Passeig',
  cami: 'Camí',
  poligono: 'Polígono',
  urbanizacion: 'Urbanización',
}

/** Kinds as people type them before a name, folded. */
const TYPED =
  /^(?:c[/.]|(?:calle|carrer|avenida|avinguda|av|avda|plaza|placa|pza|paseo|passeig|camino|cami|carretera|ctra|poligono|poligon|urbanizacion|urbanitzacio|urb)\b)/

/**
 * A street with its kind, `Carrer de la Lluna`; not said twice where it was typed into the name.
 * Empty where the name is not known.
 */
export function streetWords(
  { streetType }: Pick<Partial<PropertyLocation>, 'streetType'>,
  name: string | undefined,
): string {
  const typed = name?.trim() ?? ''
  const kind = KINDS[streetType ?? '']
  return typed === '' || kind === undefined || TYPED.test(fold(typed)) ? typed : `${kind} ${typed}`
}
