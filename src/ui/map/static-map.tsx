import type { MouseEvent } from 'react'
import { part } from '../../lib/part'
import { BaseUnderneath } from './base-picture'
import { placeLabels } from './labels'
import type { MapMarker } from './marker'
import { pixelsPerMetre, toCanvas, type MapView, type Outline, type Size } from './projection'
import { StaticMarker } from './static-marker'

export interface StaticMapProps {
  view: MapView
  size: Size
  seaName: string
  markers?: readonly MapMarker[]
  /** A dashed circle of that many metres: the home is somewhere inside. */
  circle?: { lon: number; lat: number; metres: number } | undefined
  /** Drawn areas, corners as longitude and latitude. */
  areas?: readonly Outline[] | undefined
  /** An exact place. */
  point?: { lon: number; lat: number } | undefined
  onOpen?: (marker: MapMarker, event: MouseEvent) => void
}

const NONE: readonly MapMarker[] = []

function Area({ view, size, area }: { view: MapView; size: Size; area: Outline }) {
  const corners = area.map(([lon, lat]) =>
    toCanvas(view, size, lon, lat)
      .map((value) => value.toFixed(1))
      .join(' '),
  )
  return <path className="map-area" d={`M${corners.join('L')}z`} />
}

function Circle({
  view,
  size,
  circle,
}: {
  view: MapView
  size: Size
  circle: NonNullable<StaticMapProps['circle']>
}) {
  const [x, y] = toCanvas(view, size, circle.lon, circle.lat)
  return (
    <circle
      className="map-circle"
      cx={x.toFixed(1)}
      cy={y.toFixed(1)}
      r={(circle.metres * pixelsPerMetre(view.zoom, circle.lat)).toFixed(1)}
    />
  )
}

function Point({
  view,
  size,
  point,
}: {
  view: MapView
  size: Size
  point: { lon: number; lat: number }
}) {
  const [x, y] = toCanvas(view, size, point.lon, point.lat)
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <path className="map-point" d="M0 0c-7-9-13-15-13-23a13 13 0 0 1 26 0c0 8-6 14-13 23z" />
      <circle className="map-point-eye" cy="-23" r="5" />
    </g>
  )
}

/**
 * The islands as a drawing of a fixed size, rendered by the server: it needs neither script nor
 * WebGL.
 */
export const StaticMap = part(function StaticMap({
  view,
  size,
  seaName,
  markers = NONE,
  circle,
  areas = [],
  point,
  onOpen,
}: StaticMapProps) {
  const labels = placeLabels(view, size, markers, seaName)
  return (
    <div className="map-drawn">
      <BaseUnderneath view={view} size={size} />
      <svg
        className="map-static"
        viewBox={`0 0 ${size.width} ${size.height}`}
        width={size.width}
        height={size.height}
      >
        <g aria-hidden="true">
          {labels.map(({ text, x, y, turn, kind }) => (
            <text
              key={text + x}
              className={`map-label map-label-${kind}`}
              x={x}
              y={y}
              transform={turn ? `rotate(${turn} ${x} ${y})` : undefined}
            >
              {text}
            </text>
          ))}
          {areas.map((area) => (
            <Area key={area.join(' ')} view={view} size={size} area={area} />
          ))}
          {circle ? <Circle view={view} size={size} circle={circle} /> : null}
          {point ? <Point view={view} size={size} point={point} /> : null}
        </g>
        {markers.map((marker) => {
          const [x, y] = toCanvas(view, size, marker.lon, marker.lat)
          return <StaticMarker key={marker.key} marker={marker} x={x} y={y} onOpen={onOpen} />
        })}
      </svg>
    </div>
  )
})
