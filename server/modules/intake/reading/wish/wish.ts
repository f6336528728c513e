import type { DemandInput, Operation } from '../../../../../generated/model/index.ts'
import type { Remark, Said } from '../row.ts'
import { wantedFeature } from './features.ts'
import { ENDS, FIGURES, isFigure, type Figure } from './figures.ts'
import {
  beyondOperation,
  wantedNumber,
  wantedOperations,
  wantedPlaceName,
  wantedPlaces,
  wantedRange,
  wantedTypes,
  yesOrNo,
} from './read.ts'

/** What somebody looks for, in the parts of a demand. */
export type Wish = Pick<DemandInput, 'what' | 'where' | 'home' | 'money' | 'follow'>

/** A row's wish, if it tells one, and what of it goes to the person's notes because it does not. */
export interface WishDraft {
  wish: Wish | null
  remarks: Remark[]
  left: Said[]
}

const NOTES = 4000
const PLACES = 40
const FEATURES = 30

/** Whether a column tells what somebody looks for. */
export const isWanted = ({ field }: Said): boolean => field.startsWith('want')

/** Gathers what a row says its person looks for. */
class Gathered {
  readonly operations = new Set<Operation>()
  readonly types = new Set<NonNullable<Wish['what']['types']>[number]>()
  readonly subtypes = new Set<NonNullable<Wish['what']['subtypes']>[number]>()
  anyOfType = false
  readonly islands = new Set<string>()
  readonly places = new Set<string>()
  readonly features = new Set<NonNullable<NonNullable<Wish['home']>['niceToHave']>[number]>()
  readonly figures = new Map<Figure, number>()
  readonly notes: string[] = []
  readonly remarks: Remark[] = []
  /** Operations that say more than what to do. */
  readonly more: Said[] = []

  unread(
    { field, value, label }: Said,
    word: (field: string) => string,
    key = 'noWish',
    more = {},
  ): void {
    this.remarks.push({ field, key, params: { text: value.slice(0, 60), ...more } })
    this.notes.push(`${label ?? word(field)}: ${value}`)
  }
  addTypes({ types, subtypes }: NonNullable<ReturnType<typeof wantedTypes>>): void {
    for (const one of types) this.types.add(one)
    for (const one of subtypes) this.subtypes.add(one)
    this.anyOfType ||= subtypes.length === 0
  }
  /** Whether anything is said of the home itself. */
  tells(): boolean {
    return [this.types, this.islands, this.places, this.features, this.figures].some(
      ({ size }) => size > 0,
    )
  }
}

/**
 * What a row says its person looks for. `otherwise`: what those look to do whose row does not say.
 * Without it, or without a word about the home, there is no demand, and all of it goes to the notes.
 */
export function wishOf(
  all: Said[],
  otherwise: Operation | null,
  word: (field: string) => string,
): WishDraft {
  const said = all.filter(isWanted)
  if (said.length === 0) return { wish: null, remarks: [], left: [] }
  const into = new Gathered()
  for (const one of said) take(into, one, word)
  for (const one of into.more) {
    const types = into.types.size === 0 ? wantedTypes(beyondOperation(one.value)) : null
    if (types) into.addTypes(types)
    else into.notes.push(`${one.label ?? word(one.field)}: ${one.value}`)
  }
  crossed(into, said, word)
  const left = said.map((one): Said => ({
    ...one,
    field: 'notes',
    label: one.label ?? word(one.field),
  }))
  if (!into.tells()) return { wish: null, remarks: [], left }
  if (into.operations.size === 0) {
    if (otherwise === null)
      return { wish: null, remarks: [{ field: 'wantOperation', key: 'noOperation' }], left }
    into.operations.add(otherwise)
  }
  cut(into, word)
  return { wish: built(into), remarks: into.remarks, left: [] }
}

function take(into: Gathered, said: Said, word: (field: string) => string): void {
  const { field, value } = said
  if (isFigure(field)) return takeFigure(into, { ...said, field }, word)
  switch (field) {
    case 'wantOperation': {
      const read = wantedOperations(value)
      if (read === null) into.unread(said, word)
      else for (const one of read) into.operations.add(one)
      if (read !== null && beyondOperation(value) !== '') into.more.push(said)
      return
    }
    case 'wantType': {
      const read = wantedTypes(value)
      return read === null ? into.unread(said, word) : into.addTypes(read)
    }
    case 'wantPlace': {
      const read = wantedPlaces(value)
      if (read === null) return into.unread(said, word, 'noWantedPlace')
      for (const one of read.islands) into.islands.add(one)
      for (const one of read.places) into.places.add(one)
      return
    }
    case 'wantFeatures':
      return takeFeatures(into, said, word)
    default:
      into.notes.push(value)
  }
}

