import {
  Condition,
  type Operation,
  PropertyFeaturesAirConditioning,
  PropertyFeaturesHeatingType,
  PropertySubtype,
  PropertyType,
  RentPeriod,
  type HomeField,
} from '../../../../generated/model/index.ts'
import { fold, readType } from '../terms/types.ts'
import type { SaidValue } from './said.ts'

/** Words in es, en, ca and de for a code; the first pattern that fits wins. */
type Words = readonly (readonly [code: string, pattern: RegExp])[]

const YES = /^(si|s|yes|y|x|1|true|verdadero|ja|wahr|cert|ok|✓|✔|con|oui)$/
const NO = /^(no|n|0|false|falso|nein|falsch|fals|-|sin|ninguno|ninguna|keine?|cap)$/
const YES_NO: Words = [
  ['yes', YES],
  ['no', NO],
]
const OWN_OR_SHARED: Words = [
  ['communal', /comun|communal|shared|gemein|compart/],
  ['private', /priv|propi|own|eigen/],
  ['none', NO],
  ['yes', YES],
]

/** What words of each field mean. A field that is not here holds text or numbers. */
const WORDS: Partial<Record<HomeField, Words>> = {
  status: [
    [
      'gone',
      /vendid|^sold|verkauft|venut|alquilad|llogat|rented|^let$|vermietet|retirad|retirat|withdrawn|^baixa|^baja$|de baja|inactiv|archiv|histori|no disponible|not available|off market|cancel|caducad|expired|borrado|deleted|zuruckgezogen/,
    ],
    ['reserved', /reserv|bajo oferta|under offer|arras/],
    [
      'available',
      /disponib|activ|aktiv|libre|lliure|venta|venda|sale|alquiler|lloguer|rent|publicad|available|verfugbar|frei|^alta$|^si$|^1$|nuevo|neu|captad|cartera/,
    ],
  ],
  operation: [
    [
      'V+A',
      /(vent|vend|sale|sell|compr|buy|kauf).*(alq|llog|rent|\blet\b|miet)|(alq|llog|rent|\blet\b|miet).*(vent|vend|sale|sell|compr|buy|kauf)/,
    ],
    ['TDA', /vacacion|temporad|holiday|season|short.?term|ferien|turistic|^tda$|vacances/],
    ['T', /trasp|transfer|^t$|abl[oö]se/],
    ['ON', /obra nueva|new.?build|neubau|obra nova|promocion|^on$/],
    ['NP', /nuda|bare owner|^np$/],
    ['A', /alq|llog|rent|^let|to let|miete|^a$|vermiet/],
    ['V', /vent|vend|sale|sell|compra|buy|verkauf|kauf|^v$/],
  ],
  rentPeriod: [
    ['WEEK', /seman|week|woche|setman/],
    ['FORTNIGHT', /quincen|fortnight/],
    ['DAY', /^dia|noche|day|night|tag|nacht|^nit/],
    ['MONTH', /mes|mens|month|monat/],
  ],
  condition: [
    ['obra_nueva', /obra nueva|obra nova|new.?build|neubau|^nuev[oa]$|^new$/],
    ['en_construccion', /en construc|under construc|im bau|off.?plan/],
    ['a_estrenar', /estren|brand.?new|erstbezug/],
    ['reformar_parcial', /parcial|partial|some work|teil/],
    [
      'reformar',
      /(para|a|por|per) reform|to renov|needs renov|refurb.*need|sanierungsb|renovierungsb|to reform|mal estado/,
    ],
    ['reformado', /reformad|reformat|renovat|reformed|refurbished|saniert|renoviert|restaur/],
    [
      'muy_buen_estado',
      /muy buen|excelente|very good|excellent|sehr gut|impecable|molt bon|perfect/,
    ],
    ['buen_estado', /buen|^good|^gut|bon estat|normal|seminuev|conservad|habitable/],
    ['ruina', /ruin/],
  ],
  furnished: [
    ['none', /sin amueb|sin mueb|unfurn|no amueb|^no$|unmob|sense mob|vaci|^0$|leer/],
    ['partial', /semi|part|parcial|teil/],
    ['full', /amueb|furnish|moblat|mobliert|^si$|^yes$|^1$|^ja$|^x$|full|complet/],
  ],
  pool: OWN_OR_SHARED,
  garden: OWN_OR_SHARED,
  airConditioning: [
    ['preinstalled', /pre.?inst|vorbereit/],
    ['coldHeat', /calor|heat|bomba|warm|calenta|reversib|^f\/?c$|inverter/],
    ['none', NO],
    [
      'cold',
      /fri|fred|cold|aire|air|klima|split|central|conducto|^a\/?c$|^(si|s|yes|y|x|1|true|ja)$/,
    ],
  ],
  heating: [
    ['noHeating', NO],
    ['centralGas', /central.*gas|gas.*central/],
    ['individualHeatPump', /bomba|aeroterm|heat.?pump|warmepumpe|geoterm|airzone/],
    ['individualGas', /gas(?!oi|oe|ol)/],
    ['centralFuel', /central.*(gasoi|gasoe|oil|fuel|ol)/],
    ['individualElectric', /electr|elektr/],
    ['stove', /estufa|chimenea|stove|pellet|kamin|ofen|llena|lena|xemeneia/],
    ['centralOther', /central|zentral/],
    [
      'individualOther',
      /gasoi|gasoe|oil|suelo|radia|floor|fussboden|solar|propano|individual|boiler|caldera|heizung|calefacc/,
    ],
    ['yes', YES],
  ],
  seaView: YES_NO,
  firstLine: YES_NO,
  lift: YES_NO,
  balcony: YES_NO,
  storageRoom: YES_NO,
  fireplace: YES_NO,
  wardrobes: YES_NO,
  alarm: YES_NO,
}

