import { existsSync } from 'node:fs'
import { ROOT } from '../part.ts'
import { read, type DictionaryPath } from './dictionaries.ts'

/** A house, in the languages that used to call everything so; parts of other words are none. */
const HOUSE: Readonly<Record<string, RegExp>> = {
  es: /(?<!\p{L})casas?(?!\p{L})/iu,
  ca: /(?<!\p{L})(?:casa|cases|ca (?:meva|teva|seva|nostra|vostra))(?!\p{L})/iu,
}

/** Where a house is meant, by part of the folder and beginning of the key, and why. */
const MEANT: readonly (readonly [folder: string, keys: RegExp, why: string])[] = [
  ['', /(?:^|\.)subtypes?\.(?:casa|cueva)/, 'a type of building beside others'],
  ['unmet/', /^(?:kind|familia)\.house$/, 'a type of building beside others'],
  ['valuation/', /^(?:family[._]house|reason\.kind\.text)$/, 'a type of building beside others'],
  ['new-build/', /^(?:description|lead)$/, 'houses and flats, told apart'],
  [
    'listing/i18n',
    /^home\.(?:documentTitle|description|title|quick\.village)$/,
    'somewhere to live',
  ],
  ['listing/i18n', /^sun\.lead$/, 'has fronts and rooms, and houses opposite'],
  ['faq/', /^(?:description|visitor\.title)$/, 'buscar casa, of somebody who will live there'],
  ['services/', /^s\.visitors\.h$/, 'buscar casa'],
  ['program/', /^lead$/, 'buscar casa'],
  ['user/', /^(?:enums\.account\.visitor|signIn\.lead|register\.lead)$/, 'buscar casa'],
  ['chat/', /^list\.find$/, 'buscar casa'],
  ['selection/', /^why$/, 'buscar casa'],
  ['words/desk', /^role\.USER$/, 'buscar casa'],
  ['offer/', /^enums\.financing\.sale_of_home$/, 'the one they live in'],
  ['rental/', /^members$/, 'somebody will live there'],
  ['property/i18n', /^fields\.layout\.floorsInHome$/, 'has floors'],
  ['dashboard/', /^example\./, 'the photo shows one'],
  ['site/i18n', /^templates\.tramuntana\.for$/, 'the look is made for them'],
  ['expense/', /^(?:emptyText|byHand\.text)$/, 'casar, to match'],
  ['operator/', /^invoice\.noneText$/, 'casar, to match'],
]

/**
 * Texts that say casa where the thing may be a plot, an office or a garage: inmueble, immoble
 * (docs/how-to/voice.md). German and English have a word for it in the glossary.
 */
export function strayHouses(path: DictionaryPath): string[] {
  return Object.entries(HOUSE).flatMap(([lang, house]) => {
    const file = path.replace('{lang}', lang)
    if (!existsSync(file)) return []
    const shown = file.slice(ROOT.length + 1)
    return Object.entries(read(file))
      .filter(([, text]) => house.test(text))
      .filter(([key]) => !MEANT.some(([at, keys]) => shown.includes(at) && keys.test(key)))
      .map(([key]) => `${shown}: ${key} says a house of what may be land (docs/how-to/voice.md)`)
  })
}
