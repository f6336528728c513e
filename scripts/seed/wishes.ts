import type { DemandInput, Island, Language } from '../../generated/model/index.ts'
import { askingPrice, askingRent, perM2, rentShare } from './prices.ts'
import type { Chance } from './random.ts'
import { mailOf } from './mail-of.ts'

const PEOPLE: [first: string, last: string, language: Language][] = [
  ['Klaus', 'Brandt', 'de'],
  ['Anna', 'Lehmann', 'de'],
  ['Sofie', 'Lindqvist', 'en'],
  ['Oliver', 'Shaw', 'en'],
  ['Emma', 'Whitaker', 'en'],
  ['Marta', 'Vidal', 'es'],
  ['Lucía', 'Romero', 'es'],
  ['Carlos', 'Ibáñez', 'es'],
  ['Joan', 'Crespí', 'ca'],
  ['Neus', 'Bosch', 'ca'],
  ['Maria', 'Sureda', 'ca'],
  ['Pierre', 'Laurent', 'en'],
  ['Jürgen', 'Maier', 'de'],
  ['Greta', 'Hofmann', 'de'],
]

/** Where people ask on each island: slugs of places, with the municipality whose prices hold. */
type Where = [ine: string, places: string[]]
const WHERE: Record<Island, [Where, ...Where[]]> = {
  MALLORCA: [
    ['07040', ['palma']],
    ['07061', ['soller', 'fornalutx', 'deia']],
    ['07003', ['alcudia', 'pollenca']],
    ['07057', ['santanyi', 'felanitx']],
    ['07011', ['calvia', 'andratx']],
  ],
  MENORCA: [
    ['07032', ['mao', 'es-castell']],
    ['07015', ['ciutadella-de-menorca']],
    ['07037', ['es-mercadal']],
  ],
  IBIZA: [
    ['07026', ['eivissa']],
    ['07054', ['santa-eularia-des-riu']],
    ['07046', ['sant-antoni-de-portmany']],
  ],
  FORMENTERA: [['07024', ['formentera']]],
}

const KINDS = [
  {
    subtypes: ['piso', 'atico', 'planta_baja'],
    area: 90,
    bedrooms: 2,
    wishes: ['lift', 'terrace', 'parking', 'balcony'],
  },
  {
    subtypes: ['casa_de_pueblo', 'casa'],
    area: 140,
    bedrooms: 3,
    wishes: ['patio', 'terrace', 'fireplace', 'parking'],
  },
  {
    subtypes: ['chalet_independiente', 'villa'],
    area: 220,
    bedrooms: 4,
    wishes: ['pool', 'garden', 'parking', 'airConditioning'],
  },
  {
    subtypes: ['finca_rustica'],
    area: 260,
    bedrooms: 4,
    wishes: ['pool', 'garden', 'guestApartment', 'solarPanels'],
  },
] as const

const TALK: Record<'V' | 'A', string[]> = {
  V: [
    'Vienen en avión cada dos semanas y pueden visitar los viernes.',
    'Venden su casa en Madrid; hasta marzo no tienen el dinero.',
    'Prefieren calles tranquilas y poder ir a pie al pueblo.',
    'Han visto seis casas con otra agencia y saben lo que quieren.',
  ],
  A: [
    'Contrato indefinido los dos, entran cuando haga falta.',
    'Buscan para todo el año, con un perro pequeño.',
    'Necesitan estar cerca del colegio.',
  ],
}

/** What somebody looks for on an island, or as a flat in Palma, at the prices of the place. */
export function demoDemand(random: Chance, where: Island | 'PALMA', at: number): DemandInput {
  const who = at % PEOPLE.length
  const [firstName, lastName, language] = PEOPLE[who] ?? random.pick(PEOPLE)
  const inPalma = where === 'PALMA'
  const island = inPalma ? 'MALLORCA' : where
  const [ine, places] = inPalma ? WHERE.MALLORCA[0] : random.pick(WHERE[island])
  const kind = inPalma ? KINDS[0] : random.pick(KINDS)
  const rents = !inPalma && random.is(0.2)
  const each = perM2(ine, island)
  const value = each * kind.area * (0.9 + random.next() * 0.5)
  const priceMax = rents ? askingRent((value * rentShare(each)) / 12) : askingPrice(value)
  const [first, ...others] = random.some(kind.wishes, 0.6)
  const urgency = random.weighted([
    ['hot', 2],
    ['warm', 5],
    ['cold', 3],
  ] as const)
  // The address they enquire and come to viewings with: one record tells all of a person.
  const email = mailOf(firstName, lastName)
  return {
    contact: { firstName, lastName, language, email, phone: `+3461155${String(4000 + who)}` },
    what: {
      operations: [rents ? 'A' : 'V'],
      types: ['vivienda'],
      subtypes: [...kind.subtypes],
      ...(rents ? {} : { purpose: random.pick(['primary', 'second_home', 'investment'] as const) }),
    },
    where: { islands: [island], places },
    home: {
      areaMin: Math.round(kind.area * 0.8),
      bedroomsMin: kind.bedrooms,
      bathroomsMin: random.whole(1, 2),
      ...(first && { mustHave: [first] }),
      ...(others.length > 0 && { niceToHave: others }),
    },
    money: {
      ...(rents ? {} : { priceMin: Math.round((priceMax * 0.6) / 1_000_000) * 1_000_000 }),
      priceMax,
      priceFlexPct: random.pick([5, 10, 10, 15]),
      ...(rents ? {} : { payment: random.pick(['cash', 'mortgage'] as const) }),
    },
    buyer: {
      urgency,
      languages:
        language === 'es' || language === 'ca'
          ? [language]
          : ([language, 'en'].filter(
              (one, index, all) => all.indexOf(one) === index,
            ) as Language[]),
    },
    follow: {
      channel: random.pick(['EMAIL', 'WHATSAPP', 'PHONE'] as const),
      frequency: random.pick(['instant', 'daily', 'weekly'] as const),
      source: random.pick(['web', 'portal', 'phone', 'walk_in', 'referral'] as const),
      shared: random.is(0.4),
      notes: random.pick(TALK[rents ? 'A' : 'V']),
    },
  }
}
