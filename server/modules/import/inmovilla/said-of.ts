import type { HomeField } from '../../../../generated/model/index.ts'
import { codeOf } from '../said/codes.ts'
import { SaidHome } from '../said/said.ts'
import { sayAlike, type Add } from './alike.ts'
import { OF_API, TEXTS_OF_API, type Named } from './names.ts'
import { NOTED, typeOfWord } from './terms.ts'
import type { RestWords } from './words.ts'
import { asked, code, flag, text, type RestRecord } from './values.ts'

/** Fields whose code has a word. */
const CODED: Named = [
  ['condition', 'conservacion'],
  ['orientation', 'keyori'],
  ['heating', 'keycalefa'],
]

/** `~` is a line break there, and so are two hyphens between blanks. */
export const broken = (line: string): string => line.replace(/~| -- /g, '\n')

/** What the record says by our fields, and what only the notes can keep. */
export function saidOf(raw: RestRecord, words: RestWords): { said: SaidHome; notes: string[] } {
  const said = new SaidHome()
  const notes: string[] = []
  const add = (field: HomeField, value: string, label: string): void =>
    said.add(field, { text: value, label, decimal: 'point' })
  sayAlike(asked(raw), OF_API, add)
  for (const [field, name] of TEXTS_OF_API) add(field, broken(text(raw, name)), name)
  for (const [field, name] of CODED) {
    const word = words.name(name, code(raw, name))
    if (word === '') continue
    if (field === 'orientation' || codeOf(field, { text: word, label: name }) !== null)
      add(field, word, name)
    else notes.push(`${name}: ${word}`)
  }
  addType(raw, words, add)
  addFloor(raw, add)
  addPlace(raw, words, add)
  addPrices(raw, words, add, notes)
  if (flag(raw, 'muebles')) add('furnished', 'amueblado', 'muebles')
  const noted = Object.entries(NOTED).flatMap(([name, word]) => (flag(raw, name) ? [word] : []))
  if (noted.length) notes.push(noted.join(', '))
  return { said, notes }
}

function addType(raw: RestRecord, words: RestWords, add: Add): void {
  const key = code(raw, 'key_tipo')
  const name = words.name('key_tipo', key)
  add('type', words.type(key) ?? (name === '' ? key : (typeOfWord(name) ?? name)), 'key_tipo')
}

/** 0 is the ground floor only where the home has a floor at all; nobody can tell, so it is unknown. */
function addFloor(raw: RestRecord, add: Add): void {
  const floor = text(raw, 'planta')
  if (floor !== '' && floor !== '0') add('floor', floor, 'planta')
}

function addPlace(raw: RestRecord, words: RestWords, add: Add): void {
  const place = words.town(code(raw, 'key_loca'))
  add('town', place?.town ?? text(raw, 'ciudad'), 'key_loca')
  add('province', place?.province ?? text(raw, 'provincia'), 'key_loca')
  add('zone', text(raw, 'zona') || (words.zone(code(raw, 'key_zona')) ?? ''), 'key_zona')
}

/**
 * The operation decides which prices count: a price of an operation that is not offered is often a
 * remnant, and goes to the notes.
 */
function addPrices(raw: RestRecord, words: RestWords, add: Add, notes: string[]): void {
  const word = words.name('keyacci', code(raw, 'keyacci'))
  const operation = word === '' ? null : codeOf('operation', { text: word, label: 'keyacci' })
  if (operation !== null) add('operation', word, 'keyacci')
  else if (word !== '') notes.push(`keyacci: ${word}`)
  const isLet = operation === 'A' || operation === 'TDA'
  for (const [name, field, counts] of [
    ['precioinmo', 'salePrice', !isLet],
    ['precioalq', 'rentPrice', operation === null || isLet || operation === 'V+A'],
  ] as const) {
    const price = text(raw, name)
    if (price === '' || Number(price) === 0) continue
    if (counts) add(field, price, name)
    else notes.push(`${name}: ${price}`)
  }
}
