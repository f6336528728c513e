import type { PropertyLayout, HomeField } from '../../../../generated/model/index.ts'
import { fold, type KnownType } from '../terms/types.ts'
import type { Notes } from '../terms/notes.ts'
import { codeOf } from './codes.ts'
import { numberOf } from './decimal.ts'
import type { SaidHome } from './said.ts'

/** Reads numbers of a home in their bounds: unknown with a remark where they are none. */
export function numbers(said: SaidHome, notes: Notes) {
  const number = (field: HomeField, max: number): number | undefined => {
    const value = said.one(field)
    const found = value ? numberOf(value.text, value.decimal) : null
    const text = said.text(field).slice(0, 60)
    if (found === undefined) return void notes.add(field, 'notNumber', { text })
    if (found === null || found === 0) return undefined
    return found > 0 && found <= max ? found : void notes.add(field, 'tooBig', { text })
  }
  const whole = (field: HomeField, max: number): number | undefined => {
    const value = number(field, max)
    return value === undefined ? undefined : Math.round(value)
  }
  return { number, whole }
}

type Facing = NonNullable<PropertyLayout['orientation']>[number]
/** Folded words; the longer ones first, `o` is Spanish west. */
const FACING: [Facing, RegExp][] = [
  ['NE', /^(noreste|nordeste|nord ?est|north ?east|nord ?ost|n ?e|no)$/],
  ['NW', /^(noroeste|nord ?oest|north ?west|nord ?west|n ?[ow])$/],
  ['SE', /^(sureste|sudeste|sud ?est|south ?east|sud ?ost|s ?e)$/],
  ['SW', /^(suroeste|sudoeste|sud ?oest|south ?west|sud ?west|s ?[ow])$/],
  ['N', /^(norte|nord|north|n)$/],
  ['S', /^(sur|sud|south|s)$/],
  ['E', /^(este|est|east|ost|e)$/],
  ['W', /^(oeste|oest|west|o|w)$/],
]

function orientationOf(said: SaidHome, notes: Notes): Facing[] | undefined {
  const text = said.text('orientation')
  if (text === '') return undefined
  const whole = facing(fold(text))
  const found = whole
    ? [whole]
    : fold(text)
        .split(/[\s/,;+-]+|\by\b|\bi\b|\bund\b|\band\b/)
        .filter(Boolean)
        .flatMap((one) => facing(one) ?? [])
  if (found.length === 0) notes.add('orientation', 'notUnderstood', { text: text.slice(0, 60) })
  return found.length ? [...new Set(found)] : undefined
}

/** `NO` is north-west in Spanish, and no answer to a question. */
const facing = (word: string): Facing | undefined =>
  word === 'no' ? 'NW' : FACING.find(([, pattern]) => pattern.test(word))?.[0]

/** Areas and rooms. */
export function layoutOf(said: SaidHome, known: KnownType, notes: Notes): PropertyLayout {
  const { number, whole } = numbers(said, notes)
  const lived = known.type !== 'terreno' && known.type !== 'parking'
  const [doubles, singles] = [whole('doubleBedrooms', 200), whole('singleBedrooms', 200)]
  const furnished = said.one('furnished')
  const code = furnished ? codeOf('furnished', furnished) : ''
  if (code === null)
    notes.add('furnished', 'notUnderstood', { text: said.text('furnished').slice(0, 60) })
  const terrace = said.one('terrace')
  const sea = said.one('seaView')
  return {
    ...(lived && {
      bedrooms: whole('bedrooms', 200) ?? sum(doubles, singles),
      doubleBedrooms: doubles,
      singleBedrooms: singles,
      bathrooms: whole('bathrooms', 200),
      toilets: whole('toilets', 200),
    }),
    built: number('built', 10_000_000),
    usable: number('usable', 10_000_000),
    plot: number('plot', 99_999_999),
    terrace: terrace && /\d{2}|m2|m²/.test(terrace.text) ? number('terrace', 1_000_000) : undefined,
    floorsInHome: whole('floorsInHome', 60),
    seaDistance: whole('seaDistance', 100_000),
    ...(code && { furnished: code as NonNullable<PropertyLayout['furnished']> }),
    orientation: orientationOf(said, notes),
    ...(sea && codeOf('seaView', sea) === 'yes' && { views: ['sea' as const] }),
    ...(yes(said, 'firstLine') && { firstLine: true }),
  }
}

const yes = (said: SaidHome, field: HomeField): boolean => {
  const value = said.one(field)
  return value !== undefined && codeOf(field, value) === 'yes'
}

const sum = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined && b === undefined ? undefined : (a ?? 0) + (b ?? 0)
