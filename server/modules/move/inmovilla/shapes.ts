import { restFlag, PUBLISHED, restCode, restText, type RestRecord } from '../../import/index.ts'
import type { ExternalId } from '../../../../generated/model/index.ts'

const isRecord = (value: unknown): value is RestRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A line of `/propiedades/?listado`. */
export interface Listed {
  id: string
  ref: string
  isUnavailable: boolean
  isProspect: boolean
  changedAt: string
}

/** The list of homes; null when it is none. A line without a sound code is left out. */
export function listedIn(body: unknown): Listed[] | null {
  if (!Array.isArray(body)) return null
  const lines = body.filter(isRecord).flatMap((line): Listed[] => {
    const id = restCode(line, 'cod_ofer')
    if (!/^[\w-]{1,40}$/.test(id)) return []
    return [
      {
        id,
        ref: restText(line, 'ref').slice(0, 50),
        isUnavailable: restFlag(line, 'nodisponible'),
        isProspect: restFlag(line, 'prospecto'),
        changedAt: restText(line, 'fechaact').slice(0, 40),
      },
    ]
  })
  return [...new Map(lines.map((line) => [line.id, line])).values()]
}

/** Names of codes by field, of `/enums/?tipos`: `{key_tipo: [{nombre, valor}]}`. */
export function namesIn(body: unknown): Map<string, string> {
  const names = new Map<string, string>()
  if (!isRecord(body)) return names
  for (const [field, list] of Object.entries(body))
    for (const one of Array.isArray(list) ? list.filter(isRecord) : []) {
      const name = restText(one, 'nombre')
      if (name !== '') names.set(`${field} ${restText(one, 'valor')}`, name)
    }
  return names
}

/** Towns by code, of `/enums/?ciudades`: `[{provincia, ciudades: [{ciudad, key_loca}]}]`. */
export function townsIn(body: unknown): Map<string, { town: string; province: string }> {
  const provinces = Array.isArray(body) ? body.filter(isRecord) : []
  return new Map(
    provinces.flatMap((province) =>
      (Array.isArray(province['ciudades']) ? province['ciudades'].filter(isRecord) : []).map(
        (town) =>
          [
            restCode(town, 'key_loca'),
            { town: restText(town, 'ciudad'), province: restText(province, 'provincia') },
          ] as const,
      ),
    ),
  )
}

/** Zones by code, of `/enums/?zonas=`: `{key_loca: [{zona, key_zona}]}`, also in a list. */
export function zonesIn(body: unknown): Map<string, string> {
  const parts = Array.isArray(body) ? body : [body]
  const lists = parts.flatMap((part) =>
    isRecord(part) ? (restText(part, 'zona') ? [[part]] : Object.values(part)) : [],
  )
  return new Map(
    lists.flatMap((list) =>
      (Array.isArray(list) ? list.filter(isRecord) : []).map(
        (zone) => [restCode(zone, 'key_zona'), restText(zone, 'zona')] as const,
      ),
    ),
  )
}

/** Where a home is out there, of `extrainfo`: the portal and the address of its page. */
export function publishedIn(body: unknown): ExternalId[] {
  const parts = (Array.isArray(body) ? body : [body]).filter(isRecord)
  const portals = parts.map((part) => part['publishinfo']).find(isRecord)
  return Object.entries(portals ?? {}).flatMap(([system, info]) => {
    if (!isRecord(info) || !PUBLISHED.has(restText(info, 'state'))) return []
    const id = restText(info, 'publication_url').slice(0, 255)
    return id === '' ? [] : [{ system: system.slice(0, 40), id }]
  })
}

const PHOTOS = 'https://fotos15.inmovilla.com'
const MOST_PHOTOS = 60

/**
 * Photos of a home, each with a name of its own: the addresses it tells, else those made of its
 * agency, code, letter and count.
 */
export function photosOf(raw: RestRecord, origin = PHOTOS): { name: string; url: string }[] {
  const told = isRecord(raw['fotos']) ? Object.values(raw['fotos']) : []
  const urls = told.flatMap((photo) => {
    const url = isRecord(photo) ? restText(photo, 'url') : typeof photo === 'string' ? photo : ''
    return /^https?:\/\//.test(url) ? [url] : []
  })
  const home = restCode(raw, 'cod_ofer')
  const [agency, letter] = [restCode(raw, 'numagencia'), restText(raw, 'fotoletra')]
  const count = Math.min(Number(restText(raw, 'numfotos')) || 0, MOST_PHOTOS)
  const made =
    /^\w+$/.test(agency) && /^\w+$/.test(letter)
      ? Array.from(
          { length: count },
          (_, at) => `${origin}/${agency}/${home}/${letter}-${at + 1}.jpg`,
        )
      : []
  return (urls.length ? urls : made).slice(0, MOST_PHOTOS).map((url) => ({
    name: `${home}/${url.split('/').at(-1) ?? ''}`.slice(0, 200),
    url,
  }))
}

/** The address of a thing of a move. */
export function pathOf(kind: string, id: string): string {
  const code = encodeURIComponent(id)
  switch (kind) {
    case 'list':
      return '/propiedades/?listado'
    case 'home':
      return `/propiedades/?cod_ofer=${code}`
    case 'extra':
      return `/propiedades/?extrainfo&cod_ofer=${code}`
    case 'owner':
      return `/propietarios/?cod_cli=${code}`
    default:
      // `tipos`, `ciudades`, `zonas=<code>`
      return `/enums/?${id.split('=').map(encodeURIComponent).join('=')}`
  }
}
