/** What the address calls the tab that is open. */
const PART = 'parte'

/** The tab that an address asks for; null: the first. */
export const partOf = (query: URLSearchParams): string | null => query.get(PART)

/** The address of a tab of accounting, with what it is asked for. */
export const partAt = (part: string, more: Record<string, string> = {}): string =>
  `?${new URLSearchParams({ [PART]: part, ...more }).toString()}`
