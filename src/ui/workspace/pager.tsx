import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'

interface PagerProps {
  /** Cursors of the neighbouring pages; null where there is none. */
  page: { previous: string | null; next: string | null }
  /** What the list says of its length. */
  total: string
  words: { previous: string; next: string }
  /** The address of a page. */
  toSearch: (cursor: string) => URLSearchParams
  onLeave: () => void
}

/** Foot of a list in pages: how much there is, and the way back and forth. */
export function Pager({ page, total, words, toSearch, onLeave }: PagerProps) {
  return (
    <div className="tf num">
      <span>{total}</span>
      <span className="end">
        {(['previous', 'next'] as const).map((way) => {
          const cursor = page[way]
          const Icon = way === 'next' ? ChevronRight : ChevronLeft
          return cursor ? <Link key={way} className="ib" aria-label={words[way]} to={{ search: toSearch(cursor).toString() }} onClick={onLeave}><Icon size={20} aria-hidden /></Link> : <span key={way} className="ib is-off" aria-hidden><Icon size={20} /></span>
        })}
      </span>
    </div>
  )
}
