import type { SectionOf } from '../document'
import { moneyShort } from '../../lib/format'
import type { AreaFound } from '../found'
import { Picture } from '../parts/picture'
import { searchAddress } from '../parts/search-form'
import { Section, Title } from '../parts/section'
import { Prose } from '../parts/text'
import { useSite, type Site } from '../site'

/** From the lowest to the highest price of a place; one price is said once. */
export function band({ t }: Site, { from, to }: AreaFound): string | null {
  if (from === null) return null
  return to === null || to === from
    ? moneyShort(from)
    : t('areas.band', { from: moneyShort(from), to: moneyShort(to) })
}

/** Places with what the agency has there now; one without homes keeps its words. */
export function Areas({ section }: { section: SectionOf<'areas'> }) {
  const site = useSite()
  const { t, found } = site
  const places = found.areas[section.id] ?? []
  const items = (section.items ?? []).flatMap((item) => {
    const place = places.find((one) => one.place === item.place)
    return place ? [{ item, place }] : []
  })
  if (items.length === 0) return null
  return (
    <Section section={section} className="places">
      <Title of={section.title} />
      <ul>
        {items.map(({ item, place }) => (
          <li key={place.place}>
            {item.picture && <Picture pic={item.picture} sizes="(max-width: 820px) 100vw, 30vw" />}
            <div className="place">
              <h3>
                {place.total > 0 ? (
                  <a href={`${searchAddress(site)}?place=${place.place}`}>{place.name}</a>
                ) : (
                  place.name
                )}
              </h3>
              <p className="stock">{t('areas.homes', { count: place.total })}</p>
              <p className="band">{band(site, place)}</p>
            </div>
            <Prose of={item.text} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
