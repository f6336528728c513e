import type { PublicOperation, SearchListingsParams } from '../../../generated/model'

/** What an agency's own page offers to look for. */
export const OPERATIONS = ['V', 'A', 'TDA', 'ON', 'T'] as const satisfies readonly PublicOperation[]
type Operation = (typeof OPERATIONS)[number]

/** What the address asks for. */
export interface Asked {
  agency: string
  operation: Operation
  q: string
  cursor: string
  page: number
  embed: boolean
}

const isOperation = (text: string | null): text is Operation =>
  OPERATIONS.some((one) => one === text)

export function askedOf(query: URLSearchParams): Asked {
  const operation = query.get('operation')
  const page = Number(query.get('page'))
  return {
    agency: query.get('agency') ?? '',
    operation: isOperation(operation) ? operation : 'V',
    q: (query.get('q') ?? '').trim().slice(0, 100),
    cursor: query.get('cursor') ?? '',
    page: Number.isInteger(page) && page > 1 && page < 10_000 ? page : 1,
    embed: query.get('embed') === '1',
  }
}

/** Twelve fill rows of two, three and four. */
const PAGE = 12

export const searchOf = (
  { operation, q, cursor }: Asked,
  agencyId: string,
): SearchListingsParams => ({
  agencyId,
  operation,
  limit: PAGE,
  ...(q ? { q } : {}),
  ...(cursor ? { cursor } : {}),
})

/** The query of the same page with other values. */
export const queryOf = (asked: Asked, change: Partial<Asked>): Record<string, string | number> => {
  const { agency, operation, q, cursor, page, embed } = { ...asked, ...change }
  return {
    agency,
    ...(operation === 'V' ? {} : { operation }),
    ...(q ? { q } : {}),
    ...(cursor ? { cursor } : {}),
    ...(page > 1 ? { page } : {}),
    ...(embed ? { embed: 1 } : {}),
  }
}
