import { FRAME, pixelsPerDegree, toCanvas, type MapView, type Size } from './projection'

/** Which drawing suits a zoom: the seas' rings keep their width on screen. */
const fileAt = (zoom: number): string =>
  zoom < 7.7 ? 'base-far' : zoom < 9.6 ? 'base-mid' : zoom < 11.4 ? 'base-near' : 'base-close'

function placeOf(
  view: MapView,
  size: Size,
): { x: string; y: string; width: string; height: string } {
  const scale = pixelsPerDegree(view.zoom) / 1000
  const [x, y] = toCanvas(view, size, FRAME.west, FRAME.north)
  return {
    x: x.toFixed(1),
    y: y.toFixed(1),
    width: (FRAME.width * scale).toFixed(1),
    height: (FRAME.height * scale).toFixed(1),
  }
}

/**
 * Sea, land and municipal lines of the islands, as a picture inside an SVG of `size` that looks at
 * `view`.
 */
export function BasePicture({ view, size }: { view: MapView; size: Size }) {
  return (
    <image
      href={`/geo/${fileAt(view.zoom)}.svg`}
      preserveAspectRatio="none"
      {...placeOf(view, size)}
    />
  )
}

/**
 * The same under an SVG of `size`: asked for when it comes near, and never where the map is not
 * shown (a list on a phone). It is far larger than the frame that clips it, so that a browser takes
 * it for part of the first screen: it waits behind the photo.
 */
export function BaseUnderneath({ view, size }: { view: MapView; size: Size }) {
  const { x, y, width, height } = placeOf(view, size)
  return (
    <img
      className="map-base"
      src={`/geo/${fileAt(view.zoom)}.svg`}
      alt=""
      loading="lazy"
      fetchPriority="low"
      style={{ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` }}
    />
  )
}
