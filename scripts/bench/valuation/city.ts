import { readFile } from 'node:fs/promises'
import Papa from 'papaparse'
import { estimate, FURTHEST_KM, POOL } from '../../../server/modules/valuation/model/estimate.ts'
import { errorsOf, fit, missesOf } from '../../../server/modules/valuation/model/fit.ts'
import { Neighbourhood } from '../../../server/modules/valuation/model/near.ts'
import { vectorOf, type Home } from '../../../server/modules/valuation/model/traits.ts'
import { die } from '../die.ts'

/** Homes that are priced without having a part in what prices them. */
const HELD_OUT = 3000
const KM_PER_LAT = 110.57
const KM_PER_LON = 111.32

/** A line of the city's file; figures as text. */
type Line = Record<string, string>

/** A city's adverts, one per home (the last), as the estimates read them. */
export async function readCity(file: string): Promise<Home[]> {
  const { data } = Papa.parse<Line>(await readFile(file, 'utf8'), {
    header: true,
    skipEmptyLines: true,
  })
  const last = new Map<string, Line>()
  for (const line of data.sort((a, b) => Number(a['PERIOD']) - Number(b['PERIOD'])))
    if (Number(line['CONSTRUCTEDAREA']) >= 20 && Number(line['PRICE']) > 0)
      last.set(line['ASSETID'] ?? '', line)
  const lines = [...last.values()]
  if (lines.length === 0) throw new Error(`${file}: no line with ASSETID, PRICE, CONSTRUCTEDAREA`)
  const middle = lines.reduce((sum, line) => sum + Number(line['LATITUDE']), 0) / lines.length
  return lines.map((line) => homeOf(line, Math.cos((middle * Math.PI) / 180)))
}

function homeOf(line: Line, narrow: number): Home {
  const number = (name: string): number => Number(line[name] ?? 0) || 0
  const floor = line['FLOORCLEAN'] === '' || line['FLOORCLEAN'] === 'NA' ? 2 : number('FLOORCLEAN')
  const traits = {
    logM2: Math.log(number('CONSTRUCTEDAREA')),
    bedrooms: number('ROOMNUMBER'),
    bathrooms: number('BATHNUMBER'),
    lift: number('HASLIFT'),
    renovate: number('BUILTTYPEID_2'),
    isNew: number('BUILTTYPEID_1'),
    terrace: number('HASTERRACE'),
    floor: Math.min(12, Math.max(-1, floor)),
    parking: number('HASPARKINGSPACE'),
    pool: number('HASSWIMMINGPOOL'),
    airConditioning: number('HASAIRCONDITIONING'),
    garden: number('HASGARDEN'),
    duplex: number('ISDUPLEX'),
    studio: number('ISSTUDIO'),
    storageRoom: number('HASBOXROOM'),
    seaViews: 0,
    firstLine: 0,
  }
  return {
    id: line['ASSETID'] ?? '',
    x: number('LONGITUDE') * KM_PER_LON * narrow,
    y: number('LATITUDE') * KM_PER_LAT,
    m2: number('CONSTRUCTEDAREA'),
    price: number('PRICE') * 100,
    group: null,
    isGone: false,
    traits,
    vector: vectorOf(traits),
  }
}

/** What 3,000 homes held out come to, their likely twins left out; a line of the table. */
export async function measureCity(name: string, homes: Home[]): Promise<string> {
  const next = die(7)
  const mixed = homes
    .map((home) => ({ home, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ home }) => home)
  const [asked, known] = [mixed.slice(0, HELD_OUT), mixed.slice(HELD_OUT)]
  const begun = performance.now()
  const model = await fit(known)
  if (!model) throw new Error(`${name}: too few homes`)
  const seconds = (performance.now() - begun) / 1000
  const places = new Neighbourhood(known)
  // Of all, those too whose figure is kept back because it is too wide.
  const all = errorsOf(await missesOf(asked, places, model.slopes), () => model.quantile)
  const judged = asked.map((home) => {
    const pool = places.nearest(home, POOL, FURTHEST_KM).map((one) => one.home)
    const { value, halfWidth } = estimate(home, pool, model)
    return value && { ...value, price: home.price, halfWidth: halfWidth ?? 0 }
  })
  const told = judged.filter((one) => one !== null)
  const off = told.map(({ value, price }) => Math.abs(value / price - 1)).sort((a, b) => a - b)
  const widths = told.map(({ halfWidth }) => halfWidth).sort((a, b) => a - b)
  const share = (is: (one: (typeof told)[number]) => boolean): string =>
    percent(told.filter(is).length / told.length)
  return [
    name,
    homes.length,
    percent(all.median),
    percent(all.within20),
    percent(all.cover),
    asked.length - told.length,
    percent(off[Math.floor(off.length / 2)] ?? 0),
    share(({ value, price }) => Math.abs(value / price - 1) <= 0.2),
    share(({ low, high, price }) => price >= low && price <= high),
    percent(widths[Math.floor(widths.length / 2)] ?? 0),
    percent(model.error.median),
    seconds.toFixed(1),
  ].join(' | ')
}

const percent = (share: number): string => (share * 100).toFixed(1)

/** The table's head: of all homes held out, then of those whose figure is told. */
export const CITY_HEAD = [
  '| city | homes | MdAPE % | within 20 % | cover of 80 % | kept back | MdAPE % told | within 20 % | cover | half width % | said by the fit % | fit s |',
  `|${' --- |'.repeat(12)}`,
].join('\n')
