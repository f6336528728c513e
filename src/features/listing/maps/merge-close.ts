import type { Cluster } from '../../../../generated/model'
import { clusterSize } from '../../../ui/map/marker'
import { pixelsPerDegree } from '../../../ui/map/projection'

/**
 * Pixels across and down under which anything and a price (whose pill stands above its point) lie
 * on each other.
 */
const PILLS = { across: 66, down: 66 }
/** How much of the rings round two discs must be free, in pixels. */
const RINGS = 6

/** At one and the same spot (homes of one building): no zoom tells these apart. */
const SPOT = 6

function collide(a: Cluster, b: Cluster, across: number, down: number, last: boolean): boolean {
  if (last) return across < SPOT && down < SPOT
  if (a.id || b.id) return across < PILLS.across && down < PILLS.down
  return Math.hypot(across, down) < (clusterSize(a.count) + clusterSize(b.count)) / 2 + RINGS
}

function together(a: Cluster, b: Cluster): Cluster {
  const count = a.count + b.count
  const share = b.count / count
  const [aw, as, ae, an] = a.bbox ?? [a.lon, a.lat, a.lon, a.lat]
  const [bw, bs, be, bn] = b.bbox ?? [b.lon, b.lat, b.lon, b.lat]
  const box = (
    one: number | undefined,
    other: number | undefined,
    pick: (x: number, y: number) => number,
  ): number => pick(one ?? 0, other ?? 0)
  return {
    id: null,
    count,
    lat: a.lat + (b.lat - a.lat) * share,
    lon: a.lon + (b.lon - a.lon) * share,
    price: a.price === null || b.price === null ? (a.price ?? b.price) : Math.min(a.price, b.price),
    lowered: Boolean(a.lowered ?? b.lowered),
    bbox: [
      box(aw, bw, Math.min),
      box(as, bs, Math.min),
      box(ae, be, Math.max),
      box(an, bn, Math.max),
    ],
  }
}

/** More than this in sight is no map any more: then the last zoom gathers like any other. */
const MOST_APART = 300

/**
 * Gathers clusters that a map at `zoom` would draw over each other, largest first. From `apart` on,
 * the last zoom there is, only those at one spot.
 */
export function mergeClose(clusters: readonly Cluster[], zoom: number, apart = 13.2): Cluster[] {
  const x = pixelsPerDegree(zoom)
  const last = zoom >= apart && clusters.length <= MOST_APART
  const merged: Cluster[] = []
  for (const cluster of [...clusters].sort((a, b) => b.count - a.count)) {
    const y = x / Math.cos((cluster.lat * Math.PI) / 180)
    const near = merged.findIndex((other) =>
      collide(
        other,
        cluster,
        Math.abs(other.lon - cluster.lon) * x,
        Math.abs(other.lat - cluster.lat) * y,
        last,
      ),
    )
    const other = merged[near]
    if (other) merged[near] = together(other, cluster)
    else merged.push(cluster)
  }
  // A gathered one moves a little and may have come near a third.
  return merged.length === clusters.length
    ? merged
    : mergeClose(merged, zoom, last ? apart : Number.POSITIVE_INFINITY)
}
