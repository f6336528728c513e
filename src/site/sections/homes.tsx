import type { SectionOf } from '../document'
import { Counted } from '../parts/counted'
import { searchAddress } from '../parts/search-form'
import { Section, Title } from '../parts/section'
import { Pages } from '../parts/pages'
import { Icon } from '../parts/icon'
import { useSite } from '../site'

/** Homes of the agency that are on the market, in the template's own cards and grid. */
export function Homes({ section }: { section: SectionOf<'homes'> }) {
  const site = useSite()
  const { t, found, template } = site
  const homes = found.homes[section.id]
  if (
    !homes ||
    (homes.items.length === 0 && section.empty !== 'text' && found.searched !== section.id)
  )
    return null
  const { Grid } = template
  const isSearched = found.searched === section.id
  // A home to buy or to let is found twice, and counted once.
  const all = Object.keys(section.filter ?? {}).length === 0 ? found.onMarket : homes.total
  return (
    <Section section={section} className="homes-section">
      <Title of={section.title}>
        {isSearched && (
          <p className="counted">
            <Counted total={homes.total} only={section.filter?.operation} />
          </p>
        )}
        {!isSearched && homes.total > homes.items.length && (
          <a className="more" href={searchAddress(site)}>
            {t('homes.all', { count: all })} <Icon name="right" />
          </a>
        )}
      </Title>
      {homes.items.length === 0 ? (
        <p className="none">{t('homes.none')}</p>
      ) : (
        <Grid found={homes} card={section.card} />
      )}
      {isSearched && <Pages of={homes} />}
    </Section>
  )
}
