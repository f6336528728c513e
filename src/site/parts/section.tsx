import type { ReactNode } from 'react'
import type { SiteSection } from '../document'
import type { Texts } from '../texts'
import { Line } from './text'

/** Id a section is reached at: its anchor, else its own. */
export const sectionId = (section: SiteSection): string =>
  section.anchor ?? (section.kind === 'legal' ? section.part : `s-${section.id}`)

/** The frame of a section, in its tone. */
export function Section({
  section,
  className,
  children,
}: {
  section: SiteSection
  className: string
  children: ReactNode
}) {
  return (
    <section
      id={sectionId(section)}
      className={`section ${className}`}
      data-tone={section.tone && section.tone !== 'plain' ? section.tone : undefined}
    >
      <div className="wide">{children}</div>
    </section>
  )
}

/** A section's heading, with what stands at its other end; nothing without words. */
export function Title({ of, children }: { of: Texts | undefined; children?: ReactNode }) {
  if (!of || !Object.values(of).some((text) => text.trim() !== '')) return null
  return (
    <div className="title">
      <Line of={of} as="h2" />
      {children}
    </div>
  )
}
