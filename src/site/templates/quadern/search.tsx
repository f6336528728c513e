import type { SectionOf } from '../../document'
import { Section, Title } from '../../parts/section'
import { useSite } from '../../site'
import { Sentence } from './sentence'

export function Search({ section }: { section: SectionOf<'search'> }) {
  if (useSite().found.stock.total === 0) return null
  return (
    <Section section={section} className="finder">
      <Title of={section.title} />
      <Sentence id={section.id} operations={section.operations} filters={section.filters} />
    </Section>
  )
}
