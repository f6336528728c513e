import type { PropsWithChildren } from 'react'

/** The filters of a `Toolbar`: on a phone one line that scrolls, so that the list starts sooner. */
export function FilterRow({ children }: PropsWithChildren) {
  return <div className="filter-row">{children}</div>
}
