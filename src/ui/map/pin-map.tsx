import { lazy, Suspense, useRef, useState, type MouseEvent } from 'react'
import type { MapWords } from './marker'
import { fitView, fromCanvas, ISLANDS, type Bbox, type MapView } from './projection'
import { StaticMap } from './static-map'
import { hasWebGl } from './upgrade'
import './map.css'

const LivePinMap = lazy(() => import('./live/live-pin-map'))

export interface PinPoint {
  lat: number
  lon: number
}

export interface PinMapProps {
  /** Where the pin stands; null before it is set. */
  value: PinPoint | null
  /** The person dragged the pin or clicked the map; degrees with six decimals. For the keyboard put two number fields beside it. */
  onChange: (value: PinPoint) => void
  words: MapWords
  /** Also show the public's circle of so many metres round this point. */
  circle?: { lon: number; lat: number; metres: number } | undefined
  /** Where to look while there is no pin: the municipality's box. */
  around?: Bbox | undefined
  disabled?: boolean
}

const SIZE = { width: 760, height: 380 }

const viewOf = (value: PinPoint | null, around: Bbox | undefined): MapView => (value ? { ...value, zoom: 13 } : fitView(around ?? ISLANDS, { width: 600, height: 320 }))

/** A map to set one point on, for forms. Draws with MapLibre, or without WebGL as a picture one can click. */
export function PinMap({ value, onChange, words, circle, around, disabled = false }: PinMapProps) {
  const [live, setLive] = useState(hasWebGl)
  const canvas = useRef<HTMLDivElement>(null)
  const view = viewOf(value, around)

  const click = (event: MouseEvent) => {
    const box = canvas.current?.getBoundingClientRect()
    if (!box || disabled) return
    const { lon, lat } = fromCanvas(view, SIZE, event.clientX - box.left, event.clientY - box.top)
    onChange({ lat: Number(lat.toFixed(6)), lon: Number(lon.toFixed(6)) })
  }

  return (
    <div className="m-panel m-pick" role="group" aria-label={words.label} data-live={live ? 'yes' : 'no'}>
      {live ? (
        <Suspense>
          <LivePinMap value={value} onChange={onChange} words={words} circle={circle} view={view} disabled={disabled} onFailed={() => setLive(false)} />
        </Suspense>
      ) : (
        <div className="m-canvas" ref={canvas} onClick={click}>
          <StaticMap view={view} size={SIZE} seaName={words.sea} circle={circle} point={value ?? undefined} />
        </div>
      )}
      <p className="m-note">{words.attribution}</p>
    </div>
  )
}
