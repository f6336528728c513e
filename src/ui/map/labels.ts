import { clusterSize, pinWidth, type MapMarker } from './marker'
import { toCanvas, type MapView, type Size } from './projection'
import { rankAt, SEA, TOWNS, WATERS } from './towns'

export interface Label {
  text: string
  x: number
  y: number
  turn: number
  kind: 'town' | 'big' | 'sea'
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const round = (value: number): number => Math.round(value * 10) / 10

function markerBox(marker: MapMarker, x: number, y: number): Box {
  if (marker.kind === 'cluster') {
    const half = clusterSize(marker.count) / 2 + 4
    return { left: x - half, top: y - half, right: x + half, bottom: y + half }
  }
  const half = pinWidth(marker.text, marker.lowered) / 2 + 2
  return { left: x - half, top: y - 38, right: x + half, bottom: y }
}

/** A town's name stands on the town, else under or over the marker that hides it. */
const SHIFTS = [0, 40, -32]

/** The names a drawing has room for: largest towns first, none over a marker or another name. */
export function placeLabels(
  view: MapView,
  size: Size,
  markers: readonly MapMarker[],
  seaName: string,
): Label[] {
  const taken = markers.map((marker) =>
    markerBox(marker, ...toCanvas(view, size, marker.lon, marker.lat)),
  )
  const labels: Label[] = []
  const add = (text: string, lon: number, lat: number, turn: number, kind: Label['kind']): void => {
    const [x, middle] = toCanvas(view, size, lon, lat)
    const half = text.length * (kind === 'big' ? 4.4 : 3.6) + 4
    for (const shift of kind === 'sea' ? [0] : SHIFTS) {
      const y = middle + shift
      const box = { left: x - half, top: y - 13, right: x + half, bottom: y + 5 }
      const inside =
        box.left > 0 && box.right < size.width && box.top > 0 && box.bottom < size.height
      if (!inside || taken.some((other) => overlaps(box, other))) continue
      taken.push(box)
      labels.push({ text, x: round(x), y: round(y), turn, kind })
      return
    }
  }
  const rank = rankAt(view.zoom)
  for (const town of TOWNS) {
    if (town.rank <= rank)
      add(
        town.name,
        town.lon,
        town.lat,
        0,
        town.rank === 1 || (town.rank === 2 && rank > 2) ? 'big' : 'town',
      )
  }
  for (const water of WATERS)
    if (view.zoom >= water.zoom) add(water.name, water.lon, water.lat, water.turn, 'sea')
  add(seaName, SEA.lon, SEA.lat, 0, 'sea')
  return labels
}
