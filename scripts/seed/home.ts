import type { Condition, Island, PropertyInput } from '../../generated/model/index.ts'
import {
  operationFor,
  offerOf,
  bedroomsFor,
  featuresFor,
  energyFor,
  mandateFor,
} from './home-parts.ts'
import { SHAPES } from './home-shapes.ts'
import { place, type Around } from './places.ts'
import { perM2, rentShare } from './prices.ts'
import type { Chance } from './random.ts'
import { texts } from './texts.ts'

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
export function demoHome(
  random: Chance,
  { island, around }: { island: Island; around?: Around },
  day: Date,
): DemoHome {
  const shape = random.weighted(SHAPES.map((one) => [one, one.weight] as const))
  const { home, label, factor, location } = place(random, { island, around }, shape)
  const operation = operationFor(random, shape)
  const rooms = shape.type === 'vivienda'
  const built = shape.built[1] ? random.whole(...shape.built) : undefined
  const plot = shape.plot ? random.whole(...shape.plot) : undefined
  const condition = operation === 'ON' ? 'obra_nueva' : random.weighted(CONDITIONS)
  const base =
    perM2(home.ine, island) *
    factor *
    shape.factor *
    (FACTOR[condition] ?? 1) *
    (0.82 + random.next() * 0.42)
  const value = (built ?? plot ?? 1) * base + (built && plot ? Math.min(plot, 20_000) * 4 : 0)
  const sea = random.is(shape.subtype === 'villa' || shape.subtype === 'atico' ? 0.5 : 0.16)
  const share = rentShare(perM2(home.ine, island))
  const offer = offerOf(random, { operation, value, share }, day)
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
      soldShown: true,
      contactMethods: ['EMAIL', 'PHONE', 'WHATSAPP'],
    },
  }
  return { input, kind, rooms, price: offer.price ?? 0 }
}
