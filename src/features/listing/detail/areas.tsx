import { Info } from 'lucide-react'
import type { Listing } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { m2, moneyPerM2 } from '../../../lib/format'
import { AREA_FIELDS } from './fact-rows'
import { factLabel, factValue } from './fact-words'
import { mainPrice, sells } from './main-price'

/** Alternatives for the same walls: they come first. */
const WALLS: readonly string[] = ['usable', 'built', 'builtWithCommon', 'cadastralBuilt']
const AREAS = [
  ...WALLS.flatMap((wall) => AREA_FIELDS.filter(({ name }) => name === wall)),
  ...AREA_FIELDS.filter(({ name }) => !WALLS.includes(name)),
]
/** Areas a price per m² says something of. */
const PRICED: ReadonlySet<string> = new Set(['usable', 'built', 'builtWithCommon'])
const EXPLAINED: ReadonlySet<string> = new Set([
  ...WALLS,
  'plot',
  'terrace',
  'coveredTerrace',
  'buildable',
])

/**
 * Which m² are meant: each area by its legal name, what it counts, and the price per m² of that one
 * and no other.
 */
export function Areas({ listing }: { listing: Listing }) {
  const { t } = useTranslation(['listing', 'property'])
  const { layout, type } = listing
  const price = mainPrice(listing)
  const sale = price && sells(price.operation) ? price.price : null
  const known = AREAS.flatMap((field) => {
    const area = factValue(listing, field)
    return typeof area === 'number' ? [{ key: field.name, label: factLabel(field, t), area }] : []
  })
  if (known.length === 0) return null
  const walls = known.filter(({ key }) => WALLS.includes(key))
  const [only] = walls
  const source = layout.areaSource
  return (
    <section className="block" id="metros">
      <h2>{t('areas.title')}</h2>
      <dl className="areas num">
        {known.map(({ key, label, area }) => {
          const perMetre =
            PRICED.has(key) || (type === 'terreno' && key === 'plot') ? moneyPerM2(sale, area) : ''
          return (
            <div key={key}>
              <dt>
                {label}
                {EXPLAINED.has(key) ? <small>{t(`areas.what.${key}`)}</small> : null}
              </dt>
              <dd>
                {m2(area)}
                {perMetre ? <small>{perMetre}</small> : null}
              </dd>
            </div>
          )
        })}
      </dl>
      <p className="honest">
        <Info className="icon" aria-hidden />
        <span>
          {only && walls.length === 1
            ? `${t('areas.only', { area: t(`areas.name.${only.key}`) })} `
            : null}
          {source
            ? t('areas.source', { source: t(`property:enums.areaSource.${source}`) })
            : t('areas.noSource')}
        </span>
      </p>
    </section>
  )
}
