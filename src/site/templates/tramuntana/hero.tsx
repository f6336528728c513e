import type { SectionOf } from '../../document'
import { Picture } from '../../parts/picture'
import { sectionId } from '../../parts/section'
import { SearchForm } from '../../parts/search-form'
import { HeroTitle } from '../../parts/hero-title'
import { Prose, Line } from '../../parts/text'
import { hrefOf, useSite } from '../../site'

/** A photo from edge to edge, the words below it in two columns. */
export function Hero({ section }: { section: SectionOf<'hero'> }) {
  const { title, lead, picture, button, search, height = 'tall' } = section
  const site = useSite()
  const href = button && hrefOf(site, button.to)
  return (
    <section className={`hero ${height}`} id={sectionId(section)}>
      {picture && <Picture pic={picture} sizes="100vw" eager />}
      <div className="wide hero-words">
        <HeroTitle section={section} of={title} isSplit />
        <div>
          <Prose of={lead} className="lead" />
          {href && (
            <a className="text-link" href={href}>
              <Line of={button.label} />
            </a>
          )}
        </div>
        {search && <SearchForm id={section.id} operations={undefined} filters={undefined} />}
      </div>
    </section>
  )
}
