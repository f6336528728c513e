import {
  PublicationState,
  type IntegrationCounts,
  type ListPublicationHomesParams,
} from '../../../../generated/model'

export const PAGE_SIZE = 25

/** The list of a channel's homes as its address holds it. */
export interface HomesQuery {
  state: PublicationState | null
  rule: string
  q: string
  cursor: string
}

/** Tabs: what needs somebody first; the count of each where the server tells one. */
export const TABS: readonly { state: PublicationState; count?: keyof IntegrationCounts }[] = [
  { state: 'blocked', count: 'blocked' },
  { state: 'error', count: 'error' },
  { state: 'published_with_warning', count: 'warning' },
  { state: 'published', count: 'published' },
  { state: 'queued', count: 'queued' },
  { state: 'removing', count: 'removing' },
  { state: 'not_published' },
]

/** Reads an address; what it does not know is left out. */
export const readQuery = (params: URLSearchParams): HomesQuery => ({
  state: Object.values(PublicationState).find((one) => one === params.get('state')) ?? null,
  rule: (params.get('rule') ?? '').slice(0, 40),
  q: (params.get('q') ?? '').slice(0, 100),
  cursor: params.get('cursor') ?? '',
})

/** The address of a list. */
export const toSearch = (query: HomesQuery): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1])),
  )

/** What the server is asked. */
export const toParams = ({ state, rule, q, cursor }: HomesQuery): ListPublicationHomesParams => ({
  limit: PAGE_SIZE,
  ...(state && { state: [state] }),
  ...(rule && { rule }),
  ...(q && { q }),
  ...(cursor && { cursor }),
})
