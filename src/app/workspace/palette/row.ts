import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** What stands at the head of a row: a picture, somebody's letters, or what kind of thing it is. */
export type Lead = { icon: LucideIcon } | { photo: string } | { id: string; person: string }

/** One line of the palette: a record, or something to do. */
export interface Row {
  key: string
  lead: Lead
  title: string
  note?: string
  end?: ReactNode
  /** Keys that do the same from anywhere. */
  keys?: readonly string[]
  /** Where it leads; without one it does something here. */
  to?: string
  /** Out of the desk: a page that is loaded anew. */
  isAway?: boolean
  run?: () => void
}

export interface Group {
  key: string
  name: string
  /** Beside the name: `2 de 9`. */
  count?: string
  rows: Row[]
}
