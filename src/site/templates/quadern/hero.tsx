import type { SectionOf } from '../../document'
import { HeroTitle } from '../../parts/hero-title'
import { Picture } from '../../parts/picture'
import { sectionId } from '../../parts/section'
import { Line, Prose } from '../../parts/text'
import { hrefOf, useSite } from '../../site'
import { Sentence } from './sentence'

/** Type alone: a large sentence, and the search as another. A picture is kept small. */
export function Hero({ section }: { section: SectionOf<'hero'> }) {
  const { title, lead, picture, button, search, height = 'tall' } = section
  const site = useSite()
  const href = button && hrefOf(site, button.to)
  return (
    <section className={`hero wide ${height}`} id={sectionId(section)}>
      <HeroTitle section={section} of={title} isSplit />
      <Prose of={lead} className="lead" />
      {search && (
        <Sentence
          id={section.id}
          operations={undefined}
          filters={['type', 'place', 'bedrooms', 'price']}
        />
      )}
      {href && (
        <a className="text-link" href={href}>
          <Line of={button.label} />
        </a>
      )}
      {picture && <Picture pic={picture} sizes="(max-width: 820px) 90vw, 420px" eager />}
    </section>
  )
}
