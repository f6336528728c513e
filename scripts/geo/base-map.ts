import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { merge, mesh } from 'topojson-client'
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'
import { FRAME, project } from './frame.ts'

/**
 * Draws the embedded base map as plain pictures: what a page shows before (or without) MapLibre.
 * Run it when an outline in public/geo changes: `npx node scripts/geo/base-map.ts`. Output is
 * deterministic and committed. Outlines: © Instituto Geográfico Nacional, CC BY 4.0.
 */
type Municipalities = Topology<{
  municipalities: GeometryCollection<{ code: string; name: string; island: string }>
}>

const FOLDER = join(import.meta.dirname, '../../public/geo')

/**
 * Files by closeness. `rings`: widths of the three seas, in units, so that they are some 90, 60 and
 * 28 px wide on screen.
 */
const FILES = [
  {
    name: 'base-far.svg',
    topo: 'balearic_q05.topo.json',
    rings: [203, 133, 62],
    line: 4,
    precision: 1,
  },
  {
    name: 'base-mid.svg',
    topo: 'balearic_q05.topo.json',
    rings: [135, 88, 41],
    line: 1.5,
    precision: 0.5,
  },
  {
    name: 'base-near.svg',
    topo: 'balearic_q20.topo.json',
    rings: [36, 23, 10],
    line: 0.4,
    precision: 0.1,
  },
  {
    name: 'base-close.svg',
    topo: 'balearic_q20.topo.json',
    rings: [14, 9, 4.3],
    line: 0.12,
    precision: 0.1,
  },
]

/**
 * The colours of src/ui/tokens.css (--m-*): a picture file cannot read the page's variables, and
 * public pages are always light.
 */
const COLOUR = {
  deep: '#b0d3db',
  mid: '#c3dfe5',
  shallow: '#d3e8ec',
  land: '#f8f3e8',
  coast: '#7fa9b0',
  border: '#d9cdb6',
}

/**
 * One line as relative moves on a grid of `precision` units; points that fall on their forerunner
 * are left out.
 */
function lineToPath(line: number[][], precision: number, closed: boolean): string {
  const points = line.map(
    ([lon = 0, lat = 0]) =>
      project(lon, lat).map((value) => Math.round(value / precision)) as [number, number],
  )
  let [x, y] = points[0] ?? [0, 0]
  let path = `M${x} ${y}l`
  for (const [nextX, nextY] of points.slice(1)) {
    if (nextX === x && nextY === y) continue
    path += `${nextX - x} ${nextY - y} `
    ;[x, y] = [nextX, nextY]
  }
  return path.trimEnd().replaceAll(' -', '-') + (closed ? 'z' : '')
}

function draw(
  topology: Municipalities,
  { rings, line, precision }: (typeof FILES)[number],
): string {
  const all = topology.objects.municipalities
  const land = merge(topology, all.geometries as (Polygon | MultiPolygon)[])
  const borders = mesh(topology, all, (a, b) => a !== b)
  const coast = land.coordinates
    .flat()
    .map((ring) => lineToPath(ring, precision, true))
    .join('')
  const inner = borders.coordinates.map((path) => lineToPath(path, precision, false)).join('')
  const units = (value: number): number => Math.round(value / precision)
  const [outer = 0, middle = 0, near = 0] = rings.map(units)
  const size = `width="${units(FRAME.width)}" height="${units(FRAME.height)}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${units(FRAME.width)} ${units(FRAME.height)}">`,
    `<defs><path id="c" d="${coast}" stroke-linejoin="round"/></defs><rect ${size} fill="${COLOUR.deep}"/>`,
    `<use href="#c" fill="none" stroke="${COLOUR.mid}" stroke-width="${outer}"/>`,
    `<use href="#c" fill="none" stroke="${COLOUR.shallow}" stroke-width="${middle}" opacity=".7"/>`,
    `<use href="#c" fill="none" stroke="${COLOUR.shallow}" stroke-width="${near}"/>`,
    `<use href="#c" fill="${COLOUR.land}" stroke="${COLOUR.coast}" stroke-width="${line / precision}"/>`,
    `<path d="${inner}" fill="none" stroke="${COLOUR.border}" ` +
      `stroke-width="${(line * 0.9) / precision}" stroke-linejoin="round"/></svg>\n`,
  ].join('')
}

for (const file of FILES) {
  const topology = JSON.parse(await readFile(join(FOLDER, file.topo), 'utf8')) as Municipalities
  await writeFile(join(FOLDER, file.name), draw(topology, file))
}
