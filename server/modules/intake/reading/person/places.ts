import { wordIn } from '../../../../formats/word-in.ts'
import { LANGS } from '../../../../contract/language.ts'
import { plain } from './plain.ts'

/** How people of the islands call some countries, and what they call those who come from there. */
const ALSO: Record<string, string> = {
  espanola: 'ES',
  espanol: 'ES',
  spanish: 'ES',
  spanisch: 'ES',
  espanya: 'ES',
  espanyola: 'ES',
  espanyol: 'ES',
  alemana: 'DE',
  aleman: 'DE',
  german: 'DE',
  deutsch: 'DE',
  alemanya: 'DE',
  alemany: 'DE',
  inglesa: 'GB',
  ingles: 'GB',
  inglaterra: 'GB',
  britanica: 'GB',
  britanico: 'GB',
  british: 'GB',
  england: 'GB',
  uk: 'GB',
  anglesa: 'GB',
  'gran bretana': 'GB',
  'great britain': 'GB',
  scotland: 'GB',
  francesa: 'FR',
  frances: 'FR',
  french: 'FR',
  franzosisch: 'FR',
  italiana: 'IT',
  italiano: 'IT',
  italian: 'IT',
  italienisch: 'IT',
  sueca: 'SE',
  sueco: 'SE',
  swedish: 'SE',
  suiza: 'CH',
  suizo: 'CH',
  swiss: 'CH',
  holandesa: 'NL',
  holandes: 'NL',
  holanda: 'NL',
  holland: 'NL',
  dutch: 'NL',
  neerlandesa: 'NL',
  noruega: 'NO',
  noruego: 'NO',
  danesa: 'DK',
  danes: 'DK',
  belga: 'BE',
  austriaca: 'AT',
  austriaco: 'AT',
  irlandesa: 'IE',
  polaca: 'PL',
  polaco: 'PL',
  rusa: 'RU',
  ruso: 'RU',
  ucraniana: 'UA',
  portuguesa: 'PT',
  portugues: 'PT',
  argentina: 'AR',
  colombiana: 'CO',
  americana: 'US',
  usa: 'US',
  'ee uu': 'US',
  eeuu: 'US',
  marroqui: 'MA',
  rumana: 'RO',
  rumano: 'RO',
  china: 'CN',
}

/** Names of all codes of a kind, in the languages of the house. */
function namesOf(type: 'region' | 'language', codes: readonly string[]): Map<string, string> {
  const names = new Map<string, string>()
  for (const lang of LANGS) {
    const display = new Intl.DisplayNames([lang], { type, fallback: 'none' })
    for (const code of codes) {
      const name = display.of(code)
      if (name) names.set(plain(name), code)
    }
  }
  return names
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const PAIRS = letters.flatMap((first) => letters.map((second) => first + second))
const SPOKEN = [
  'es',
  'en',
  'ca',
  'de',
  'fr',
  'it',
  'pt',
  'nl',
  'sv',
  'da',
  'fi',
  'pl',
  'ru',
  'bg',
  'hr',
  'cs',
  'et',
  'el',
  'hu',
  'ga',
  'lv',
  'lt',
  'mt',
  'ro',
  'sk',
  'sl',
] as const
export type Spoken = (typeof SPOKEN)[number]

let countries: Map<string, string> | undefined
let languages: Map<string, string> | undefined

/** Code of a country by its code, its name in four languages, or its people's. */
export function countryOf(text: string): string | null {
  countries ??= namesOf(
    'region',
    PAIRS.filter((code) => !['EU', 'UN', 'ZZ', 'EZ', 'UK'].includes(code)),
  )
  const word = plain(text)
  const known = countries.get(word) ?? wordIn(ALSO, word)
  if (known) return known
  const code = text.trim().toUpperCase()
  return /^[A-Z]{2}$/.test(code) && [...countries.values()].includes(code) ? code : null
}

/** Code of a language we write in or know to be spoken. */
export function languageOf(text: string): Spoken | null {
  languages ??= namesOf('language', SPOKEN)
  const word = plain(text)
  const code =
    languages.get(word) ??
    (word === 'castellano' || word === 'castella'
      ? 'es'
      : /^([a-z]{2})(?: [a-z]{2})?$/.exec(word)?.[1])
  return SPOKEN.find((one) => one === code) ?? null
}
