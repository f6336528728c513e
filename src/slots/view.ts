import type { ComponentType } from 'react'
import type { ListKind, ListViewQuery } from '../../generated/model'

/**
 * A list's saved views belong to the feature `view`; src/app/routes puts them in (view-slot.tsx),
 * behind the list's own tabs.
 */
export interface ViewsProps {
  list: ListKind
  /** The search as the API takes it, without its place in the list. */
  params: object
  columns: readonly string[]
  /** Columns of a view that is opened. */
  onColumns?: (columns: readonly string[]) => void
  /** The list's address of a query. */
  toSearch: (query: URLSearchParams) => URLSearchParams
}

export type ViewsSlot = ComponentType<ViewsProps>

/** The search as a view keeps it: each name with its values as the address writes them. */
export const toViewQuery = (params: object): ListViewQuery =>
  Object.fromEntries(
    Object.entries(params)
      .filter(([name, value]) => name !== 'cursor' && name !== 'limit' && value !== undefined)
      .map(([name, value]) => [name, [value].flat().map(String)]),
  )

/** A view's search as an address. */
export const fromViewQuery = (query: ListViewQuery): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, values]) =>
      (values ?? []).map((value: string) => [name, value]),
    ),
  )

const marks = (query: ListViewQuery): string =>
  JSON.stringify(
    Object.entries(query)
      .map(([name, values]) => [name, [...(values ?? [])].sort()])
      .sort(),
  )

/** Do two searches ask the same? */
export const sameQuery = (one: ListViewQuery, other: ListViewQuery): boolean =>
  marks(one) === marks(other)
