import type { Exactness } from '../../../../generated/model/index.ts'
import { distance, municipalityOfPostalCode } from '../lookup.ts'
import type { IndexedStreet } from './read.ts'
import { normaliseNumber, readNumbers } from './street.ts'
import { wordsOf } from './words.ts'

/** A street that was found, with the point that answers the question. */
export interface FoundStreet {
  street: IndexedStreet
  number: string | null
  exactness: Exactness
  lat: number
  lon: number
}

/** How far in numbers the next known house may be and still stand for the one asked for. */
const NEXT_DOOR = 20

interface Question {
  words: string[]
  kind: string
  number: string | null
  /** Of one municipality only. */
  ine: string | null
}

/** Streets for what was typed, best first: those with the number before those without. */
export function findStreets(
  streets: readonly IndexedStreet[],
  typed: string,
  municipalityIne: string | null,
  limit: number,
): FoundStreet[] {
  const question = questionOf(typed, municipalityIne)
  if (question.words.join('').length < 2) return []
  const within = question.ine ? streets.filter(({ i }) => i === question.ine) : streets
  const exact = ranked(within, question, (word, asked) => word.startsWith(asked))
  const found =
    exact.length > 0
      ? exact
      : ranked(
          within,
          question,
          (word, asked) => asked.length >= 4 && distance(word, asked, 1) <= 1,
        )
  return found
    .map(({ street, fit }) => ({ fit, spot: spotOf(street, question.number) }))
    .sort(
      (a, b) =>
        b.fit + BONUS[b.spot.exactness] - a.fit - BONUS[a.spot.exactness] ||
        b.spot.street.h.length - a.spot.street.h.length,
    )
    .slice(0, limit)
    .map(({ spot }) => spot)
}

const BONUS: Record<Exactness, number> = { number: 1, near: 0.5, street: 0 }

function questionOf(typed: string, municipalityIne: string | null): Question {
  const postal = /\b0\d{4}\b/.exec(typed)?.[0]
  const text = typed.replace(/\b\d{5}\b/g, ' ')
  // "12", "12 A", "nº 12": the last number that stands by itself.
  const written = [
    ...text.matchAll(/(?<![\p{L}\d])(\d{1,4}(?:\s?-?\s?[a-z](?![\p{L}\d]))?)/giu),
  ].at(-1)
  const rest = written
    ? `${text.slice(0, written.index)} ${text.slice(written.index + written[0].length)}`
    : text
  const { kind, words } = wordsOf(
    rest.replace(/(?<!\p{L})(?:n[ºo°]|num\.?|núm\.?)(?!\p{L})/giu, ' '),
  )
  return {
    words,
    kind,
    number: written ? normaliseNumber(written[0]) : null,
    ine: municipalityIne ?? (postal ? (municipalityOfPostalCode(postal)?.ine ?? null) : null),
  }
}

function ranked(
  streets: readonly IndexedStreet[],
  { words, kind }: Question,
  fits: (word: string, asked: string) => boolean,
): { street: IndexedStreet; fit: number }[] {
  return streets.flatMap((street) => {
    const own = words.filter((asked) => street.words.some((word) => fits(word, asked)))
    const elsewhere = words.filter((asked) => !own.includes(asked))
    // What is no word of the street says where it is.
    const isThere = elsewhere.every((asked) => street.places.some((word) => fits(word, asked)))
    if (own.length === 0 || !isThere) return []
    const whole = street.words.every((word) => words.includes(word))
    return {
      street,
      fit: own.length + (whole ? 2 : 0) + (kind !== '' && kind === street.kind ? 0.5 : 0),
    }
  })
}

function spotOf(street: IndexedStreet, asked: string | null): FoundStreet {
  const [lon, lat] = street.p
  const middle: FoundStreet = { street, number: null, exactness: 'street', lat, lon }
  if (asked === null) return middle
  const numbers = readNumbers(street.h)
  const exact = numbers.find(({ number }) => number === asked)
  if (exact) return { ...middle, ...exact, exactness: 'number' }
  const wanted = Number.parseInt(asked, 10)
  const [next] = numbers
    .map((one) => ({ one, apart: Math.abs(Number.parseInt(one.number, 10) - wanted) }))
    .filter(({ apart }) => apart <= NEXT_DOOR)
    // The same side of the street first: even and odd numbers face each other.
    .sort((a, b) => a.apart + (a.apart % 2) * 5 - b.apart - (b.apart % 2) * 5)
  return next ? { ...middle, ...next.one, exactness: 'near' } : middle
}
