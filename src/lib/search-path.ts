import { href } from './href'
import type { Query } from './query-string'

/**
 * First segment of /busqueda/{operation}/{slug}, one word per public operation (specification,
 * section 3).
 */
export const OPERATION_WORDS = {
  venta: 'V',
  alquiler: 'A',
  'alquiler-temporada': 'TDA',
  'obra-nueva': 'ON',
  'nuda-propiedad': 'NP',
  traspaso: 'T',
  'venta-o-traspaso': 'VOT',
} as const

export type OperationWord = keyof typeof OPERATION_WORDS
export type OperationCode = (typeof OPERATION_WORDS)[OperationWord]

/** Slug that stands for all four islands. */
export const EVERYWHERE = 'baleares'

/** The operation of an address, or null when its word is not one of ours. */
export const operationOf = (word: string): OperationCode | null =>
  Object.hasOwn(OPERATION_WORDS, word) ? OPERATION_WORDS[word as OperationWord] : null

export function wordOf(code: OperationCode): OperationWord {
  const words = Object.keys(OPERATION_WORDS) as OperationWord[]
  return words.find((word) => OPERATION_WORDS[word] === code) ?? 'venta'
}

/** Address of a search: operation, place slug (all islands unless told), the rest as query. */
export const searchHref = (
  operation: OperationCode,
  slug: string = EVERYWHERE,
  query: Query = {},
): string => href('busqueda-operation-slug', { operation: wordOf(operation), slug }, query)
