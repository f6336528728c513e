import { useTranslation } from '../../../i18n'
import { Link } from 'react-router-dom'
import { useGetListingFacets } from '../../../../generated/api/listing/listing'
import type { FacetCount } from '../../../../generated/model'
import { count } from '../../../lib/format'
import { part } from '../../../lib/part'
import { searchHref } from '../../../lib/search-path'
import { BasePicture } from '../../../ui/map/base-picture'
import { fitView, ISLANDS, pixelsPerMetre, toCanvas } from '../../../ui/map/projection'
import { SILENT } from '../silent'
import { ISLAND_SLUGS, onIsland, type IslandSlug } from './home-data'
import { useIslandCounts } from './island-counts'

const SIZE = { width: 820, height: 560 }
const VIEW = fitView(ISLANDS, { width: 790, height: 520 })

/** Where each name stands on the drawing. */
const NAMES: Record<
  IslandSlug,
  { lon: number; lat: number; size: number; anchor: 'middle' | 'start' }
> = {
  mallorca: { lon: 2.95, lat: 39.6, size: 26, anchor: 'middle' },
  menorca: { lon: 4.09, lat: 39.97, size: 18, anchor: 'middle' },
  ibiza: { lon: 1.4, lat: 38.99, size: 18, anchor: 'middle' },
  formentera: { lon: 1.62, lat: 38.68, size: 18, anchor: 'start' },
}

function ScaleBar() {
  const width = 50_000 * pixelsPerMetre(VIEW.zoom, 39.5)
  const right = SIZE.width - 40
  return (
    <g className="isles-scale">
      <path d={`M${(right - width).toFixed(1)} 528v6h${width.toFixed(1)}v-6`} fill="none" />
      <text x={right} y="520" textAnchor="end">
        50 km
      </text>
    </g>
  )
}

const IslandsMap = part(function IslandsMap({
  counts,
}: {
  counts: Partial<Record<string, number>>
}) {
  const { t } = useTranslation(['listing', 'place'])
  return (
    <div className="isles-map">
      <svg
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        width={SIZE.width}
        height={SIZE.height}
        aria-hidden="true"
        focusable="false"
      >
        <BasePicture view={VIEW} size={SIZE} />
        {ISLAND_SLUGS.map((slug) => {
          const { lon, lat, size, anchor } = NAMES[slug]
          const [x, y] = toCanvas(VIEW, SIZE, lon, lat)
          const homes = counts[slug]
          return (
            <g
              key={slug}
              textAnchor={anchor}
              className={anchor === 'start' ? 'isle-at-sea' : undefined}
            >
              <text className="isle-name" x={x.toFixed(1)} y={y.toFixed(1)} fontSize={size}>
                {t(`place:island.${slug.toUpperCase()}`)}
              </text>
              {homes === undefined ? null : (
                <text className="isle-count" x={x.toFixed(1)} y={(y + 20).toFixed(1)}>
                  {t('total.homes', { count: homes })}
                </text>
              )}
            </g>
          )
        })}
        <text className="isles-sea" x="470" y="430">
          {t('map.sea')}
        </text>
        <ScaleBar />
      </svg>
    </div>
  )
})

interface IslandBoxProps {
  slug: IslandSlug
  homes: number | undefined
  places: readonly FacetCount[]
}

const IslandBox = part(function IslandBox({ slug, homes, places }: IslandBoxProps) {
  const { t } = useTranslation(['listing', 'place'])
  return (
    <div className="isle">
      <h3>
        <Link to={searchHref('V', slug)}>{t(`place:island.${slug.toUpperCase()}`)}</Link>
        {homes === undefined ? null : (
          <small className="num">{t('total.homes', { count: homes })}</small>
        )}
      </h3>
      <ul>
        {places.map(({ value, label, count: found }) => (
          <li key={value}>
            <Link to={searchHref('V', value)}>
              {label ?? value}
              <span className="num">{count(found)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
})

function Island({ slug, homes }: { slug: IslandSlug; homes: number | undefined }) {
  const { data } = useGetListingFacets(onIsland(slug), SILENT)
  return (
    <IslandBox
      slug={slug}
      homes={homes}
      places={[...(data?.place ?? [])].sort((a, b) => b.count - a.count).slice(0, 3)}
    />
  )
}

/** The islands in their true outline and scale, with what is offered on each. */
export function Islands() {
  const { t } = useTranslation('listing')
  const counts = useIslandCounts()
  return (
    <section className="section wrap" aria-labelledby="islas">
      <div className="section-head">
        <h2 id="islas">{t('home.islands')}</h2>
        <p>{t('home.islandsText')}</p>
      </div>
      <div className="isles">
        <IslandsMap counts={counts} />
        <div className="isles-list">
          {ISLAND_SLUGS.map((slug) => (
            <Island key={slug} slug={slug} homes={counts[slug]} />
          ))}
        </div>
      </div>
    </section>
  )
}
