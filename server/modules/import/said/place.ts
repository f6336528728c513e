import type { PropertyLocation } from '../../../../generated/model/index.ts'
import { fold } from '../terms/types.ts'
import type { Notes } from '../terms/notes.ts'
import { placeOf } from '../terms/place.ts'
import { present } from '../terms/steps.ts'
import { degreesOf } from './decimal.ts'
import type { SaidHome } from './said.ts'

type StreetType = NonNullable<PropertyLocation['streetType']>

/** How streets begin; folded. */
const STREETS: [StreetType, RegExp][] = [
  ['carrer', /^carrer (de (la |l'|ses |sa )?|del |d')?/],
  ['calle', /^(calle|c\/|c\.|cl\.?) ?/],
  ['avenida', /^(avenida|avda\.?|av\.|avinguda) ?/],
  ['plaza', /^(plaza|placa|pl\.|pza\.?) ?/],
  ['passeig', /^passeig /],
  ['paseo', /^(paseo|pso\.?) /],
  ['cami', /^cami /],
  ['camino', /^camino /],
  ['carretera', /^(carretera|ctra\.?) /],
  ['poligono', /^(poligono|pol\.) /],
  ['urbanizacion', /^(urbanizacion|urb\.) /],
]

/** `C/ Sant Miquel, 12` taken apart; a number in a column of its own wins. */
function streetOf(said: SaidHome): Partial<PropertyLocation> {
  const text = said.text('street')
  if (text === '') return {}
  const number = said.text('streetNumber')
  const [, name = text, own = ''] =
    number === '' && text.length <= 300
      ? (/^(.*?)[\s,]+(?:n[º°o.]*\s*)?(\d{1,4}\s?[a-z]?)$/i.exec(text) ?? [])
      : []
  const found = STREETS.find(([, begins]) => begins.test(fold(name)))
  const rest = found?.[0] === 'carrer' || !found ? null : found[1].exec(fold(name))?.[0].length
  const plain = rest ? name.slice(rest).trim() : name
  return {
    ...(found && { streetType: found[0] }),
    streetName: (plain || name).slice(0, 200),
    ...((number || own) && { number: (number || own).slice(0, 10) }),
  }
}

const FLOORS: [string, RegExp][] = [
  ['bj', /^(bajo|bajos|baixos?|pb|planta baja|planta baixa|ground|ground floor|eg|erdgeschoss|b)$/],
  ['en', /^(entresuelo|entl|entresol|mezzanine|hochparterre)$/],
  ['ss', /semi|souterrain/],
  ['st', /^(sotano|soterrani|basement|keller)$/],
]

function floorOf(said: SaidHome, notes: Notes): string | undefined {
  const text = said.text('floor')
  if (text === '') return undefined
  const number = /^(-?\d{1,2})\s*(?:[ºª°o.a]|er|st|nd|rd|th|planta|piso|floor|stock)*$/i.exec(
    text,
  )?.[1]
  if (number !== undefined && Number(number) >= -2 && Number(number) <= 60)
    return number === '0' ? 'bj' : String(Number(number))
  const code = FLOORS.find(([, pattern]) => pattern.test(fold(text)))?.[0]
  if (!code) notes.add('floor', 'notUnderstood', { text: text.slice(0, 60) })
  return code
}

/** Where a home is; a street that is said stays private unless there is a point. */
export function locationOf(
  said: SaidHome,
  notes: Notes,
): { location: PropertyLocation; label: string } {
  const [lat = '', lon = ''] = pointOf(said.text('point'))
  const { location, label } = placeOf(
    {
      town: said.text('town'),
      province: said.text('province'),
      country: said.text('country'),
      detail: '',
      latitude: degreesOf(said.text('latitude')) || lat,
      longitude: degreesOf(said.text('longitude')) || lon,
      cadastral: said.text('cadastralRef'),
    },
    notes,
  )
  const postal = said.text('postalCode').replace(/\D/g, '')
  return {
    label,
    location: present({
      ...location,
      ...streetOf(said),
      block: said.text('block').slice(0, 20) || undefined,
      stair: said.text('stair').slice(0, 10) || undefined,
      floor: floorOf(said, notes),
      door: said.text('door').slice(0, 4) || undefined,
      // A spreadsheet drops the zero of `07100`.
      postalCode: /^\d{4,5}$/.test(postal) ? postal.padStart(5, '0') : undefined,
      zoneName: said.text('zone').slice(0, 80) || undefined,
      urbanisation: said.text('urbanisation').slice(0, 50) || undefined,
    }),
  }
}

/** `39.76, 2.71`, `39,76 / 2,71`. */
function pointOf(text: string): string[] {
  const found = text.match(/-?\d{1,3}[.,]\d+/g)
  return found?.length === 2 ? found.map(degreesOf) : []
}
