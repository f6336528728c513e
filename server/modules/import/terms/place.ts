import type { PropertyLocation } from '../../../../generated/model/index.ts'
import {
  findMunicipality,
  isPlaceOf,
  municipality,
  municipalityAt,
  type Municipality,
} from '../../place/index.ts'
import type { Notes } from './notes.ts'
import { repairEncoding } from './repair.ts'
import { fold } from './types.ts'
import { readPoint } from './values.ts'

/** Provinces and islands that mean the Balearic Islands, as feeds write them. */
const BALEARIC = /balear|mallorca|majorca|menorca|minorca|ibiza|eivissa|formentera/
const SPAIN = /^(|es|esp|spain|espana|espanya|spanien)$/

/** Where a home is in the words of the other program; '' where it says nothing. */
export interface SaidPlace {
  town: string
  province: string
  country: string
  /** An estate or quarter. */
  detail: string
  latitude: string
  longitude: string
  cadastral: string
}

/**
 * Where a home is. The municipality is found by the town's name in any spelling, else by the point;
 * a home elsewhere keeps its town and province as text and is marked outside the area. Points at
 * 0/0, outside Spain, or outside the islands for a home of the islands are dropped. Kyero says
 * nothing of the address, so the public point is a moved one.
 */
export function placeOf(
  said: SaidPlace,
  notes: Notes,
): { location: PropertyLocation; label: string } {
  const text = (value: string, max: number) => repairEncoding(value).slice(0, max)
  const [town, province, country, detail] = [
    text(said.town, 80),
    text(said.province, 60),
    text(said.country, 50),
    text(said.detail, 50),
  ]
  const says = BALEARIC.test(fold(province))
  const abroad = !SPAIN.test(fold(country))
  const found = abroad ? null : findMunicipality(town)
  const balearic = says || (found !== null && province === '')
  const { point, problem } = readPoint(said.latitude, said.longitude, balearic)
  remarkPoint(said, notes, problem)
  const elsewhere = abroad || (!says && province !== '')
  const ine = elsewhere ? null : (found ?? (point ? municipalityAt(point.lat, point.lon) : null))
  const home = ine === null ? null : municipality(ine)
  if (!home && elsewhere)
    notes.add(
      'province',
      'outsideArea',
      { text: [town, province, country].filter(Boolean).join(', ') },
      'info',
    )
  else if (!home) notes.add('town', town ? 'unknownTown' : 'noTown', { text: town })
  return {
    label: labelOf(town, home),
    location: {
      ...(home
        ? { municipalityIne: home.ine, island: home.island, province: 'Illes Balears' }
        : elsewhere
          ? { province }
          : says
            ? { province: 'Illes Balears' }
            : {}),
      ...(home || !elsewhere ? { countryCode: 'ES' } : countryCode(country)),
      ...(town ? { town } : {}),
      ...(detail ? { locationDetail: detail } : {}),
      ...(point
        ? { geo: point, addressVisibility: 'street' as const, geoPrecision: 'moved' as const }
        : { addressVisibility: 'hidden' as const }),
      ...cadastral(said.cadastral, notes),
    },
  }
}

/**
 * The place as our own titles name it. Some type a street into the town: what the municipality has
 * no place of is named by the municipality alone.
 */
function labelOf(town: string, home: Municipality | null): string {
  if (home) return isPlaceOf(home.ine, town) ? town : home.name
  return (town.split(/[,;(]|\p{N}/u)[0] ?? '').trim()
}

function remarkPoint(
  { latitude, longitude }: SaidPlace,
  notes: Notes,
  problem: ReturnType<typeof readPoint>['problem'],
): void {
  if (problem === 'none') return
  const text = `${latitude}, ${longitude}`.slice(0, 60)
  const key = (
    {
      zero: 'pointZero',
      abroad: 'pointAbroad',
      notBalearic: 'pointNotBalearic',
      notNumber: 'pointNotNumber',
    } as const
  )[problem]
  notes.add('location', key, { text })
}

/** Codes of the countries seen in feeds; another one is left unknown. */
const CODES: Record<string, string> = {
  portugal: 'PT',
  france: 'FR',
  francia: 'FR',
  italy: 'IT',
  andorra: 'AD',
  germany: 'DE',
}

function countryCode(country: string): { countryCode?: string } {
  const folded = fold(country)
  if (SPAIN.test(folded)) return { countryCode: 'ES' }
  const code = Object.hasOwn(CODES, folded) ? CODES[folded] : undefined
  return code ? { countryCode: code } : {}
}

function cadastral(said: string, notes: Notes): { cadastralRef?: string } {
  const ref = said.replace(/\s/g, '').toUpperCase()
  if (ref === '') return {}
  if (/^[0-9A-Z]{20}$/.test(ref)) return { cadastralRef: ref }
  notes.add('catastral', 'catastral', { text: ref.slice(0, 40) })
  return {}
}
