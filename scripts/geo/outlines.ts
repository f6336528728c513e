/**
 * As much of TopoJSON as the municipality file uses: one collection of multipolygons, quantised
 * arcs.
 */
export interface Topology {
  transform: { scale: [number, number]; translate: [number, number] }
  arcs: [number, number][][]
  objects: {
    municipalities: {
      geometries: { id: string; arcs: number[][][]; properties: { island: string } }[]
    }
  }
}

/** Rings of [lon, lat], outer and inner alike: the even-odd rule tells inside from outside. */
export type Rings = [number, number][][]

/** Every municipality's rings, with 5 decimals (about a metre). */
export function outlines(topology: Topology): Map<string, Rings> {
  const arcs = topology.arcs.map((arc) => unpack(arc, topology.transform))
  return new Map(
    topology.objects.municipalities.geometries.map((geometry) => [
      geometry.id,
      geometry.arcs
        .flat()
        .map((ring) => ring.flatMap((at, i) => part(arcs, at).slice(i === 0 ? 0 : 1))),
    ]),
  )
}

/** west, south, east, north. */
export function boxOf(rings: Rings): [number, number, number, number] {
  const points = rings.flat()
  const lons = points.map(([lon]) => lon)
  const lats = points.map(([, lat]) => lat)
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)]
}

/** Centre of gravity of the largest ring. */
export function centreOf(rings: Rings): { lat: number; lon: number } {
  let best = { area: 0, lon: 0, lat: 0 }
  for (const ring of rings) {
    let [area, lon, lat] = [0, 0, 0]
    ring.forEach(([x, y], i) => {
      const [nx, ny] = ring[(i + 1) % ring.length] ?? [x, y]
      const cross = x * ny - nx * y
      area += cross
      lon += (x + nx) * cross
      lat += (y + ny) * cross
    })
    if (Math.abs(area) > Math.abs(best.area))
      best = { area, lon: lon / (3 * area), lat: lat / (3 * area) }
  }
  return { lat: round(best.lat), lon: round(best.lon) }
}

export function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}

/** Arc ~i is arc i backwards. */
function part(arcs: [number, number][][], at: number): [number, number][] {
  return at >= 0 ? (arcs[at] ?? []) : [...(arcs[~at] ?? [])].reverse()
}

function unpack(
  arc: [number, number][],
  { scale, translate }: Topology['transform'],
): [number, number][] {
  let [x, y] = [0, 0]
  return arc.map(([dx, dy]) => {
    x += dx
    y += dy
    return [round(x * scale[0] + translate[0]), round(y * scale[1] + translate[1])]
  })
}
