import type { SectionOf } from '../../document'
import { Section, Title } from '../../parts/section'
import { useSite } from '../../site'
import { Sentence } from './sentence'

/** The search as a section of its own. */
export function Search({ section }: { section: SectionOf<'search'> }) {
  const { found, t } = useSite()
  if (found.stock.total === 0) return null
  return (
    <Section section={section} className="finder">
      <Title of={section.title} />
      <Sentence
        id={section.id}
        label={t('search.among')}
        operations={section.operations}
        filters={section.filters}
      />
    </Section>
  )
}
