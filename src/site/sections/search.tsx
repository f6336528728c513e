import type { SectionOf } from '../document'
import { SearchForm } from '../parts/search-form'
import { Section, Title } from '../parts/section'
import { useSite } from '../site'

/** The search form; nothing for an agency without homes. */
export function Search({ section }: { section: SectionOf<'search'> }) {
  const { found, t } = useSite()
  if (found.stock.total === 0) return null
  return (
    <Section section={section} className="finder">
      <Title of={section.title} />
      <SearchForm
        id={section.id}
        label={t('search.among')}
        operations={section.operations}
        filters={section.filters}
      />
    </Section>
  )
}
