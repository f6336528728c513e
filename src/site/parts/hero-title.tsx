import type { SectionOf } from '../document'
import { useSite } from '../site'
import type { Texts } from '../texts'
import { Headline, Line } from './text'

/** The title of a hero: the page's h1 where it opens the page, else a heading among others. */
export function HeroTitle({
  section,
  of,
  isSplit = false,
}: {
  section: SectionOf<'hero'>
  of: Texts
  isSplit?: boolean
}) {
  const { page } = useSite()
  const first = page.sections.find(({ off }) => !off)
  return first?.id === section.id ? (
    <Headline of={of} isSplit={isSplit} />
  ) : (
    <Line of={of} as="h2" className="hero-title" />
  )
}
