import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useMapProperties } from '../../../../generated/api/property/property'
import type { PropertyMap, PropertyPin } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useDevice } from '../../../lib/device'
import { count, moneyShort } from '../../../lib/format'
import { moneyPin } from '../../../lib/money-pin'
import { href } from '../../../lib/href'
import { MapPanel } from '../../../ui/map/map-panel'
import type { MapMarker } from '../../../ui/map/marker'
import { fitView, ISLANDS, type Bbox, type MapView } from '../../../ui/map/projection'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState, PartialBand } from '../../../ui/states'
import { StatusChip } from '../../../ui/status-chip'
import { PropertyStatusChip, TONES } from '../parts/property-status'
import { toParams, toSearch, type PortfolioQuery } from './portfolio-query'
import './portfolio-map.css'

const SIZE = { width: 1100, height: 640 }
/** Air round the outermost homes, as a share of the box, so that no price stands on the edge. */
const AIR = 0.08

function fitted(bbox: PropertyMap['bbox']): MapView {
  const [west, south, east, north] = bbox ?? ISLANDS
  if (west === undefined || south === undefined || east === undefined || north === undefined)
    return fitView(ISLANDS, SIZE)
  const [x, y] = [(east - west) * AIR, (north - south) * AIR]
  return fitView([west - x, south - y, east + x, north + y], SIZE)
}

/**
 * Cells across the homes' own box and across what a moved map shows, so that a disc has its own 60
 * pixels of ground.
 */
const CELLS = { phone: { homes: 4, moved: 4 }, tablet: { homes: 6, moved: 8 } }
/** Under this width, in pixels, the drawing is smaller (portfolio-map.css). */
const SMALLER = 1280

const cut = (value: number): string => value.toFixed(5)

/** Discs and prices of an answer, as the map draws them. */
function useMarkers(
  data: PropertyMap | undefined,
  query: PortfolioQuery,
  on: string | null,
): MapMarker[] {
  const { t } = useTranslation('property')
  if (!data) return []
  const list = `${href('auth-cartera')}?${toSearch({ ...query, map: false }).toString()}`
  const pins = data.pins.map((pin): MapMarker => {
    const text = moneyPin(pin.price) || t('list.noPrice')
    return {
      key: pin.id,
      kind: 'pin',
      lat: pin.lat,
      lon: pin.lon,
      count: 1,
      on: pin.id === on,
      tone: TONES[pin.status],
      text,
      label: `${pin.ref}, ${pin.title || t(`enums.type.${pin.type}`)}, ${text}, ${t(`enums.status.${pin.status}`)}`,
      href: href('auth-cartera-inmueble-id', { id: pin.id }),
    }
  })
  const discs = data.clusters.map(({ lat, lon, count: n, bbox }): MapMarker => ({
    key: `${cut(lat)},${cut(lon)}`,
    kind: 'cluster',
    lat,
    lon,
    count: n,
    bbox: bbox as unknown as Bbox,
    text: count(n),
    label: t('map.cluster', { count: n, n: count(n) }),
    href: list,
  }))
  return [...pins, ...discs]
}

function Home({ pin, onLook }: { pin: PropertyPin; onLook: (id: string | null) => void }) {
  const { t } = useTranslation('property')
  return (
    <li onPointerEnter={() => onLook(pin.id)} onPointerLeave={() => onLook(null)}>
      <Link
        to={href('auth-cartera-inmueble-id', { id: pin.id })}
        onFocus={() => onLook(pin.id)}
        onBlur={() => onLook(null)}
      >
        <b>
          {pin.title ||
            t(pin.town ? 'list.typeIn' : 'list.typeOnly', {
              type: t(`enums.type.${pin.type}`),
              town: pin.town,
            })}
        </b>
        <small className="muted num">
          {[
            pin.ref,
            pin.town,
            moneyShort(pin.price)
              ? `${moneyShort(pin.price)}${pin.rentPeriod ? ` ${t(`per.${pin.rentPeriod}`)}` : ''}`
              : t('list.noPrice'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
        <PropertyStatusChip home={pin} />
      </Link>
    </li>
  )
}

function Legend({ data }: { data: PropertyMap }) {
  const { t } = useTranslation('property')
  const seen = [...new Set(data.pins.map(({ status }) => status))]
  return seen.length > 0 ? (
    <p className="homes-map-legend" aria-hidden>
      {seen.map((status) => (
        <StatusChip key={status} tone={TONES[status]}>
          {t(`enums.status.${status}`)}
        </StatusChip>
      ))}
    </p>
  ) : null
}

/**
 * The homes of a search where they lie, with the list of those in sight beside it; discs stand for
 * many.
 */
export default function PortfolioMap({ query }: { query: PortfolioQuery }) {
  const { t } = useTranslation('property')
  const navigate = useNavigate()
  const { cursor: _page, sort: _order, ...filters } = toParams(query)
  const asked = JSON.stringify(filters)
  const [moved, setMoved] = useState<{ of: string; box: Bbox } | null>(null)
  const [first, setFirst] = useState<{ of: string; view: MapView } | null>(null)
  const [on, setOn] = useState<string | null>(null)
  // A narrow map has room for fewer discs.
  const { kind, width } = useDevice()
  const box = moved?.of === asked ? moved.box : null
  const grid = kind === 'phone' ? CELLS.phone : width < SMALLER ? CELLS.tablet : null
  const { data, error, isPlaceholderData, refetch } = useMapProperties(
    {
      ...filters,
      ...(grid && { grid: box ? grid.moved : grid.homes }),
      ...(box && { bbox: box.map(cut).join(',') }),
    },
    { query: { placeholderData: keepPreviousData }, request: { silent: true } },
  )
  if (data && !isPlaceholderData && !box && first?.of !== asked)
    setFirst({ of: asked, view: fitted(data.bbox) })
  const markers = useMarkers(data, query, on)
  if (error && !data)
    return <ErrorState error={error} title={t('map.failed')} onRetry={() => void refetch()} />
  if (!data || !first) return <SkeletonRows rows={8} label={t('map.loading')} />
  return (
    <div className="homes-map">
      {error ? (
        <PartialBand error={error} onRetry={() => void refetch()}>
          {t('list.stale')}
        </PartialBand>
      ) : null}
      <MapPanel
        view={first.view}
        size={SIZE}
        markers={markers}
        className="homes-map-frame"
        words={{
          label: t('map.label'),
          zoomIn: t('map.zoomIn'),
          zoomOut: t('map.zoomOut'),
          attribution: t('map.attribution'),
          sea: t('map.sea'),
        }}
        onMove={(next) => setMoved({ of: asked, box: next })}
        onOpen={(marker, event) => {
          event.preventDefault()
          void navigate(marker.href)
        }}
      >
        <Legend data={data} />
      </MapPanel>
      <div className="homes-map-side">
        <p className="num" role="status">
          {[
            t('map.inSight', {
              count: data.inSight,
              n: count(data.inSight),
              all: count(data.total),
            }),
            data.unplaced > 0
              ? t('map.unplaced', { count: data.unplaced, n: count(data.unplaced) })
              : null,
          ]
            .filter(Boolean)
            .join('. ')}
        </p>
        {data.clusters.length > 0 ? <p className="muted">{t('map.many')}</p> : null}
        <ul>
          {data.pins.map((pin) => (
            <Home key={pin.id} pin={pin} onLook={setOn} />
          ))}
        </ul>
      </div>
    </div>
  )
}
