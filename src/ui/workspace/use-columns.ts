import { useState } from 'react'

function read<Column extends string>(
  key: string,
  all: readonly Column[],
  first: readonly Column[],
): Column[] {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as unknown
    if (Array.isArray(stored)) return all.filter((column) => stored.includes(column))
  } catch {
    // A browser that keeps nothing shows the first choice.
  }
  return [...first]
}

/** Which columns of a list this person looks at; kept in their browser under `key`. */
export function useColumns<Column extends string>(
  key: string,
  all: readonly Column[],
  first: readonly Column[],
): [Column[], (columns: readonly string[]) => void] {
  const [columns, setColumns] = useState<Column[]>(() => read(key, all, first))
  return [
    columns,
    (wanted) => {
      const next = all.filter((column) => wanted.includes(column))
      setColumns(next)
      try {
        localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // Kept until the page is left.
      }
    },
  ]
}
