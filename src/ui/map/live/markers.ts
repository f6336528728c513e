import { Marker, type Map as LiveEngine } from 'maplibre-gl'
import { clusterSize, type MapMarker } from '../marker'
import { keepRoomFor } from './discs'

type Open = (marker: MapMarker, event: MouseEvent) => void

interface Shown {
  marker: MapMarker
  pin: Marker
}

function linkOf(marker: MapMarker, open: Open): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = marker.href
  link.setAttribute('aria-label', marker.label)
  link.className =
    marker.kind === 'cluster'
      ? 'map-live-cluster'
      : `map-live-pin${marker.lowered ? ' is-low' : ''}${marker.seen ? ' is-seen' : ''}${marker.on ? ' is-on' : ''}`
  if (marker.tone) link.dataset['tone'] = marker.tone
  link.textContent = marker.text
  if (marker.kind === 'cluster') {
    const size = `${clusterSize(marker.count)}px`
    link.style.setProperty('--z', size)
  }
  link.addEventListener('click', (event) => open(marker, event))
  return link
}

const look = ({ text, href, lowered, tone, seen, on, count }: MapMarker): string =>
  [text, href, lowered, tone, seen, on, count].join('|')

/**
 * Keeps the map's links in step with a list, leaving alone those that did not change, so that focus
 * and hover stay.
 */
export function createMarkerLayer(
  map: LiveEngine,
  open: Open,
): (markers: readonly MapMarker[]) => void {
  const shown = new Map<string, Shown>()
  return (markers) => {
    keepRoomFor(map, markers)
    const wanted = new Set(markers.map(({ key }) => key))
    for (const [key, { pin }] of shown) {
      if (!wanted.has(key)) {
        pin.remove()
        shown.delete(key)
      }
    }
    for (const marker of markers) {
      const before = shown.get(marker.key)
      if (before && look(before.marker) === look(marker)) {
        before.marker = marker
        before.pin.setLngLat([marker.lon, marker.lat])
        continue
      }
      before?.pin.remove()
      const frame = document.createElement('div')
      frame.className = 'map-live'
      frame.append(
        linkOf(marker, (_, event) => open(shown.get(marker.key)?.marker ?? marker, event)),
      )
      const pin = new Marker({
        element: frame,
        anchor: marker.kind === 'pin' ? 'bottom' : 'center',
      })
        .setLngLat([marker.lon, marker.lat])
        .addTo(map)
      shown.set(marker.key, { marker, pin })
    }
  }
}
