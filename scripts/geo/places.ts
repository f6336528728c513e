// Writes server/modules/place/data from scripts/geo/source and the outlines in public/geo: `npx
// node scripts/geo/places.ts`.
import { readFile, writeFile } from 'node:fs/promises'
import type { PlaceData } from '../../server/modules/place/place-data.ts'
import { normalisePlaceName, slugOf } from '../../server/modules/place/normalise.ts'
import { names, readCsv, type Spelling } from './names.ts'
import { boxOf, centreOf, outlines, round, type Rings, type Topology } from './outlines.ts'

interface Spellings {
  region: Spelling
  islands: Record<'MALLORCA' | 'MENORCA' | 'IBIZA' | 'FORMENTERA', Spelling>
  municipalities: Record<string, Spelling>
  towns: Record<string, string[]>
}

const source = new URL('source/', import.meta.url)
const target = new URL('../../server/modules/place/data/', import.meta.url)
const text = (name: string): Promise<string> => readFile(new URL(name, source), 'utf8')

const topology = JSON.parse(
  await readFile(new URL('../../public/geo/balearic_q20.topo.json', import.meta.url), 'utf8'),
) as Topology
const spellings = JSON.parse(await text('spellings.json')) as Spellings
const points = JSON.parse(await text('towns.json')) as {
  name: string
  pop: number
  lat: number
  lon: number
}[]
const streets = readCsv(await text('balearic_postal_codes.csv'))
const rings = outlines(topology)

const municipalities = readCsv(await text('municipality_names.csv')).map((row) => {
  const ine = row.code ?? ''
  const spelling = spellings.municipalities[ine] ?? {}
  const local = capital(row.es_atlas_name?.replace('Santa María', 'Santa Maria') ?? '')
  const all = names(
    local,
    { ca: row.geonames_ca, de: row.geonames_de, en: row.geonames_en, ...spelling },
    [
      row.ign_name,
      row.ine_name,
      row.geonames_es,
      ...[row.airbnb_variants, row.idealista_variants, row.price_table_variants].flatMap((list) =>
        list?.split('|'),
      ),
    ],
  )
  const known = new Set(all.all.map(normalisePlaceName))
  const seat = points.find((point) => known.has(normalisePlaceName(point.name)))
  const outline = rings.get(ine) ?? []
  const codes = streets
    .filter((street) => street.municipality_code === ine)
    .map((street) => street.postal_code ?? '')
  return {
    ine,
    slug: slugOf(local),
    island: row.island as keyof Spellings['islands'],
    name: local,
    ...all,
    population: seat?.pop ?? 0,
    geo: seat ? { lat: seat.lat, lon: seat.lon } : centreOf(outline),
    bbox: boxOf(outline),
    postalCodes: [...new Set(codes)].sort(),
  }
})

const seats = new Set(
  municipalities.flatMap((municipality) => municipality.all.map(normalisePlaceName)),
)
const towns = points
  .filter((point) => !seats.has(normalisePlaceName(point.name)))
  .map((point, i) => {
    const name = capital(point.name)
    return {
      code: i + 1,
      slug: slugOf(name),
      name,
      ...names(name, {}, [point.name, ...(spellings.towns[point.name] ?? [])]),
      municipalityIne: inside(point.lon, point.lat),
      population: point.pop,
      geo: { lat: round(point.lat), lon: round(point.lon) },
    }
  })

const islands = Object.entries(spellings.islands).map(([island, spelling]) => {
  const own = municipalities.filter((municipality) => municipality.island === island)
  const all = own.flatMap((municipality) => rings.get(municipality.ine) ?? [])
  return {
    island: island as keyof Spellings['islands'],
    slug: slugOf(spelling.es ?? island),
    ...names(spelling.ca ?? island, spelling, []),
    geo: middle(boxOf(all)),
    bbox: boxOf(all),
  }
})

const whole = boxOf([...rings.values()].flat())
const data: PlaceData = {
  region: {
    slug: 'baleares',
    ...names('Illes Balears', spellings.region, []),
    geo: middle(whole),
    bbox: whole,
  },
  islands,
  municipalities,
  towns,
  postalCodes: postalCodes(),
  settlements: settlements(),
}
await writeFile(new URL('places.json', target), `${JSON.stringify(data, null, 1)}\n`)
const flat = Object.fromEntries(
  [...rings].map(([ine, list]) => [ine, list.map((ring) => ring.flat())]),
)
await writeFile(new URL('outlines.json', target), `${JSON.stringify(flat)}\n`)

function postalCodes(): PlaceData['postalCodes'] {
  const found: Record<string, Record<string, number>> = {}
  for (const { postal_code: code = '', municipality_code: ine = '' } of streets) {
    const counts = (found[code] ??= {})
    counts[ine] = (counts[ine] ?? 0) + 1
  }
  const byStreets = (counts: Record<string, number>): string[] =>
    Object.entries(counts)
      .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
      .map(([ine]) => ine)
  return Object.fromEntries(
    Object.entries(found)
      .sort()
      .map(([code, counts]) => [code, byStreets(counts)]),
  )
}

function settlements(): PlaceData['settlements'] {
  const found = new Map<string, Set<string>>()
  for (const { entity = '', nucleus = '', municipality_code: ine = '' } of streets) {
    for (const name of [entity, nucleus]) {
      const key = normalisePlaceName(name)
      if (
        key.length > 2 &&
        !name.includes('*') &&
        !/^(mallorca|menorca|eivissa|formentera|ibiza)$/.test(key)
      ) {
        found.set(key, (found.get(key) ?? new Set()).add(ine))
      }
    }
  }
  const single = [...found]
    .filter(([key, ines]) => ines.size === 1 && !seats.has(key))
    .map(([key, ines]) => [key, [...ines][0] ?? ''] as const)
  return Object.fromEntries(single.sort((a, b) => a[0].localeCompare(b[0])))
}

function middle([west, south, east, north]: [number, number, number, number]): {
  lat: number
  lon: number
} {
  return { lat: round((south + north) / 2), lon: round((west + east) / 2) }
}

/**
 * A town on the beach may lie just outside the simplified coast: then the nearest outline counts.
 */
function inside(lon: number, lat: number): string {
  const hit = [...rings].find(([, list]) => contains(list, lon, lat))
  if (hit) return hit[0]
  const far = (list: Rings): number =>
    Math.min(...list.flat().map(([x, y]) => (x - lon) ** 2 + (y - lat) ** 2))
  return [...rings].sort((a, b) => far(a[1]) - far(b[1]))[0]?.[0] ?? ''
}

function contains(list: Rings, lon: number, lat: number): boolean {
  let odd = false
  for (const ring of list) {
    ring.forEach(([x, y], i) => {
      const [px, py] = ring[(i + ring.length - 1) % ring.length] ?? [x, y]
      if (y > lat !== py > lat && lon < ((px - x) * (lat - y)) / (py - y) + x) odd = !odd
    })
  }
  return odd
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
