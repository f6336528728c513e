import type { SectionOf } from '../document'
import { searchAddress } from '../parts/search-form'
import { Section, Title } from '../parts/section'
import { Icon } from '../parts/icon'
import { useSite } from '../site'

/** Homes of the agency that are on the market, in the template's own cards and grid. */
export function Homes({ section }: { section: SectionOf<'homes'> }) {
  const site = useSite()
  const { t, found, template } = site
  const homes = found.homes[section.id]
  if (!homes || (homes.items.length === 0 && section.empty !== 'text')) return null
  const { Grid } = template
  return (
    <Section section={section} className="homes-section">
      <Title of={section.title}>
        {homes.total > homes.items.length && (
          <a className="more" href={searchAddress(site)}>
            {t('homes.all', { count: homes.total })} <Icon name="right" />
          </a>
        )}
      </Title>
      {homes.items.length === 0 ? (
        <p className="none">{t('homes.none')}</p>
      ) : (
        <Grid found={homes} card={section.card} />
      )}
    </Section>
  )
}
