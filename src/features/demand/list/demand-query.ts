import {
  DemandStatus,
  DemandUrgency,
  Island,
  ListDemandsSort,
  Operation,
  PropertyType,
  type ListDemandsParams,
} from '../../../../generated/model'
import { DEMANDS_SIDE } from '../../../slots/new-demand'

/** The list's search as its address holds it. */
export interface DemandQuery {
  status: DemandStatus[]
  urgency: DemandUrgency[]
  q: string
  operation: Operation[]
  type: PropertyType[]
  island: Island[]
  agentId: string
  tag: string[]
  /** Days; null without the filter. */
  expires: number | null
  archived: boolean
  sort: ListDemandsSort
  cursor: string
}

export const PAGE_SIZE = 25
const DEFAULT_SORT: ListDemandsSort = 'updated'

/** Under this word in the address the portfolio shows demands. */
export const SIDE = DEMANDS_SIDE.lado

const known = <Value extends string>(values: readonly Value[], found: string[]): Value[] =>
  values.filter((value) => found.includes(value))

/** Reads an address; what it does not know is left out. */
export function readQuery(params: URLSearchParams): DemandQuery {
  const days = params.get('expires') ?? ''
  return {
    status: known(Object.values(DemandStatus), params.getAll('status')),
    urgency: known(Object.values(DemandUrgency), params.getAll('urgency')),
    q: (params.get('q') ?? '').slice(0, 100),
    operation: known(Object.values(Operation), params.getAll('operation')),
    type: known(Object.values(PropertyType), params.getAll('type')),
    island: known(Object.values(Island), params.getAll('island')),
    agentId: /^[\da-f-]{36}$/i.test(params.get('agentId') ?? '')
      ? (params.get('agentId') ?? '')
      : '',
    tag: [
      ...new Set(
        params
          .getAll('tag')
          .map((tag) => tag.trim().slice(0, 40))
          .filter(Boolean),
      ),
    ].slice(0, 10),
    expires: /^\d{1,4}$/.test(days) ? Number(days) : null,
    archived: params.get('archived') === 'true',
    sort: known(Object.values(ListDemandsSort), [params.get('sort') ?? ''])[0] ?? DEFAULT_SORT,
    cursor: params.get('cursor') ?? '',
  }
}

/** The search as the API takes it; the address uses the same names. */
export function toParams({ sort, ...query }: DemandQuery): ListDemandsParams {
  const filled = Object.entries(query).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== '' && value !== null && value !== false,
  )
  return {
    ...(Object.fromEntries(filled) as ListDemandsParams),
    ...(sort === DEFAULT_SORT ? {} : { sort }),
  }
}

/** The address of a search. */
export function toSearch(query: DemandQuery): URLSearchParams {
  const pairs = Object.entries(toParams(query)).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => [key, String(one)]),
  )
  return new URLSearchParams([['lado', SIDE], ...pairs])
}

/** Nothing but the tab and the order. */
export const isNarrowed = ({ q, operation, type, island, agentId, tag }: DemandQuery): boolean =>
  q !== '' || agentId !== '' || operation.length + type.length + island.length + tag.length > 0

/** The views of the list, each a search with its count. */
export const VIEWS = {
  SEARCH: { status: ['SEARCH'] },
  hot: { status: ['SEARCH'], urgency: ['hot'] },
  expiring: { status: ['SEARCH'], expires: 30 },
  WON: { status: ['WON'] },
  CANCEL: { status: ['CANCEL'] },
  archived: { archived: true },
} as const satisfies Record<string, Partial<Record<keyof DemandQuery, unknown>>>

export type ViewName = keyof typeof VIEWS

const BLANK = {
  status: [],
  urgency: [],
  expires: null,
  archived: false,
  cursor: '',
} satisfies Partial<DemandQuery>

/** The search of a view; what else narrows the list stays. */
export const inView = (query: DemandQuery, name: ViewName): DemandQuery => ({
  ...query,
  ...BLANK,
  ...(VIEWS[name] as unknown as Partial<DemandQuery>),
})

/** The view an address shows; null for a search of its own. */
export function viewOf(query: DemandQuery): ViewName | null {
  const marks = (one: DemandQuery): string =>
    JSON.stringify([one.status, one.urgency, one.expires, one.archived])
  return (
    (Object.keys(VIEWS) as ViewName[]).find(
      (name) => marks(inView(query, name)) === marks(query),
    ) ?? null
  )
}
