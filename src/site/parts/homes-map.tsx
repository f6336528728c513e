import { moneyPin } from '../../lib/money-pin'
import type { Pin } from '../found'
import { homeHref, useSite } from '../site'

/** The plane of public/geo/base-*.svg: 0.001 degrees of longitude a unit (scripts/geo/frame.ts). */
const FRAME = { west: 0.6, north: 40.5, width: 4300, height: 3000 }

const mercator = (lat: number): number =>
  (180 / Math.PI) * Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360))

/** Where a point lies on the plane. */
export const onPlane = ({ lat, lon }: { lat: number; lon: number }): [number, number] => [
  (lon - FRAME.west) * 1000,
  (mercator(FRAME.north) - mercator(lat)) * 1000,
]

const RATIO = { low: 0.42, tall: 0.6, full: 0.75 } as const

/** The part of the plane that shows all points, never closer than some 15 km across. */
export function frameOf(pins: readonly Pin[], ratio: number) {
  const points = pins.map(onPlane)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const width = Math.max((right - left) * 1.35, ((bottom - top) * 1.4) / ratio, 170)
  const height = width * ratio
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height }
}

const round = (value: number): number => Math.round(value * 10) / 10

/** Pins that do not cover each other: what falls on another is left to the list beside it. */
function apart(pins: readonly Pin[], width: number): { pin: Pin; x: number; y: number }[] {
  const shown: { pin: Pin; x: number; y: number }[] = []
  for (const pin of pins) {
    const [x, y] = onPlane(pin)
    const isFree = shown.every(
      (other) => Math.abs(other.x - x) > width * 0.1 || Math.abs(other.y - y) > width * 0.045,
    )
    if (isFree) shown.push({ pin, x, y })
  }
  return shown
}

/** Prices on the house's drawn map, each a link to its home. Works without a script. */
export function HomesMap({ pins, height }: { pins: readonly Pin[]; height: keyof typeof RATIO }) {
  const site = useSite()
  const box = frameOf(pins, RATIO[height])
  const unit = box.width / 120
  return (
    <figure className="homes-map">
      <svg
        viewBox={[box.x, box.y, box.width, box.height].map(round).join(' ')}
        role="group"
        aria-label={site.t('map.label')}
      >
        <image href="/geo/base-mid.svg" width={FRAME.width} height={FRAME.height} />
        {apart(pins, box.width).map(({ pin, x, y }) => {
          const text = moneyPin(pin.price, site.lang) || '·'
          const wide = (text.length * 1.15 + 3) * unit
          return (
            <a key={pin.id} href={homeHref(site, pin.id)} className="pin">
              <rect
                x={round(x - wide / 2)}
                y={round(y - 2.2 * unit)}
                width={round(wide)}
                height={round(4.4 * unit)}
                rx={round(2.2 * unit)}
              />
              <text
                x={round(x)}
                y={round(y + 0.75 * unit)}
                fontSize={round(2.1 * unit)}
                textAnchor="middle"
              >
                {text}
              </text>
            </a>
          )
        })}
      </svg>
      <figcaption>© Instituto Geográfico Nacional, CC BY 4.0</figcaption>
    </figure>
  )
}
