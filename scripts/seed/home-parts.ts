import type {
  EnergyLetter,
  FeatureCode,
  Operation,
  PropertyInput,
  PropertyOffer,
} from '../../generated/model/index.ts'
import type { Shape } from './home-shapes.ts'
import { askingRent, askingPrice } from './prices.ts'
import type { Chance } from './random.ts'

export function operationFor(random: Chance, shape: Shape): Operation {
  if (shape.type === 'local' && random.is(0.2)) return 'T'
  if (shape.type === 'vivienda' && !shape.plot)
    return random.weighted([
      ['V', 70],
      ['A', 18],
      ['TDA', 5],
      ['ON', 7],
    ] as const)
  return random.weighted([
    ['V', 88],
    ['A', shape.type === 'terreno' ? 0 : 9],
    ['TDA', shape.type === 'vivienda' ? 3 : 0],
  ] as const)
}
/** What is asked: `value` in EUR, `share` of it that a year's rent is. */
export function offerOf(
  random: Chance,
  { operation, value, share }: { operation: Operation; value: number; share: number },
  day: Date,
): PropertyOffer {
  if (operation === 'A')
    return {
      operation,
      price: askingRent((value * share) / 12),
      rentPeriod: 'MONTH',
      depositMonths: 1,
      petsAllowed: random.is(0.4),
      availableFrom: day.toISOString().slice(0, 10),
    }
  if (operation === 'TDA')
    return {
      operation,
      price: askingRent(((value * share) / 12) * 1.7),
      rentPeriod: 'SEASON_MONTH',
      minStayMonths: 1,
      maxStayMonths: 11,
      depositMonths: 1,
    }
  if (operation === 'T')
    return {
      operation,
      price: askingRent((value * 0.06) / 12),
      transferPrice: askingPrice(value * 0.12),
    }
  return { operation, price: askingPrice(value) }
}
export const bedroomsFor = (shape: Shape, built: number): number =>
  shape.subtype === 'estudio'
    ? 0
    : Math.max(1, Math.min(8, Math.round(built / (shape.plot ? 52 : 36))))
const POSSIBLE: FeatureCode[] = [
  'terrace',
  'balcony',
  'wardrobes',
  'storageRoom',
  'fireplace',
  'doubleGlazing',
  'alarm',
  'barbecue',
  'laundry',
  'bright',
  'internet',
  'evCharger',
]
export function featuresFor(random: Chance, shape: Shape): FeatureCode[] {
  if (shape.type === 'terreno') return random.some(['fenced', 'irrigation'] as FeatureCode[], 0.4)
  if (shape.type === 'parking')
    return random.some(['autoGate', 'access24h', 'evCharger'] as FeatureCode[], 0.5)
  if (shape.type !== 'vivienda')
    return random
      .some(['stepFreeAccess', 'storageRoom', 'alarm', 'bright', 'corner'] as FeatureCode[], 0.35)
      .filter((code) => shape.type !== 'edificio' || code !== 'bright')
      .filter((code) => shape.type !== 'edificio' || code !== 'stepFreeAccess')
  const flat = !shape.plot
  return [
    ...(flat && random.is(0.6) ? ['lift' as const] : []),
    ...(shape.subtype === 'casa_de_pueblo' ? ['patio' as const] : []),
    ...random.some(POSSIBLE, 0.38),
  ]
}
export function energyFor(
  random: Chance,
): NonNullable<NonNullable<PropertyInput['legal']>['energy']> {
  if (random.is(0.12)) return { status: 'in_process' }
  const letter = random.weighted([
    ['B', 6],
    ['C', 12],
    ['D', 26],
    ['E', 34],
    ['F', 12],
    ['G', 10],
  ] as [EnergyLetter, number][])
  return {
    status: 'provided',
    consumptionLetter: letter,
    emissionsLetter: letter,
    consumptionKwh:
      { A: 30, B: 55, C: 85, D: 125, E: 190, F: 260, G: 330 }[letter] + random.whole(-9, 9),
  }
}
const OWNERS = [
  'Catalina Oliver',
  'Joan Crespí',
  'Francisca Bauzà',
  'Margalida Riera',
  'Herederos Mayol',
  'Peter Lindqvist',
  'Antònia Serra',
  'Miquel Torres',
  'Susanne Vogel',
  'Llorenç Amengual',
]
export function mandateFor(random: Chance, day: Date): NonNullable<PropertyInput['mandate']> {
  const date = (days: number): string =>
    new Date(day.getTime() + days * 86400000).toISOString().slice(0, 10)
  return {
    owners: [
      {
        name: random.pick(OWNERS),
        role: 'owner',
        sharePct: 100,
        phone: `+3460055${random.whole(5000, 5999)}`,
      },
    ],
    exclusive: random.weighted([
      ['none', 55],
      ['exclusive', 38],
      ['shared_exclusive', 7],
    ] as const),
    startsOn: date(-20),
    endsOn: date(random.whole(200, 700)),
    tacitExtension: true,
    commissionType: 'percent',
    commissionPct: random.pick([3, 4, 5]),
    commissionPaidBy: 'owner',
    keysHeld: random.is(0.5),
    keysPlace: 'office',
    shared: random.is(0.4),
  }
}
