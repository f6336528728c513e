import { ArrowDown, ArrowUp } from 'lucide-react'
import { Pressable } from '../kit/bare/pressable'

interface SortHeadProps<Sort extends string> {
  words: string
  className?: string
  sort: Sort
  /** The orders of this column, the first press first; none: the column does not sort. */
  orders?: readonly [Sort, Sort?]
  ascending: ReadonlySet<Sort>
  onSort: (sort: Sort) => void
}

/**
 * Head of a column: a button where the list sorts by it, with an arrow on the one it is sorted by.
 */
export function SortHead<Sort extends string>({
  words,
  className,
  sort,
  orders,
  ascending,
  onSort,
}: SortHeadProps<Sort>) {
  const [first, second] = orders ?? []
  const on = sort === first || sort === second
  const up = ascending.has(sort)
  const Arrow = up ? ArrowUp : ArrowDown
  return (
    <th
      scope="col"
      className={className}
      aria-sort={on ? (up ? 'ascending' : 'descending') : undefined}
    >
      {first ? (
        <Pressable
          className="column-button"
          onClick={() => onSort(sort === first && second ? second : first)}
        >
          {words}
          {on ? <Arrow className="icon" aria-hidden /> : null}
        </Pressable>
      ) : (
        words
      )}
    </th>
  )
}