/** What can be chosen for a word of a field; none where words cannot be chosen. */
export function choicesOf(field: HomeField): string[] {
  switch (field) {
    case 'type':
    case 'subtype':
      return [...Object.values(PropertySubtype), ...Object.values(PropertyType)]
    case 'operation':
      return ['V', 'A', 'TDA', 'ON', 'T', 'NP']
    case 'status':
      return ['available', 'reserved', 'gone']
    case 'rentPeriod':
      return Object.values(RentPeriod)
    case 'condition':
      return Object.values(Condition)
    case 'furnished':
      return ['full', 'partial', 'none']
    case 'pool':
    case 'garden':
      return ['private', 'communal', 'none']
    case 'airConditioning':
      return Object.values(PropertyFeaturesAirConditioning)
    case 'heating':
      return Object.values(PropertyFeaturesHeatingType)
    default:
      return WORDS[field] ? ['yes', 'no'] : []
  }
}

/** Whether a field's words have a meaning of ours. */
export const isCoded = (field: HomeField): boolean => choicesOf(field).length > 0

/**
 * The code of a word: as the person said who knows the file, else as it is, else by our words.
 * Null: it means nothing to us; '': somebody said that it means nothing.
 */
export function codeOf(field: HomeField, { text, words }: SaidValue): string | null {
  const word = fold(text)
  const said = words?.get(word)
  if (said !== undefined) return said
  const own = choicesOf(field).find((code) => fold(code) === word)
  if (own) return own
  if (field === 'type' || field === 'subtype') {
    const known = readType(text)
    return known ? (known.subtype ?? known.type) : null
  }
  const code = WORDS[field]?.find(([, pattern]) => pattern.test(word))?.[0] ?? null
  // `2` balconies are a yes.
  if (code === null && isYesNo(field) && Number(word) > 0) return 'yes'
  return code
}

const isYesNo = (field: HomeField): boolean => WORDS[field] === YES_NO

/** Operations of a word, such as `Compra` or `Venta y alquiler`; null: it means none to us. */
export function operationsOf(text: string): Operation[] | null {
  const code = codeOf('operation', { text, label: '' })
  if (!code) return null
  return code === 'V+A' ? ['V', 'A'] : [code as Operation]
}
