import type {
  Condition,
  EnergyLetter,
  FeatureCode,
  Island,
  Operation,
  PropertyInput,
  PropertyOffer,
  PropertySubtype,
  PropertyType,
} from '../../generated/model/index.ts'
import { place } from './places.ts'
import { askingPrice, askingRent, perM2, RENT_SHARE } from './prices.ts'
import type { Chance } from './random.ts'
import { texts } from './texts.ts'

interface Shape {
  type: PropertyType
  subtype?: PropertySubtype
  weight: number
  built: [number, number]
  plot?: [number, number]
  /** Price per m² against the municipality's. */
  factor: number
}

/** What is on offer on the islands and how big it is. */
const SHAPES: Shape[] = [
  { type: 'vivienda', subtype: 'piso', weight: 26, built: [55, 140], factor: 1 },
  { type: 'vivienda', subtype: 'apartamento', weight: 15, built: [45, 115], factor: 1.1 },
  { type: 'vivienda', subtype: 'atico', weight: 6, built: [70, 160], factor: 1.3 },
  { type: 'vivienda', subtype: 'duplex', weight: 4, built: [90, 170], factor: 1.05 },
  { type: 'vivienda', subtype: 'estudio', weight: 3, built: [28, 48], factor: 1.2 },
  { type: 'vivienda', subtype: 'planta_baja', weight: 5, built: [60, 130], factor: 0.95 },
  {
    type: 'vivienda',
    subtype: 'casa_de_pueblo',
    weight: 11,
    built: [95, 280],
    plot: [60, 320],
    factor: 0.85,
  },
  {
    type: 'vivienda',
    subtype: 'adosado',
    weight: 5,
    built: [95, 180],
    plot: [80, 260],
    factor: 0.95,
  },
  {
    type: 'vivienda',
    subtype: 'chalet_independiente',
    weight: 7,
    built: [140, 340],
    plot: [300, 1400],
    factor: 1.05,
  },
  {
    type: 'vivienda',
    subtype: 'villa',
    weight: 6,
    built: [220, 620],
    plot: [700, 4000],
    factor: 1.45,
  },
  {
    type: 'vivienda',
    subtype: 'finca_rustica',
    weight: 8,
    built: [150, 520],
    plot: [7000, 90000],
    factor: 1.2,
  },
  { type: 'terreno', subtype: 'urbano', weight: 2, built: [0, 0], plot: [300, 1200], factor: 0.14 },
  {
    type: 'terreno',
    subtype: 'rustico_no_edificable',
    weight: 3,
    built: [0, 0],
    plot: [7000, 42000],
    factor: 0.006,
  },
  { type: 'local', subtype: 'local_comercial', weight: 4, built: [40, 260], factor: 0.6 },
  { type: 'oficina', weight: 2, built: [45, 220], factor: 0.6 },
  { type: 'parking', subtype: 'individual', weight: 2, built: [11, 16], factor: 0.42 },
  {
    type: 'edificio',
    subtype: 'residencial',
    weight: 1,
    built: [280, 900],
    plot: [150, 500],
    factor: 0.7,
  },
]
const CONDITIONS: [Condition, number][] = [
  ['buen_estado', 34],
  ['muy_buen_estado', 18],
  ['reformado', 20],
  ['a_estrenar', 6],
  ['reformar', 12],
  ['reformar_parcial', 10],
]
const FACTOR: Partial<Record<Condition, number>> = {
  reformar: 0.68,
  reformar_parcial: 0.85,
  reformado: 1.08,
  a_estrenar: 1.2,
  obra_nueva: 1.22,
  muy_buen_estado: 1.05,
}

/** A home ready to be entered, with the kind that its pictures must fit. */
export interface DemoHome {
  input: PropertyInput
  kind: string
  rooms: boolean
  price: number
}

/**
 * One credible home of an island: size, price by place and state, features by kind, texts that say
 * what is true.
 */
