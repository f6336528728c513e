import { useState } from 'react'

/** Columns beside the name, in their order. */
export const COLUMNS = ['roles', 'phone', 'email', 'language', 'town', 'tags', 'stage', 'rating', 'source', 'agent', 'activity', 'created'] as const
export type Column = (typeof COLUMNS)[number]

const FIRST: readonly Column[] = ['roles', 'phone', 'email', 'tags', 'agent', 'activity']
const KEY = 'llar.columns'

function read(): Column[] {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown
    if (Array.isArray(stored)) return COLUMNS.filter((column) => stored.includes(column))
  } catch {
    // A browser that keeps nothing shows the first choice.
  }
  return [...FIRST]
}

/** Which columns this person looks at; kept in their browser. */
export function useColumns(): [Column[], (columns: string[]) => void] {
  const [columns, setColumns] = useState<Column[]>(read)
  return [columns, (wanted) => {
    const next = COLUMNS.filter((column) => wanted.includes(column))
    setColumns(next)
    try {
      localStorage.setItem(KEY, JSON.stringify(next))
    } catch {
      // Kept until the page is left.
    }
  }]
}
