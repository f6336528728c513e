import { useRef, type KeyboardEvent, type PointerEvent, type WheelEvent } from 'react'
import type { MapStage } from '../../ui/map/map-panel'
import { fromCanvas } from '../../ui/map/projection'

export interface Spot {
  lat: number
  lon: number
}

/** A finger that moves less than this has tapped, in pixels. */
const TAP = 6
/** What a step of the wheel is worth, in zooms per pixel. */
const WHEEL = 1 / 400

export interface PinPadProps {
  stage: MapStage
  label: string
  /** Where somebody has pressed, and how near the map was. */
  onSpot: (spot: Spot, zoom: number) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** The sheet over a map that takes a pin: a press sets it, a drag and the wheel move the map. */
export function PinPad({ stage, label, onSpot, onKeyDown }: PinPadProps) {
  const { engine, frame, view, size } = stage
  const drag = useRef<{ x: number; y: number; far: number } | null>(null)
  const at = ({ clientX, clientY }: { clientX: number; clientY: number }): [number, number] => {
    const box = frame.getBoundingClientRect()
    return [clientX - box.left, clientY - box.top]
  }
  const spotAt = ([x, y]: [number, number]): Spot => {
    if (engine) {
      const { lat, lng } = engine.unproject([x, y])
      return { lat, lon: lng }
    }
    const left = x - frame.clientWidth / 2 + size.width / 2
    return fromCanvas(view, size, left, y - frame.clientHeight / 2 + size.height / 2)
  }
  const start = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || !event.isPrimary) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, y: event.clientY, far: 0 }
  }
  const move = ({ clientX: x, clientY: y }: PointerEvent) => {
    const from = drag.current
    if (!from) return
    const far = from.far + Math.hypot(x - from.x, y - from.y)
    if (far > TAP) engine?.panBy([from.x - x, from.y - y], { animate: false })
    drag.current = { x, y, far }
  }
  const stop = (event: PointerEvent) => {
    const from = drag.current
    drag.current = null
    if (from && from.far <= TAP && event.type === 'pointerup')
      onSpot(spotAt(at(event)), engine?.getZoom() ?? view.zoom)
  }
  const wheel = (event: WheelEvent) => {
    if (!engine || !(event.ctrlKey || event.metaKey)) return
    const zoom = engine.getZoom() - event.deltaY * WHEEL
    engine.zoomTo(zoom, { animate: false, around: engine.unproject(at(event)) })
  }
  return (
    <div
      className="map-field-cover"
      tabIndex={0}
      role="application"
      aria-label={label}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={stop}
      onPointerCancel={stop}
      onWheel={wheel}
      onKeyDown={onKeyDown}
    />
  )
}