function takeFigure(
  into: Gathered,
  said: Said & { field: Figure },
  word: (field: string) => string,
): void {
  const { field, value } = said
  const [, , most] = FIGURES[field]
  const ends = ENDS.find((pair) => pair.includes(field))
  const range = ends && wantedRange(value)
  if (ends && range && range[1] <= most) {
    into.figures.set(ends[0], range[0])
    into.figures.set(ends[1], range[1])
    return
  }
  const number = wantedNumber(value)
  if (number === null) return
  if (number === undefined || number > most) return into.unread(said, word, 'noWantedNumber')
  into.figures.set(field, number)
}

function takeFeatures(into: Gathered, said: Said, word: (field: string) => string): void {
  const means = yesOrNo(said.value)
  if (means === false) return
  const words = means
    ? [said.label ?? '']
    : said.value.split(/[\n;,|/]/).filter((one) => one.trim())
  for (const one of words) {
    const feature = wantedFeature(one)
    const rest = { ...said, value: means ? (said.label ?? '') : one.trim() }
    if (feature && into.features.size === FEATURES && !into.features.has(feature))
      into.unread(rest, word, 'tooManyFeatures', { limit: FEATURES })
    else if (feature) into.features.add(feature)
    else into.unread({ ...said, value: means ? said.value : one.trim() }, word)
  }
}

/** Bounds that leave nothing between them are none: both go to the notes. */
function crossed(into: Gathered, said: Said[], word: (field: string) => string): void {
  for (const [low, high] of ENDS) {
    const [least, most] = [into.figures.get(low), into.figures.get(high)]
    if (least === undefined || most === undefined || least <= most) continue
    into.figures.delete(low)
    into.figures.delete(high)
    const ends = said.filter(({ field }) => field === low || field === high)
    into.remarks.push({
      field: high,
      key: 'wishRange',
      params: {
        text: ends
          .map(({ value }) => value)
          .join(' – ')
          .slice(0, 60),
      },
    })
    into.notes.push(...ends.map(({ field, value, label }) => `${label ?? word(field)}: ${value}`))
  }
}

/** Places beyond those a demand holds go to its notes; what is more than these hold is told. */
function cut(into: Gathered, word: (field: string) => string): void {
  const rest = [...into.places].slice(PLACES)
  for (const one of rest) into.places.delete(one)
  if (rest.length > 0) {
    const text = rest.map(wantedPlaceName).join(', ')
    const params = { text: text.slice(0, 60), limit: PLACES }
    into.remarks.push({ field: 'wantPlace', key: 'tooManyPlaces', params })
    into.notes.push(`${word('wantPlace')}: ${text}`)
  }
  if (into.notes.join('\n').length > NOTES)
    into.remarks.push({ field: 'wantNotes', key: 'notesCut' })
}

function built(into: Gathered): Wish {
  const list = <T>(values: Set<T>): T[] | undefined => (values.size > 0 ? [...values] : undefined)
  const part = (name: 'money' | 'home'): Record<string, number> =>
    Object.fromEntries(
      [...into.figures].flatMap(([field, value]) => {
        const [of, key] = FIGURES[field]
        return of === name ? [[key, Math.round(of === 'money' ? value * 100 : value)]] : []
      }),
    )
  const wish = {
    what: {
      operations: [...into.operations],
      types: list(into.types),
      subtypes: into.anyOfType ? undefined : list(into.subtypes),
    },
    where: { islands: list(into.islands), places: list(into.places) },
    home: { ...part('home'), niceToHave: list(into.features) },
    money: part('money'),
    follow: { notes: into.notes.join('\n').slice(0, NOTES) || undefined },
  }
  return Object.fromEntries(
    Object.entries(wish)
      .map(([name, values]) => [
        name,
        Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
      ])
      .filter(([, values]) => Object.keys(values as object).length > 0),
  ) as unknown as Wish
}
