import { ChevronDown, CircleDot, PenLine, X } from 'lucide-react'
import { Suspense, useMemo, useState, type ComponentType } from 'react'
import type { DemandNear, DemandPolygon } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { byCode } from '../../../lib/by-code'
import { MapPanel, type MapStage } from '../../../ui/map/map-panel'
import { fitView, ISLANDS, type Bbox, type Outline } from '../../../ui/map/projection'
import { Button } from '../../../ui/workspace/kit/button'
import { Chip } from '../../../ui/workspace/kit/chip'

/** Areas and the circle of a demand. */
export interface Areas {
  polygons: DemandPolygon[]
  near: DemandNear | undefined
}

/** What draws over the map: the tool of the public map, brought in by the screen. */
export interface AreaToolProps extends Areas {
  kind: 'area' | 'near'
  stage: MapStage
  onPolygon: (polygon: DemandPolygon) => void
  onNear: (near: DemandNear) => void
  onCancel: () => void
}

const SIZE = { width: 900, height: 420 }
/** Rough metres of a minute, for the circle until the server has counted it. */
const METRES = { km: 1000, car: 430, foot: 61 } as const

const outlineOf = ({ coordinates: [ring = []] }: DemandPolygon): Outline =>
  ring.map(([lon = 0, lat = 0]) => [lon, lat] as const)

function boxOf({ polygons, near }: Areas): Bbox {
  const points = polygons.flatMap(outlineOf)
  if (near) {
    const off = (near.amount * byCode(METRES, near.unit, METRES.foot)) / 111_320
    points.push(
      [near.geo.lon - off * 1.3, near.geo.lat - off],
      [near.geo.lon + off * 1.3, near.geo.lat + off],
    )
  }
  if (points.length === 0) return ISLANDS
  const [lons, lats] = [points.map(([lon]) => lon), points.map(([, lat]) => lat)]
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)]
}

/** Areas drawn on the map and a circle around a point, each to be taken away again. */
export function AreasField({
  value,
  AreaTool,
  onChange,
}: {
  value: Areas
  AreaTool: ComponentType<AreaToolProps>
  onChange: (areas: Areas) => void
}) {
  const { t } = useTranslation('demand')
  const [tool, setTool] = useState<'area' | 'near' | null>(null)
  const { polygons, near } = value
  const [open, setOpen] = useState(polygons.length > 0 || near !== undefined)
  const view = useMemo(() => fitView(boxOf(value), SIZE, 12), [value])
  const outlines = useMemo(() => polygons.map(outlineOf), [polygons])
  const circle = useMemo(
    () =>
      near && {
        lon: near.geo.lon,
        lat: near.geo.lat,
        metres: near.amount * byCode(METRES, near.unit, METRES.foot),
      },
    [near],
  )
  const done = (next: Areas) => {
    setTool(null)
    onChange(next)
  }
  return (
    <details
      className="demand-areas"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <h3>{t('areas.title')}</h3>
        <ChevronDown size={18} aria-hidden />
      </summary>
      <p className="field-help">{t('areas.help')}</p>
      {open ? (
        <MapPanel
          key={JSON.stringify(value)}
          className="demand-map"
          view={view}
          size={SIZE}
          areas={outlines}
          circle={circle}
          cooperative={
            tool
              ? undefined
              : {
                  windows: t('areas.wheel', { key: t('areas.ctrl') }),
                  mac: t('areas.wheel', { key: '⌘' }),
                  touch: t('areas.fingers'),
                }
          }
          words={{
            label: t('areas.map'),
            zoomIn: t('areas.closer'),
            zoomOut: t('areas.farther'),
            attribution: t('areas.source'),
            sea: t('areas.sea'),
          }}
          tool={
            tool
              ? (stage) => (
                  <Suspense>
                    <AreaTool
                      kind={tool}
                      stage={stage}
                      polygons={polygons}
                      near={near}
                      onCancel={() => setTool(null)}
                      onPolygon={(polygon) => done({ ...value, polygons: [...polygons, polygon] })}
                      onNear={(one) => done({ ...value, near: one })}
                    />
                  </Suspense>
                )
              : undefined
          }
        />
      ) : null}
      <div className="chip-row">
        <Button disabled={polygons.length >= 10} onClick={() => setTool('area')}>
          <PenLine size={18} aria-hidden />
          {t('areas.draw')}
        </Button>
        <Button onClick={() => setTool('near')}>
          <CircleDot size={18} aria-hidden />
          {t(near ? 'areas.moveNear' : 'areas.addNear')}
        </Button>
        {polygons.map((polygon, index) => (
          <Chip
            key={JSON.stringify(polygon.coordinates)}
            on
            aria-label={t('areas.remove', { n: index + 1 })}
            onClick={() =>
              onChange({ ...value, polygons: polygons.filter((one) => one !== polygon) })
            }
          >
            {t('areas.one', { n: index + 1 })}
            <X size={14} aria-hidden />
          </Chip>
        ))}
        {near ? (
          <Chip
            on
            aria-label={t('areas.removeNear')}
            onClick={() => onChange({ ...value, near: undefined })}
          >
            {t(`areas.near.${near.unit}`, { n: near.amount })}
            <X size={14} aria-hidden />
          </Chip>
        ) : null}
      </div>
    </details>
  )
}
