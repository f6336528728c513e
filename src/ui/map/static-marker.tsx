import type { MouseEvent } from 'react'
import { clusterSize, pinWidth, type MapMarker } from './marker'

export interface MarkerLinkProps {
  marker: MapMarker
  x: number
  y: number
  onOpen?: ((marker: MapMarker, event: MouseEvent) => void) | undefined
}

function Pill({ marker }: { marker: MapMarker }) {
  const high = marker.on ? 34 : 30
  const dotted = marker.lowered === true || marker.tone !== undefined
  const width = pinWidth(marker.text, dotted) + (marker.on ? 6 : 0)
  const middle = -6 - high / 2
  return (
    <>
      <path className="map-pill" d={`M-5-8h10l-5 6z`} />
      <rect
        className="map-pill"
        x={-width / 2}
        y={-6 - high}
        width={width}
        height={high}
        rx={high / 2}
      />
      {dotted ? (
        <circle
          className={marker.tone ? `map-low map-tone-${marker.tone}` : 'map-low'}
          cx={13 - width / 2}
          cy={middle}
          r="3.5"
        />
      ) : null}
      <text className="map-text" x={dotted ? 6 : 0} y={middle + 4.7}>
        {marker.text}
      </text>
    </>
  )
}

function Disc({ marker }: { marker: MapMarker }) {
  const radius = clusterSize(marker.count) / 2
  return (
    <>
      <circle className="map-disc" r={radius} />
      <text className="map-text" y="4.7">
        {marker.text}
      </text>
    </>
  )
}

/**
 * One marker as a link inside the drawing. Positions are attributes: a strict style policy forbids
 * inline styles.
 */
export function StaticMarker({ marker, x, y, onOpen }: MarkerLinkProps) {
  const state = `${marker.on ? ' is-on' : ''}${marker.seen ? ' is-seen' : ''}`
  return (
    <a
      href={marker.href}
      className={`map-marker map-${marker.kind}${state}`}
      aria-label={marker.label}
      onClick={(event) => onOpen?.(marker, event)}
    >
      <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        {marker.kind === 'pin' ? <Pill marker={marker} /> : <Disc marker={marker} />}
      </g>
    </a>
  )
}
