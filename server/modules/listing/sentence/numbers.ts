import { SeaMaxParameter } from '../../../../generated/model/index.ts'
import { monthAt, rent } from './monthly.ts'
import type { Token } from './tokens.ts'
import type { ListingSentenceValue } from './value.ts'

const words = (list: string): Set<string> => new Set(list.split(', '))

const BEDROOMS = words(
  'dormitorio, dormitorios, dorm, habitacion, habitaciones, hab, habs, bedroom, bedrooms, bed, ' +
    'beds, dormitori, dormitoris, habitacio, habitacions, schlafzimmer, schlafzimmern',
)
const BATHROOMS = words(
  'bano, banos, bathroom, bathrooms, bath, baths, bany, banys, bad, bader, badern, badezimmer, badezimmern',
)
const METRES = words('m2, metros, sqm, metres, quadratmeter, qm')
const SQUARE = words('cuadrados, quadrats')
const EUROS = words('€, euro, euros, eur')
const THOUSAND = words('mil, k, thousand, tausend, tsd')
const MILLION = words('millon, millones, million, millions, milio, milions, millionen, mio')

const COUNTS: Record<string, number> = Object.fromEntries(
  [
    'un, una, uno, one, ein, eine, einem',
    'dos, two, dues, zwei',
    'tres, three, drei',
    'cuatro, four, quatre, vier',
    'cinco, five, cinc, funf',
    'seis, six, sis, sechs',
  ].flatMap((list, index) => list.split(', ').map((word) => [word, index + 1])),
)

const MOST = [
  'hasta, maximo, max, menos de, por menos de, como mucho, no mas de, up to, under, below, maximum',
  'less than, at most, no more than, fins a, fins, maxim, menys de, com a molt, com a maxim',
  'bis, bis zu, unter, maximal, hochstens, weniger als, hasta un maximo de',
]
const LEAST = [
  'desde, minimo, al menos, mas de, a partir de, como minimo, from, at least, over, more than',
  'minimum, min, des de, minim, almenys, mes de, com a minim, ab, mindestens, uber, mehr als, von',
]
const LIMITS = new Map<string, 'most' | 'least'>([
  ...MOST.join(', ')
    .split(', ')
    .map((phrase) => [phrase, 'most'] as const),
  ...LEAST.join(', ')
    .split(', ')
    .map((phrase) => [phrase, 'least'] as const),
])
const BETWEEN = words('entre, between, zwischen')
const FROM = words('de, desde, from, von')
const AND = words('y, and, i, und')
const TO = words('a, to, bis, fins, hasta')
const SEA = [
  'm|km del mar',
  'm|km de la mar',
  'm|km de la playa',
  'm|km de la platja',
  'm|km from the sea',
  'm|km to the sea',
  'm|km from the beach',
  'm|km vom meer',
  'm|km zum meer',
  'm|km vom strand',
  'm|km zum strand',
]
/** Nobody sells a home for less, and no size is so large: a bare number is a price, EUR. */
const SALE_FROM = 10_000
const RENT_FROM = 200
/** What the search takes at most, as its parameters say: EUR cents and m². */
export const MOST_CENTS = 99_999_999_999
export const MOST_METRES = 10_000_000

/**
 * What a number says, and how many tokens it took; no values where it is heard and no filter can
 * say it, null where it says nothing sure.
 */
export type Reading = { values: ListingSentenceValue[]; used: number } | null

const at = (tokens: readonly Token[], i: number): string => tokens[i]?.text ?? ''

/** Up to four words that limit a number: `hasta`, `no más de`. */
function limitAt(
  tokens: readonly Token[],
  i: number,
): { limit: 'most' | 'least'; used: number } | null {
  for (let used = 4; used > 0; used -= 1) {
    const phrase = tokens
      .slice(i, i + used)
      .map(({ text }) => text)
      .join(' ')
    const limit = tokens.length >= i + used ? LIMITS.get(phrase) : undefined
    if (limit) return { limit, used }
  }
  return null
}

/** An amount in digits with `mil` or `million` behind it; in words only where things are counted. */
function amountAt(
  tokens: readonly Token[],
  i: number,
): { value: number; used: number; inWords: boolean; large: boolean } | null {
  const token = tokens[i]
  if (!token) return null
  const count = COUNTS[token.text]
  const value = token.number ?? count
  if (value === undefined || value === null) return null
  const next = at(tokens, i + 1)
  const times = THOUSAND.has(next) ? 1000 : MILLION.has(next) ? 1_000_000 : 1
  return {
    value: value * times,
    used: times === 1 ? 1 : 2,
    inWords: token.number === null,
    large: times > 1,
  }
}

