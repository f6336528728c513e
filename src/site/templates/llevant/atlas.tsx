import type { SectionOf } from '../../document'
import { moneyShort } from '../../../lib/format'
import { HomesMap } from '../../parts/homes-map'
import { sectionId } from '../../parts/section'
import { Line } from '../../parts/text'
import { searchAddress } from '../../parts/search-form'
import { useSite } from '../../site'

/** The map with its places in a list beside it. */
export function Atlas({ section }: { section: SectionOf<'map'> }) {
  const site = useSite()
  const { found, t } = site
  const pins = found.pins[section.id] ?? []
  if (pins.length === 0) return null
  const places = (found.stock.facets?.place ?? []).slice(0, 6)
  const cheapest = Math.min(...pins.flatMap(({ price }) => price ?? []))
  return (
    <section className="section" id={sectionId(section)}>
      <div className="wide">
        <div className={`atlas ${places.length > 1 ? '' : 'only'}`}>
          {places.length > 1 && (
            <div className="atlas-list">
              <Line of={section.title} as="h2" />
              <ul>
                {places.map(({ value, label, count }) => (
                  <li key={value}>
                    <a className="row" href={`${searchAddress(site)}?place=${value}`}>
                      {label ?? value} <b>{t('areas.homes', { count })}</b>
                    </a>
                  </li>
                ))}
              </ul>
              {Number.isFinite(cheapest) && (
                <p className="note">{t('map.from', { price: moneyShort(cheapest) })}</p>
              )}
            </div>
          )}
          <HomesMap pins={pins} height={section.height ?? 'full'} />
        </div>
      </div>
    </section>
  )
}
