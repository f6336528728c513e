import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'

interface PagerProps {
  /** Cursors of the neighbouring pages; null where there is none. */
  page: { previous: string | null; next: string | null }
  /** What the list says of its length. */
  total: string
  words: { previous: string; next: string }
  /** The link to a page: its address is the list's. */
  link: (cursor: string, words: string, icon: ReactNode) => ReactNode
}

/** Foot of a list in pages: how much there is, and the way back and forth. */
export function Pager({ page, total, words, link }: PagerProps) {
  return (
    <div className="table-foot num">
      <span>{total}</span>
      <span className="end">
        {(['previous', 'next'] as const).map((way) => {
          const cursor = page[way]
          const Icon = way === 'next' ? ChevronRight : ChevronLeft
          const icon = <Icon size={20} aria-hidden />
          return (
            <Fragment key={way}>
              {cursor ? (
                link(cursor, words[way], icon)
              ) : (
                <span className="icon-button is-off" aria-hidden>
                  {icon}
                </span>
              )}
            </Fragment>
          )
        })}
      </span>
    </div>
  )
}
