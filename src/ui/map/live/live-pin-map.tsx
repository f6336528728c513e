import { Marker, NavigationControl, type Map as LiveEngine } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import type { MapWords } from '../marker'
import type { PinPoint } from '../pin-map'
import type { MapView } from '../projection'
import { drawCircle, type Circle } from './circle'
import { startEngine } from './engine'

export interface LivePinMapProps {
  value: PinPoint | null
  onChange: (value: PinPoint) => void
  words: MapWords
  circle?: Circle | undefined
  view: MapView
  disabled: boolean
  onFailed: () => void
}

const six = (value: number): number => Number(value.toFixed(6))

/** The moving half of PinMap: drag the pin, or click where it belongs. */
export default function LivePinMap(props: LivePinMapProps) {
  const { value, circle, view, disabled } = props
  const frame = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  latest.current = props
  const [engine, setEngine] = useState<{ map: LiveEngine; pin: Marker } | null>(null)

  useEffect(() => {
    const stop = new AbortController()
    let map: LiveEngine | null = null
    const set = (lngLat: { lat: number; lng: number }) => latest.current.disabled || latest.current.onChange({ lat: six(lngLat.lat), lon: six(lngLat.lng) })
    const start = async (container: HTMLElement) => {
      const { view: first, words } = latest.current
      const started = await startEngine({ container, view: first, seaName: words.sea, cooperative: true, signal: stop.signal })
      if (stop.signal.aborted) return started.remove()
      map = started
      started.addControl(new NavigationControl({ showCompass: false }), 'top-right')
      const pin = new Marker({ color: getComputedStyle(document.documentElement).getPropertyValue('--c-primary').trim(), draggable: true })
      pin.getElement().setAttribute('aria-hidden', 'true')
      pin.on('dragend', () => set(pin.getLngLat()))
      started.on('click', (event) => set(event.lngLat))
      started.once('load', () => setEngine({ map: started, pin }))
    }
    if (frame.current) start(frame.current).catch(() => stop.signal.aborted || latest.current.onFailed())
    return () => {
      stop.abort()
      map?.remove()
    }
  }, [])

  useEffect(() => {
    if (!engine) return
    const { map, pin } = engine
    if (!value) return void pin.remove()
    const shown = map.getBounds().contains([value.lon, value.lat])
    pin.setLngLat([value.lon, value.lat]).addTo(map)
    // A pin set by hand stays where the person looks; one that came from elsewhere (a search, a number typed) is shown.
    if (!shown) map.jumpTo({ center: [value.lon, value.lat], zoom: Math.max(map.getZoom(), 13) })
  }, [engine, value])
  useEffect(() => void engine?.pin.setDraggable(!disabled), [engine, disabled])
  useEffect(() => {
    if (engine && circle) drawCircle(engine.map, circle)
  }, [engine, circle])
  useEffect(() => {
    if (engine && !latest.current.value) engine.map.jumpTo({ center: [view.lon, view.lat], zoom: view.zoom })
  }, [engine, view.lon, view.lat, view.zoom])

  return <div ref={frame} className="m-engine" />
}
