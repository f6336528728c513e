import {
  AssetSource,
  Island,
  ListPropertiesSort,
  Operation,
  PropertyStatus,
  PropertyType,
  type ListPropertiesParams,
} from '../../../../generated/model'

/** The portfolio's search as its address holds it. */
export interface PortfolioQuery {
  status: PropertyStatus[]
  q: string
  operation: Operation[]
  type: PropertyType[]
  island: Island[]
  source: AssetSource[]
  tag: string[]
  agentId: string
  /** EUR cents. */
  priceMin: number | null
  priceMax: number | null
  incomplete: boolean
  priceLowered: boolean
  /** Days; null without the filter. */
  mandateEnds: number | null
  sort: ListPropertiesSort
  cursor: string
  /** Shown on a map. */
  map: boolean
}

/** Under this word in the address the portfolio is a map. */
const MAP = 'mapa'

export const PAGE_SIZE = 25
export const DEFAULT_SORT: ListPropertiesSort = 'updated'

const known = <Value extends string>(values: readonly Value[], found: string[]): Value[] =>
  values.filter((value) => found.includes(value))
const amount = (text: string | null): number | null =>
  text && /^\d{1,11}$/.test(text) ? Number(text) : null

/**
 * The asset sources the filter offers: OTHER only when the address asks for it
 * (specification, section 3).
 */
export const offeredSources = (chosen: readonly AssetSource[]): AssetSource[] =>
  Object.values(AssetSource).filter((source) => source !== 'OTHER' || chosen.includes(source))

/** Reads an address; what it does not know is left out. */
export function readQuery(params: URLSearchParams): PortfolioQuery {
  const sort = params.get('sort') ?? ''
  return {
    status: known(Object.values(PropertyStatus), params.getAll('status')),
    q: (params.get('q') ?? '').slice(0, 100),
    operation: known(Object.values(Operation), params.getAll('operation')),
    type: known(Object.values(PropertyType), params.getAll('type')),
    island: known(Object.values(Island), params.getAll('island')),
    source: known(Object.values(AssetSource), params.getAll('source')),
    tag: params
      .getAll('tag')
      .filter((tag) => tag !== '' && tag.length <= 40)
      .slice(0, 10),
    agentId: /^[\da-f-]{36}$/i.test(params.get('agentId') ?? '')
      ? (params.get('agentId') as string)
      : '',
    priceMin: amount(params.get('priceMin')),
    priceMax: amount(params.get('priceMax')),
    incomplete: params.get('incomplete') === 'true',
    priceLowered: params.get('priceLowered') === 'true',
    mandateEnds: amount(params.get('mandateEnds')),
    sort: known(Object.values(ListPropertiesSort), [sort])[0] ?? DEFAULT_SORT,
    cursor: params.get('cursor') ?? '',
    map: params.get('vista') === MAP,
  }
}

/** The search as the API takes it; the address uses the same names. */
export function toParams(query: PortfolioQuery): ListPropertiesParams {
  const { q, agentId, priceMin, priceMax, mandateEnds, cursor, sort } = query
  return {
    ...(q ? { q } : {}),
    ...(query.status.length > 0 ? { status: query.status } : {}),
    ...(query.operation.length > 0 ? { operation: query.operation } : {}),
    ...(query.type.length > 0 ? { type: query.type } : {}),
    ...(query.island.length > 0 ? { island: query.island } : {}),
    ...(query.source.length > 0 ? { source: query.source } : {}),
    ...(query.tag.length > 0 ? { tag: query.tag } : {}),
    ...(agentId ? { agentId } : {}),
    ...(priceMin === null ? {} : { priceMin }),
    ...(priceMax === null ? {} : { priceMax }),
    ...(query.incomplete ? { incomplete: true } : {}),
    ...(query.priceLowered ? { priceLowered: true } : {}),
    ...(mandateEnds === null ? {} : { mandateEnds }),
    ...(sort === DEFAULT_SORT ? {} : { sort }),
    ...(cursor ? { cursor } : {}),
  }
}

/** The address of a search. */
export function toSearch(query: PortfolioQuery): URLSearchParams {
  const pairs = Object.entries(toParams(query)).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => [key, String(one)]),
  )
  return new URLSearchParams(query.map ? [...pairs, ['vista', MAP]] : pairs)
}

/** Filters beside status, text and sort that are on. */
export const filtersOn = (query: PortfolioQuery): number =>
  Object.keys(toParams({ ...query, status: [], sort: DEFAULT_SORT, cursor: '' })).length
