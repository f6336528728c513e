import type { LabDialect } from '../../../../generated/model/index.ts'

/** What a file of a dialect bears, and what it is called when it is missing. */
interface Sign {
  name: string
  in: RegExp
  weight?: number
}

/**
 * The signs of each dialect in the first 64 kB of a text. Tags may have capitals and prefixes. Sources:
 * Kyero v3 import specification; Idealista v6 schemas; notes on Inmovilla's files; Resales Online v1.5;
 * the published schemas of OpenImmo and Trovit.
 */
const SIGNS: Record<Exclude<LabDialect, 'csv' | 'xlsx'>, Sign[]> = {
  kyero: [
    { name: '<property>', in: /<(\w+:)?property[\s>]/i },
    { name: 'feed_version', in: /feed[_-]?version|<(\w+:)?kyero[\s>]/i, weight: 3 },
    { name: 'price_freq', in: /<(\w+:)?price_freq/i, weight: 2 },
    { name: 'surface_area', in: /<(\w+:)?surface_area/i },
    { name: 'town', in: /<(\w+:)?town[\s>]/i },
  ],
  resales: [
    { name: '<property>', in: /<property[\s>]/i },
    { name: 'referenceId', in: /<referenceId[\s>]/i, weight: 2 },
    { name: 'lister', in: /<(lister|listers?|agency)[\s>]/i },
    { name: 'commission', in: /<commission/i, weight: 2 },
    { name: 'saleDetails', in: /<(saleDetails|rentalDetails)[\s>]/i, weight: 2 },
  ],
  inmovilla_web: [
    { name: '<propiedades>', in: /<propiedades[\s>]/i, weight: 2 },
    { name: 'tipo_ofer', in: /<tipo_ofer[\s>]/i, weight: 2 },
    { name: 'precioinmo', in: /<precioinmo[\s>]/i, weight: 2 },
    { name: 'altitud', in: /<altitud[\s>]/i },
    { name: 'accion', in: /<accion[\s>]/i },
  ],
  inmovilla_export: [
    { name: '<datos>', in: /<datos[\s>]/i },
    { name: 'ofertas_cod_ofer', in: /<ofertas_cod_ofer[\s>]/i, weight: 3 },
    { name: 'ofertas_precioinmo', in: /<ofertas_precio(inmo|alq)?[\s>]/i, weight: 2 },
    { name: 'tipo_tipo_ofer', in: /<tipo_tipo_ofer[\s>]/i },
  ],
  idealista: [
    { name: 'customerCode', in: /"customer(Code|Reference)"/, weight: 3 },
    { name: 'customerProperties', in: /"customerProperties"/, weight: 2 },
    { name: 'propertyOperation', in: /"propertyOperation"/, weight: 2 },
    { name: 'propertyAddress', in: /"propertyAddress"/ },
  ],
  website_json: [
    { name: 'offers', in: /"offers"\s*:\s*\[/, weight: 2 },
    { name: 'operation', in: /"operation"\s*:\s*"[A-Z]{1,3}"/, weight: 2 },
    { name: 'municipalityIne', in: /"municipalityIne"|"municipality"/ },
    { name: 'photos', in: /"photos"\s*:|"media"\s*:/ },
    { name: 'layout', in: /"layout"\s*:\s*\{/, weight: 2 },
  ],
  website_csv: [
    { name: 'price_eur', in: /^\W*id,ref,.*price_eur/, weight: 3 },
    { name: 'built_m2', in: /^[^\n]*\bbuilt_m2\b/, weight: 2 },
    { name: 'energy_status', in: /^[^\n]*\benergy_status\b/ },
    { name: 'title_es', in: /^[^\n]*\btitle_es\b/ },
  ],
  reso: [
    { name: 'ListingKey', in: /"ListingKey"\s*:/, weight: 3 },
    { name: 'value', in: /"value"\s*:\s*\[/ },
    { name: 'StandardStatus', in: /"StandardStatus"\s*:/, weight: 2 },
    { name: 'ListPrice', in: /"ListPrice"\s*:/ },
    { name: 'PropertyType', in: /"PropertyType"\s*:/ },
  ],
  openimmo: [
    { name: '<openimmo>', in: /<openimmo[\s>]/i, weight: 3 },
    { name: 'immobilie', in: /<immobilie[\s>]/i, weight: 2 },
    { name: 'anbieter', in: /<anbieter[\s>]/i },
  ],
  trovit: [
    { name: '<trovit>', in: /<trovit[\s>]/i, weight: 3 },
    { name: '<ad>', in: /<ad[\s>]/i },
    { name: 'floor_area', in: /<floor_area/i },
  ],
  google_rss: [
    { name: '<rss>', in: /<rss[\s>]|<feed[\s>]/i, weight: 2 },
    { name: 'g:id', in: /<g:\w+>/i, weight: 3 },
    { name: '<item>', in: /<(item|entry)[\s>]/i },
  ],
}

/** How like a dialect a text is, and the weightiest sign that it lacks. */
export interface Likeness {
  dialect: LabDialect
  confidence: number
  lacks: string
}

/** Signs of XML, JSON and tables never mix: another kind of file is like none of them. */
const XML: LabDialect[] = [
  'kyero',
  'resales',
  'inmovilla_web',
  'inmovilla_export',
  'openimmo',
  'trovit',
  'google_rss',
]
const JSON_KINDS: LabDialect[] = ['idealista', 'website_json', 'reso']

/** Every dialect of the text's kind, the likest first. */
export function likenesses(head: string): Likeness[] {
  const kinds = /^\s*</.test(head) ? XML : /^\s*[[{]/.test(head) ? JSON_KINDS : ['website_csv']
  return Object.entries(SIGNS)
    .filter(([dialect]) => kinds.includes(dialect as LabDialect))
    .map(([dialect, signs]) => {
      const weigh = (some: Sign[]): number => some.reduce((sum, { weight = 1 }) => sum + weight, 0)
      const missing = signs.filter((sign) => !sign.in.test(head))
      const lacks = missing.toSorted((a, b) => (b.weight ?? 1) - (a.weight ?? 1))[0]
      return {
        dialect: dialect as LabDialect,
        confidence: 1 - weigh(missing) / weigh(signs),
        lacks: lacks?.name ?? '',
      }
    })
    .sort((a, b) => b.confidence - a.confidence)
}

/** Less than this is no likeness. */
const LIKE = 0.6

/** The dialect of a text; null when it bears too few signs of any. */
export function recognised(head: string): Likeness | null {
  const [first] = likenesses(head)
  return first && first.confidence >= LIKE ? first : null
}
