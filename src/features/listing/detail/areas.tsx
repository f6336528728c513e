import { Info } from 'lucide-react'
import type { Listing } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { m2, moneyPerM2 } from '../../../lib/format'
import { mainPrice, sells } from './main-price'

/** Areas of a home in the order of the page; the first four are alternatives for the same walls. */
const WALLS = ['usable', 'built', 'builtWithCommon', 'cadastralBuilt'] as const
const MORE = ['plot', 'terrace', 'coveredTerrace', 'basement', 'attic', 'garage', 'kitchenArea', 'diningArea', 'buildable', 'minimumTradable'] as const
/** Areas a price per m² says something of. */
const PRICED: ReadonlySet<string> = new Set(['usable', 'built', 'builtWithCommon'])
const EXPLAINED: ReadonlySet<string> = new Set([...WALLS, 'plot', 'terrace', 'coveredTerrace', 'buildable'])

/** Fields that this section shows, so that the facts below do not repeat them. */
export const AREA_KEYS: ReadonlySet<string> = new Set([...WALLS, ...MORE, 'areaSource'])

/** Which m² are meant: each area by its legal name, what it counts, and the price per m² of that one and no other. */
export function Areas({ listing }: { listing: Listing }) {
  const { t } = useTranslation(['listing', 'property'])
  const { layout, type } = listing
  const price = mainPrice(listing)
  const sale = price && sells(price.operation) ? price.price : null
  const known = [...WALLS, ...MORE].flatMap((key) => (layout[key] === undefined ? [] : [{ key, area: layout[key] }]))
  if (known.length === 0) return null
  const walls = known.filter(({ key }) => (WALLS as readonly string[]).includes(key))
  const [only] = walls
  const source = layout.areaSource
  return (
    <section className="blk" id="metros">
      <h2>{t('areas.title')}</h2>
      <dl className="areas num">
        {known.map(({ key, area }) => {
          const perMetre = PRICED.has(key) || (type === 'terreno' && key === 'plot') ? moneyPerM2(sale, area) : ''
          return (
            <div key={key}>
              <dt>{t(`property:fields.layout.${key}`)}{EXPLAINED.has(key) ? <small>{t(`areas.what.${key}`)}</small> : null}</dt>
              <dd>{m2(area)}{perMetre ? <small>{perMetre}</small> : null}</dd>
            </div>
          )
        })}
      </dl>
      <p className="honest"><Info className="i" aria-hidden /><span>
        {only && walls.length === 1 ? `${t('areas.only', { area: t(`areas.name.${only.key}`) })} ` : null}
        {source ? t('areas.source', { source: t(`property:enums.areaSource.${source}`) }) : t('areas.noSource')}
      </span></p>
    </section>
  )
}