export function demoHome(random: Chance, island: Island, day: Date): DemoHome {
  const shape = random.weighted(SHAPES.map((one) => [one, one.weight] as const))
  const { home, label, location } = place(random, island)
  const operation = operationFor(random, shape)
  const rooms = shape.type === 'vivienda'
  const built = shape.built[1] ? random.whole(...shape.built) : undefined
  const plot = shape.plot ? random.whole(...shape.plot) : undefined
  const condition = operation === 'ON' ? 'obra_nueva' : random.weighted(CONDITIONS)
  const base =
    perM2(home.ine, island) *
    shape.factor *
    (FACTOR[condition] ?? 1) *
    (0.82 + random.next() * 0.42)
  const value = (built ?? plot ?? 1) * base + (built && plot ? Math.min(plot, 20_000) * 4 : 0)
  const sea = random.is(shape.subtype === 'villa' || shape.subtype === 'atico' ? 0.5 : 0.16)
  const offer = offerOf(random, operation, value, day)
  const bedrooms = rooms ? bedroomsFor(shape, built ?? 60) : undefined
  const bathrooms = rooms
    ? Math.max(1, Math.round((bedrooms ?? 1) * 0.7))
    : shape.type === 'local' || shape.type === 'oficina'
      ? 1
      : undefined
  const pool =
    rooms &&
    (shape.subtype === 'villa'
      ? random.is(0.9)
      : shape.plot && (plot ?? 0) > 400
        ? random.is(0.5)
        : shape.subtype === 'apartamento' && random.is(0.35))
  const features = featuresFor(random, shape)
  const marks = [
    pool ? 'pool' : '',
    sea ? 'sea' : '',
    features.includes('terrace') ? 'terrace' : '',
    features.includes('patio') ? 'patio' : '',
  ].filter(Boolean)
  const facts = [
    rooms ? 'rooms' : built ? 'area' : '',
    plot ? 'plot' : '',
    pool ? 'pool' : '',
    features.includes('lift') ? 'lift' : '',
    features.includes('fireplace') ? 'fireplace' : '',
    condition.startsWith('reformar') && rooms ? 'works' : rooms ? 'ready' : '',
    operation === 'A' ? 'let' : '',
  ].filter(Boolean)
  const kind = shape.subtype ?? shape.type
  const input: PropertyInput = {
    basics: {
      type: shape.type,
      ...(shape.subtype && { subtype: shape.subtype }),
      offers: [offer],
      ...(built && shape.type !== 'parking'
        ? {
            condition,
            constructionYear:
              operation === 'ON'
                ? day.getFullYear()
                : random.whole(
                    shape.subtype === 'casa_de_pueblo' || shape.subtype === 'finca_rustica'
                      ? 1850
                      : 1965,
                    2022,
                  ),
          }
        : {}),
    },
    location: {
      ...location,
      ...(['piso', 'apartamento', 'duplex', 'estudio'].includes(kind)
        ? { floor: String(random.whole(1, 5)) }
        : {}),
    },
    layout: {
      ...(built ? { built, usable: Math.round(built * 0.86 * 10) / 10 } : {}),
      ...(plot ? { plot } : {}),
      ...(features.includes('terrace') && rooms ? { terrace: random.whole(6, 60) } : {}),
      ...(rooms
        ? {
            ...(bedrooms === undefined ? {} : { bedrooms }),
            furnished: random.pick(['none', 'partial', 'full'] as const),
            kitchenType: random.pick(['independent', 'open'] as const),
            views: sea ? ['sea'] : [random.pick(['mountain', 'country', 'city'] as const)],
            orientation: [random.pick(['S', 'SE', 'SW', 'E'] as const)],
          }
        : {}),
      ...(bathrooms ? { bathrooms } : {}),
      areaSource: random.pick(['deed', 'cadastre', 'measured'] as const),
    },
    features: {
      ...(features.length ? { features } : {}),
      ...(rooms
        ? {
            pool: pool ? (shape.subtype === 'apartamento' ? 'communal' : 'private') : 'none',
            airConditioning: random.pick(['none', 'cold', 'coldHeat', 'coldHeat'] as const),
            heatingType: random.pick([
              'individualHeatPump',
              'individualGas',
              'individualElectric',
              'noHeating',
            ] as const),
            ...(random.is(0.4) ? { parkingSpaces: random.whole(1, 2) } : {}),
          }
        : {}),
    },
    legal: {
      ...(['vivienda', 'oficina', 'local', 'edificio'].includes(shape.type)
        ? { energy: energyFor(random) }
        : {}),
      ...(rooms ? { cedula: { state: random.pick(['has', 'has', 'applied'] as const) } } : {}),
      ...(operation === 'TDA'
        ? {
            touristLicence: {
              kind: 'ETV' as const,
              number: `ETV/${random.whole(1000, 9999)}`,
              places: (bedrooms ?? 1) * 2,
            },
          }
        : {}),
      ...(rooms && random.is(0.7)
        ? {
            communityFee: random.whole(30, 190) * 100,
            communityFeePeriod: 'month' as const,
            ibiYearly: random.whole(220, 1800) * 100,
          }
        : {}),
    },
    mandate: mandateFor(random, day),
    texts: texts(random, {
      kind,
      place: label,
      marks,
      facts,
      numbers: { beds: bedrooms, baths: bathrooms, built, plot },
    }),
    publication: {
      showPriceHistory: true,
      showExclusive: random.is(0.6),
      contactMethods: ['EMAIL', 'PHONE', 'WHATSAPP'],
    },
  }
  return { input, kind, rooms, price: offer.price ?? 0 }
}

function operationFor(random: Chance, shape: Shape): Operation {
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

function offerOf(random: Chance, operation: Operation, value: number, day: Date): PropertyOffer {
  if (operation === 'A')
    return {
      operation,
      price: askingRent((value * RENT_SHARE) / 12),
      rentPeriod: 'MONTH',
      depositMonths: 1,
      petsAllowed: random.is(0.4),
      availableFrom: day.toISOString().slice(0, 10),
    }
  if (operation === 'TDA')
    return {
      operation,
      price: askingRent(((value * RENT_SHARE) / 12) * 1.7),
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

const bedroomsFor = (shape: Shape, built: number): number =>
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

function featuresFor(random: Chance, shape: Shape): FeatureCode[] {
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

function energyFor(random: Chance): NonNullable<NonNullable<PropertyInput['legal']>['energy']> {
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

function mandateFor(random: Chance, day: Date): NonNullable<PropertyInput['mandate']> {
  const date = (days: number): string =>
    new Date(day.getTime() + days * 86_400_000).toISOString().slice(0, 10)
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
