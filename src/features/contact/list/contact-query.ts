import {
  ContactRole,
  ListContactsSort,
  ListContactsView,
  SpokenLanguage,
  type ListContactsParams,
} from '../../../../generated/model'

/** The list's search as its address holds it. */
export interface ContactQuery {
  view: ListContactsView
  q: string
  role: ContactRole[]
  tag: string[]
  language: SpokenLanguage[]
  agentId: string
  sort: ListContactsSort
}

export const DEFAULT_SORT: ListContactsSort = 'activity'

const known = <Value extends string>(values: Record<string, Value>, found: string[]): Value[] =>
  Object.values(values).filter((value) => found.includes(value))

/** Reads an address; what it does not know is left out. */
export function readQuery(params: URLSearchParams): ContactQuery {
  const agentId = params.get('agentId') ?? ''
  return {
    view: known(ListContactsView, params.getAll('view'))[0] ?? 'all',
    q: (params.get('q') ?? '').slice(0, 100),
    role: known(ContactRole, params.getAll('role')),
    tag: params
      .getAll('tag')
      .filter((tag) => tag !== '' && tag.length <= 40)
      .slice(0, 10),
    language: known(SpokenLanguage, params.getAll('language')).slice(0, 10),
    agentId: /^[\da-f-]{36}$/i.test(agentId) ? agentId : '',
    sort: known(ListContactsSort, params.getAll('sort'))[0] ?? DEFAULT_SORT,
  }
}

/** The search as the API takes it; the address uses the same names. */
export function toParams({
  view,
  q,
  role,
  tag,
  language,
  agentId,
  sort,
}: ContactQuery): ListContactsParams {
  return {
    ...(view === 'all' ? {} : { view }),
    ...(q ? { q } : {}),
    ...(role.length > 0 ? { role } : {}),
    ...(tag.length > 0 ? { tag } : {}),
    ...(language.length > 0 ? { language } : {}),
    ...(agentId ? { agentId } : {}),
    ...(sort === DEFAULT_SORT ? {} : { sort }),
  }
}

/** The address of a search. */
export const toSearch = (query: ContactQuery): URLSearchParams =>
  new URLSearchParams(
    Object.entries(toParams(query)).flatMap(([key, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => [key, String(one)]),
    ),
  )

/** Filters beside view and order that are on. */
export const filtersOn = (query: ContactQuery): number =>
  Object.keys(toParams({ ...query, view: 'all', sort: DEFAULT_SORT })).length
