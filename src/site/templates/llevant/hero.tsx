import type { SectionOf } from '../../document'
import { HeroTitle } from '../../parts/hero-title'
import { Picture } from '../../parts/picture'
import { SearchForm, searchAddress } from '../../parts/search-form'
import { sectionId } from '../../parts/section'
import { Line, Prose } from '../../parts/text'
import { hrefOf, useSite, type Site } from '../../site'

/** What people long for in a home, among the things that nearly every home has. */
const LONGED = ['pool', 'seaViews', 'firstLine', 'terrace', 'garden', 'parking', 'newBuild']

/** What people look for among what the agency has, each with its count. */
function quick({ found, t }: Site) {
  const facets = found.stock.facets
  if (!facets) return []
  const wanted = [
    ...facets.feature
      .filter(({ value }) => LONGED.includes(value))
      .map((one) => ({ ...one, name: 'feature', label: t(`listing:feature.${one.value}`) })),
    ...facets.place.map((one) => ({ ...one, name: 'place', label: one.label ?? one.value })),
  ]
  return wanted
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 7)
}

function Quick() {
  const site = useSite()
  const links = quick(site)
  if (links.length < 3) return null
  return (
    <nav className="quick" aria-label={site.t('search.quick')}>
      {links.map(({ name, value, label, count }) => (
        <a key={name + value} href={`${searchAddress(site)}?${name}=${value}`}>
          {label} <b>{count}</b>
        </a>
      ))}
    </nav>
  )
}

/** Half search form, half photo; what is looked for most stands below. */
export function Hero({ section }: { section: SectionOf<'hero'> }) {
  const { title, lead, picture, button, search, height = 'tall' } = section
  const site = useSite()
  const href = button && hrefOf(site, button.to)
  return (
    <section className="wide" id={sectionId(section)}>
      <div className={`hero ${height} ${picture ? '' : 'bare'}`}>
        <div className="hero-form">
          <HeroTitle section={section} of={title} />
          <Prose of={lead} className="lead" />
          {search && (
            <SearchForm
              id={section.id}
              operations={undefined}
              filters={['place', 'bedrooms', 'price']}
            />
          )}
          {href && (
            <a className="button" href={href}>
              <Line of={button.label} />
            </a>
          )}
        </div>
        {picture && (
          <figure>
            <Picture pic={picture} sizes="(max-width: 820px) 100vw, 50vw" eager />
          </figure>
        )}
      </div>
      {search && <Quick />}
    </section>
  )
}