function seaAt(tokens: readonly Token[], i: number, value: number): Reading {
  for (const phrase of SEA) {
    const [unit = '', ...rest] = phrase.split(' ')
    const [metres, kilometres] = unit.split('|')
    const heard = at(tokens, i)
    if (heard !== metres && heard !== kilometres) continue
    if (!rest.every((word, k) => at(tokens, i + 1 + k) === word)) continue
    const far = value * (heard === 'km' ? 1000 : 1)
    // Only what the filter can say; 300 m is neither 250 nor 500.
    return Object.values(SeaMaxParameter).includes(far as never)
      ? { values: [{ filter: 'seaMax', value: String(far) }], used: 1 + rest.length }
      : null
  }
  return null
}

const cents = (euros: number): string => String(Math.round(euros * 100))

/** The unit behind a number. `alone`: it has no word that limits it. */
function withUnit(
  tokens: readonly Token[],
  i: number,
  amount: { value: number; inWords: boolean; large: boolean },
  limit: 'most' | 'least' | null,
  rents: boolean,
): Reading {
  const { value } = amount
  const unit = at(tokens, i)
  const counted = BEDROOMS.has(unit) ? 'bedroomsMin' : BATHROOMS.has(unit) ? 'bathroomsMin' : null
  if (counted)
    // At most so many rooms is no filter there is: all of it stays words, lest it be turned round.
    return limit === 'most' || !Number.isInteger(value) || value > 100
      ? { values: [], used: 1 }
      : { values: [{ filter: counted, value: String(value) }], used: 1 }
  if (amount.inWords && !amount.large) return null
  if (METRES.has(unit)) {
    const filter = limit === 'most' ? 'areaMax' : 'areaMin'
    return {
      values: value > MOST_METRES ? [] : [{ filter, value: String(Math.round(value)) }],
      used: SQUARE.has(at(tokens, i + 1)) ? 2 : 1,
    }
  }
  const sea = limit === 'least' ? null : seaAt(tokens, i, value)
  if (sea) return sea
  const euros = EUROS.has(unit)
  const monthly = monthAt(tokens, i + (euros ? 1 : 0))
  const sure =
    value >= (rents || monthly > 0 ? RENT_FROM : SALE_FROM) &&
    value < 1e9 &&
    unit !== 'm' &&
    unit !== 'km'
  if (!euros && !(sure && (limit !== null || amount.large || monthly > 0))) return null
  const filter = limit === 'least' ? 'priceMin' : 'priceMax'
  return {
    values:
      value * 100 > MOST_CENTS ? [] : [{ filter, value: cents(value) }, ...rent(monthly, rents)],
    used: (euros ? 1 : 0) + monthly,
  }
}

/** What stands between the numbers of a range, and how many tokens it took. */
function joinAt(tokens: readonly Token[], i: number, opens: string): number | null {
  if (tokens[i]?.dashed) return 0
  const word = at(tokens, i)
  return (BETWEEN.has(opens) ? AND : TO).has(word) ? 1 : null
}

/**
 * `entre 300.000 y 500.000 €`, `de 80 a 100 m²`, `80-100 m²`: the lower and the higher price or
 * size. Rooms and ways to the sea have one limit only: a range of them stays words, as one does
 * whose ends are the wrong way round.
 */
function rangeAt(tokens: readonly Token[], i: number, rents: boolean): Reading {
  const opens = at(tokens, i)
  const start = BETWEEN.has(opens) || FROM.has(opens) ? i + 1 : i
  const low = amountAt(tokens, start)
  const middle = start + (low?.used ?? 0)
  const join = low ? joinAt(tokens, middle, opens) : null
  const high = join === null ? null : amountAt(tokens, middle + join)
  if (!low || join === null || !high) return null
  const end = middle + join + high.used
  // `entre 300 y 500 mil`: both are thousands.
  const scale =
    high.large && !low.large && low.value < 1000
      ? high.value / (tokens[middle + join]?.number ?? 1)
      : 1
  const upper = withUnit(tokens, end, high, 'most', rents)
  if (!upper) return null
  const [most] = upper.values
  const used = end - i + upper.used
  const lower = low.value * scale
  if (!most || !most.filter.endsWith('Max') || most.filter === 'seaMax' || lower > high.value)
    return { values: [], used }
  return {
    values: [
      most.filter === 'priceMax'
        ? { filter: 'priceMin', value: cents(lower) }
        : { filter: 'areaMin', value: String(Math.round(lower)) },
      most,
    ],
    used,
  }
}

/** What stands at this place as a number with its limit and unit. */
export function numberAt(tokens: readonly Token[], i: number, rents: boolean): Reading {
  const range = rangeAt(tokens, i, rents)
  if (range) return range
  const limit = limitAt(tokens, i)
  const start = i + (limit?.used ?? 0)
  const amount = amountAt(tokens, start)
  if (!amount) return null
  const end = start + amount.used
  const found = withUnit(tokens, end, amount, limit?.limit ?? null, rents)
  return found && { values: found.values, used: end - i + found.used }
}
