import type { ReactNode } from 'react'

interface SampleProps {
  /** Name of the part, or of what is shown of it. */
  name: string
  /** One below the other instead of in a row. */
  stack?: boolean
  /** It takes the page's whole width. */
  wide?: boolean
  children: ReactNode
}

/** A part of the kit under its name. */
export function Sample({ name, stack = false, wide = false, children }: SampleProps) {
  return (
    <section className={wide ? 'kit-sample kit-wide' : 'kit-sample'} aria-label={name}>
      <h2>{name}</h2>
      <div className={stack ? 'kit-stack' : 'kit-row'}>{children}</div>
    </section>
  )
}
