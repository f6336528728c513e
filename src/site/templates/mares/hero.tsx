import type { SectionOf } from '../../document'
import { HeroTitle } from '../../parts/hero-title'
import { Icon } from '../../parts/icon'
import { Picture } from '../../parts/picture'
import { SearchForm } from '../../parts/search-form'
import { sectionId } from '../../parts/section'
import { Line, Prose } from '../../parts/text'
import { hrefOf, useSite } from '../../site'

/** The whole screen and one line over it; what else there is to say comes below. */
export function Hero({ section }: { section: SectionOf<'hero'> }) {
  const site = useSite()
  const { title, lead, picture, button, search, height = 'full' } = section
  const href = button && hrefOf(site, button.to)
  const below = `${sectionId(section)}-below`
  return (
    <>
      <section className={`hero ${height} ${picture ? '' : 'bare'}`} id={sectionId(section)}>
        {picture && <Picture pic={picture} sizes="100vw" eager />}
        <div className="gutter hero-line">
          <HeroTitle section={section} of={title} />
        </div>
        {picture && (
          <a className="down" href={`#${below}`} aria-label={site.t('hero.down')}>
            <Icon name="down" />
          </a>
        )}
      </section>
      <div className="opening gutter" id={below}>
        <p>{site.found.agency.name}</p>
        <div>
          <Prose of={lead} className="first-words" />
          {href && (
            <a className="button" href={href}>
              <Line of={button.label} />
            </a>
          )}
          {search && <SearchForm id={section.id} operations={undefined} filters={undefined} />}
        </div>
      </div>
    </>
  )
}
