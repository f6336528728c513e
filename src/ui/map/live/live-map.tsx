import { Marker, type Map as LiveEngine } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import type { GestureWords, MapMarker } from '../marker'
import type { Bbox, MapView, Outline } from '../projection'
import { drawAreas } from './areas'
import { drawCircle, type Circle } from './circle'
import { boundsOf, startEngine } from './engine'
import { createMarkerLayer } from './markers'

export interface LiveMapProps {
  view: MapView
  label: string
  seaName: string
  markers: readonly MapMarker[]
  circle?: Circle | undefined
  areas?: readonly Outline[] | undefined
  point?: { lon: number; lat: number } | undefined
  /** INE code of the municipality to outline. */
  area?: string | undefined
  cooperative?: GestureWords | undefined
  onReady: (map: LiveEngine) => void
  onFailed: () => void
  onMove?: ((box: Bbox, zoom: number) => void) | undefined
  onOpen?: ((marker: MapMarker, event: globalThis.MouseEvent) => void) | undefined
}

/** Marks moves the visitor asked for by a button; drags carry their own event. */
const ASKED = { asked: true }

/** Homes of one building: the map cannot come nearer, so the disc's link leads to their list. */
const isOneSpot = ({ bbox: [west, south, east, north] = [0, 0, 1, 1] }: MapMarker): boolean =>
  east - west < 0.0003 && north - south < 0.0003

/** Where the map comes no nearer, a disc cannot be opened either. */
const isNearest = (map: LiveEngine): boolean => map.getZoom() > map.getMaxZoom() - 0.4

/** Opens a cluster: the map goes where its homes are. */
function enter(map: LiveEngine, marker: MapMarker): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const [west = marker.lon, south = marker.lat, east = marker.lon, north = marker.lat] =
    marker.bbox ?? []
  if (east - west < 0.001 && north - south < 0.001)
    return void map.easeTo(
      { center: [marker.lon, marker.lat], zoom: map.getZoom() + 2, animate: !still },
      ASKED,
    )
  map.fitBounds(
    [
      [west, south],
      [east, north],
    ],
    { padding: 72, maxZoom: Math.min(map.getMaxZoom() - 0.5, 16), animate: !still },
    ASKED,
  )
}

/** The map that moves. It takes the place of the drawing once it has drawn itself. */
export default function LiveMap(props: LiveMapProps) {
  const { view, markers, circle, areas, point, area } = props
  const frame = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  latest.current = props
  const [streets, setStreets] = useState(false)
  const [engine, setEngine] = useState<{
    map: LiveEngine
    setMarkers: (markers: readonly MapMarker[]) => void
  } | null>(null)

  useEffect(() => {
    const stop = new AbortController()
    let map: LiveEngine | null = null
    const start = async (container: HTMLElement) => {
      const { view: first, label, seaName, cooperative } = latest.current
      const started = await startEngine({
        container,
        view: first,
        label,
        seaName,
        cooperative,
        signal: stop.signal,
        onStreets: () => setStreets(true),
      })
      if (stop.signal.aborted) return started.remove()
      map = started
      started.on('moveend', (event: { originalEvent?: unknown; asked?: boolean }) => {
        if (event.originalEvent || event.asked)
          latest.current.onMove?.(boundsOf(started), started.getZoom())
      })
      started.once('idle', () => {
        setEngine({
          map: started,
          setMarkers: createMarkerLayer(started, (marker, event) => {
            if (
              marker.kind === 'cluster' &&
              latest.current.onMove &&
              !isOneSpot(marker) &&
              !isNearest(started)
            ) {
              event.preventDefault()
              enter(started, marker)
            } else latest.current.onOpen?.(marker, event)
          }),
        })
        latest.current.onReady(started)
      })
    }
    if (frame.current)
      start(frame.current).catch(() => stop.signal.aborted || latest.current.onFailed())
    return () => {
      stop.abort()
      map?.remove()
    }
  }, [])

  useEffect(() => engine?.setMarkers(markers), [engine, markers])
  useEffect(() => {
    if (engine) drawCircle(engine.map, circle)
  }, [engine, circle])
  useEffect(() => {
    if (engine) drawAreas(engine.map, areas ?? [])
  }, [engine, areas])
  useEffect(() => {
    if (!engine || !point) return
    const pin = new Marker({
      color: getComputedStyle(document.documentElement).getPropertyValue('--c-primary').trim(),
    })
      .setLngLat([point.lon, point.lat])
      .addTo(engine.map)
    return () => void pin.remove()
  }, [engine, point])
  useEffect(() => {
    if (!engine?.map.getLayer('area')) return
    for (const layer of ['area', 'area-line'])
      engine.map.setFilter(layer, ['==', ['get', 'code'], area ?? ''])
  }, [engine, area])
  useEffect(() => {
    engine?.map.jumpTo({ center: [view.lon, view.lat], zoom: view.zoom })
  }, [engine, view.lon, view.lat, view.zoom])

  return (
    <>
      <div ref={frame} className="map-engine" />
      {streets ? (
        <p className="map-credit" lang="en">
          <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">
            © OpenStreetMap contributors
          </a>
        </p>
      ) : null}
    </>
  )
}
