import {
  emailOf,
  firstNameOf,
  homeOf,
  kindOf,
  lastNameOf,
  personOf,
  phoneOf,
  placeOf,
  refOf,
  slugOf,
} from './record.ts'
import { pick, share, uuidOf, whole } from './seed.ts'
import {
  AGENCIES,
  DESCRIPTIONS,
  EVENTS,
  SENTENCES,
  STREETS,
  TITLES,
  type FourTexts,
} from './texts.ts'

/** Where a value stands: whose record it is of, and who asks. */
export interface ValueContext {
  /** The record it belongs to: its id, or what stands for one. */
  record: string
  /** The tag of the operation. */
  tag: string
  lang: keyof FourTexts
  /** The day on which the mock believes to be. */
  today: Date
  params: Record<string, unknown>
  query: Record<string, unknown>
  role: string
}

type Maker = (spot: ValueContext, name: string) => unknown

const DAY = 86_400_000
const iso = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`
const inDays = (spot: ValueContext, days: number, minutes = 0): Date =>
  new Date(spot.today.getTime() + days * DAY + minutes * 60_000)
const said = (spot: ValueContext, name: string, texts: readonly FourTexts[]): string =>
  pick(`${spot.record}.${name}`, texts)[spot.lang]
const between =
  (min: number, max: number): Maker =>
  ({ record }, name) =>
    whole(`${record}.${name}`, min, max)
const home =
  (field: keyof ReturnType<typeof homeOf>): Maker =>
  ({ record }) =>
    homeOf(record)[field]
const agencyName = (record: string): string => pick(`${refOf('agency', record)}.name`, AGENCIES)
const isAgency = ({ tag }: ValueContext): boolean => tag === 'agency'

/**
 * The hour at which something begins: inside the days asked for, else in the week around today;
 * whole quarters.
 */
function startOf(spot: ValueContext): Date {
  const from = typeof spot.query['from'] === 'string' ? Date.parse(spot.query['from']) : Number.NaN
  const to = typeof spot.query['to'] === 'string' ? Date.parse(spot.query['to']) : Number.NaN
  const first = Number.isNaN(from) ? spot.today.getTime() - 2 * DAY : from
  const days = Number.isNaN(to) ? 9 : Math.max(1, Math.floor((to - first) / DAY))
  return new Date(
    first -
      (first % DAY) +
      whole(`${spot.record}.day`, 0, days - 1) * DAY +
      whole(`${spot.record}.quarter`, 32, 68) * 900_000,
  )
}

/** Values by the name of their field. The first that fits the field's own schema is taken. */
const BY_NAME: [RegExp, Maker][] = [
  [/^(?:geoPrecision|precision)$/, () => 'moved'],
  [/^(?:price|priceSeen|priceSent|priceWhenSaved|askedPrice)$/, home('price')],
  [/^(?:previousPrice|old)$/, home('previousPrice')],
  [
    /^(?:operation|rentPeriod|pricePerM2|bedrooms|bathrooms|area|ref)$/,
    (spot, name) => homeOf(spot.record)[name as 'area'],
  ],
  [/^type$/, () => 'vivienda'],
  [
    /^subtype$/,
    ({ record }) =>
      pick(`${record}.subtype`, [
        'piso',
        'atico',
        'casa_de_pueblo',
        'finca_rustica',
        'villa',
        'planta_baja',
        'adosado',
      ]),
  ],
  [
    /^(?:types|kind)$/,
    ({ tag }) => (/listing|property|saved|seen|selection/.test(tag) ? 'photo' : undefined),
  ],
  [
    /^(?:state|status)$/,
    ({ tag }) => (/listing|property|saved|seen/.test(tag) ? 'active' : undefined),
  ],
  [/^state$/, () => 'ready'],
  [/^fail$/, ({ record }) => pick(`${record}.fail`, ['must', 'price', 'bedrooms', 'area'])],
  [
    /^code$/,
    ({ tag, record }) =>
      tag === 'match' ? pick(`${record}.code`, ['parking', 'lift', 'pool', 'terrace']) : undefined,
  ],
  [/^agencies$/, between(2, 3)],
  [/^totalIsEstimate$/, () => false],
  [/^(?:built|builtWithCommon)$/, home('area')],
  [/^usable$/, ({ record }) => Math.round(homeOf(record).area * 0.86)],
  [/^plot$/, between(150, 14_000)],
  [/^(?:constructionYear|yearMin)$/, between(1890, 2022)],
  [/^(?:renovationYear|yearMax)$/, between(2005, 2024)],
  [/^(?:town|place|placeName|city)$/, ({ record }) => placeOf(record).town],
  [/^(?:municipality)$/, ({ record }) => placeOf(record).municipality],
  [/^(?:municipalityIne|ine)$/, ({ record }) => placeOf(record).ine],
  [/^island$/, ({ record }) => placeOf(record).island],
  [/^postalCode$/, ({ record }) => placeOf(record).postalCode],
  [/^(?:zoneName|zone|urbanisation)$/, ({ record }) => placeOf(record).zone],
  [
    /^lat$/,
    ({ record }) =>
      Number((placeOf(record).lat + (share(`${record}.lat`) - 0.5) * 0.02).toFixed(5)),
  ],
  [
    /^lon$/,
    ({ record }) =>
      Number((placeOf(record).lon + (share(`${record}.lon`) - 0.5) * 0.02).toFixed(5)),
  ],
  [
    /^(?:street|address|complaintsAddress|location)$/,
    ({ record }) =>
      `${pick(`${record}.street`, STREETS)}, ${whole(`${record}.door`, 1, 90)}, ${placeOf(record).town}`,
  ],
  [/^(?:first_name|firstName)$/, ({ record }) => firstNameOf(record)],
  [/^(?:last_name|lastName)$/, ({ record }) => lastNameOf(record)],
  [/^(?:agency|agencyName|tradeName|legalName)$/, ({ record }) => agencyName(record)],
  [
    /^name$/,
    (spot) =>
      isAgency(spot)
        ? agencyName(spot.record)
        : spot.tag === 'place'
          ? placeOf(spot.record).town
          : personOf(spot.record),
  ],
  [/^(?:slug|placeSlug)$/, ({ record }) => slugOf(placeOf(record).town)],
  [/^(?:role)$/, ({ role }) => role],
  [/^language$/, ({ lang }) => lang],
  [
    /^token$/,
    ({ role, record }) =>
      `mock-${role}-${uuidOf(record)}${uuidOf(`${record}t`)}`.replaceAll('-', '').slice(0, 43),
  ],
  [/^stripe_account$|^google_calendar_email$/, () => null],
  [/^is_onboarding$|^allDay$|^archived$/, () => false],
  [/^(?:imported_contacts|imported_properties|writable|ok)$/, () => true],
  [/(?:^|_)email$|Email$/, ({ record }) => emailOf(record)],
  [/phone$|whatsapp$/i, ({ record }) => phoneOf(record)],
  [
    /^(?:agent|by|holder|person|buyer|owner|contact|visitor|organiser|sender|assigned)Name$|^(?:person|byName|agent|contactOnSite|by)$/,
    ({ record }, name) => personOf(refOf(kindOf(name.replace(/Name$/, '')), record)),
  ],
  [/^url$|^href$/, ({ record }) => `https://llar.example/${uuidOf(record).slice(0, 8)}`],
  [/^src$/, ({ record }) => `/media/${uuidOf(record).replaceAll('-', '')}`],
  [/^(?:thumb|photo)$/, ({ record }) => `/media/${uuidOf(record).replaceAll('-', '')}/320.webp`],
  [/^(?:avatar|logo)$/, () => null],
  [
    /^color$/,
    ({ record }) => pick(`${record}.color`, ['#c9b79c', '#8fa9b5', '#d8c7a8', '#7f8f6f']),
  ],
  [/^width$/, () => 1600],
  [/^height$/, () => 1067],
  [
    /^title$/,
    (spot) => said(spot, 'title', /agenda|calendar|visit/.test(spot.tag) ? EVENTS : TITLES),
  ],
  // What a cost is called goes by its key.
  [
    /^label$/,
    ({ tag, record }) =>
      tag === 'cost'
        ? pick(`${record}.label`, [
            'price',
            'itp',
            'vat',
            'ajd',
            'notary',
            'registry',
            'community',
            'communityIncluded',
          ])
        : undefined,
  ],
  [/^home$|^label$/, (spot) => said(spot, 'title', TITLES)],
  [/^description$/, (spot) => said(spot, 'description', DESCRIPTIONS)],
  [
    /^(?:text|note|notes|message|comment|detail|answer|outcome|body|what|why|reason|remark|internalNotes|agentHook|conditions|timeline|swapNotes|ownText)$/,
    (spot, name) => said(spot, name, SENTENCES),
  ],
  [
    /^(?:filename|file)$/,
    ({ record }) =>
      pick(`${record}.file`, [
        'nota-simple.pdf',
        'cedula.pdf',
        'certificado-energetico.pdf',
        'plano.pdf',
      ]),
  ],
  [/^size$/, between(40_000, 2_400_000)],
  [/^(?:startsAt|start|when|at)$/, (spot) => iso(startOf(spot))],
  [/^endsAt$|^end$/, (spot) => iso(new Date(startOf(spot).getTime() + 45 * 60_000))],
  [/^(?:priceMin)$/, ({ record }) => whole(`${record}.price`, 15, 60) * 1_000_000],
  [/^(?:priceMax|maxLoan)$/, ({ record }) => whole(`${record}.price`, 70, 200) * 1_000_000],
  [/^(?:deposit|communityFee)$/, between(4_000, 30_000)],
  [
    /^(?:amount|closePrice|cash|downPayment|base|extra|total)$/,
    ({ record }, name) => whole(`${record}.${name}`, 200, 900) * 100_000,
  ],
  [
    /(?:Yearly|Rent|Fee|monthlyIncome)$/,
    ({ record }, name) => whole(`${record}.${name}`, 300, 2_400) * 100,
  ],
  [/^(?:percent|completenessPct|score|best)$|Pct$/, between(5, 95)],
  [/^(?:next|previous|undo)$/, () => null],
  [/^version$/, between(1, 6)],
  [/^month$/, ({ today }) => today.toISOString().slice(0, 7)],
  [
    /^(?:rrule|failure|rejectedReason|undone|withdrawnAt|archivedAt|deletedAt|erasedAt|endedAt)$/,
    () => null,
  ],
]

/** Values by the shape alone, for names that say nothing. */
export function byShape(
  schema: Record<string, unknown>,
  spot: ValueContext,
  name: string,
): unknown {
  const key = `${spot.record}.${name}`
  const types = [schema['type']].flat()
  const min = Number(schema['minimum'] ?? schema['exclusiveMinimum'] ?? 0)
  if (types.includes('boolean')) return share(key) < 0.5
  if (types.includes('integer') || types.includes('number')) {
    const max = Math.min(Number(schema['maximum'] ?? 40), Math.max(min, 0) + 40)
    return whole(key, Math.ceil(min), Math.max(Math.ceil(min), Math.floor(max)))
  }
  if (!types.includes('string')) return undefined
  const days = whole(key, -60, -1)
  const coming = /until|expire|next|due|deadline|available|validUntil|endsOn|deedBy|moveIn/i.test(
    name,
  )
  if (schema['format'] === 'date-time')
    return iso(inDays(spot, coming ? -days : days, whole(`${key}m`, 480, 1140)))
  if (schema['format'] === 'date')
    return inDays(spot, coming ? -days : days)
      .toISOString()
      .slice(0, 10)
  if (schema['format'] === 'email') return emailOf(spot.record)
  if (schema['format'] === 'uri') return 'https://llar.example/'
  if (schema['format'] === 'uuid')
    return /^id$/i.test(name) ? uuidOf(key) : refOf(kindOf(name), spot.record)
  if (schema['pattern'] !== undefined) return undefined
  const sentence = said(spot, name, SENTENCES)
  return sentence.length > Number(schema['maxLength'] ?? 400)
    ? sentence.slice(0, Number(schema['maxLength'])).trim()
    : sentence.padEnd(Number(schema['minLength'] ?? 0), '.')
}

/** What patterns mostly mean: hours, codes, months, colours. */
const TYPICAL = ['09:00', '07040', '2026-11', 'ES', '#541264', 'LL-0001', '18:00']

/** Credible values of a field, best first; the caller takes the first that its schema allows. */
export function* candidates(
  schema: Record<string, unknown>,
  spot: ValueContext,
  name: string,
): Generator<unknown> {
  for (const [pattern, make] of BY_NAME) if (pattern.test(name)) yield make(spot, name)
  const examples = schema['examples']
  if (Array.isArray(examples) && examples.length > 0) yield pick(`${spot.record}.${name}`, examples)
  if (Array.isArray(schema['enum'])) {
    const values = schema['enum'].filter((value) => value !== null)
    yield pick(`${spot.record}.${name}`, values)
  }
  if (schema['pattern'] !== undefined)
    yield* /^(?:to|until|closes)$/.test(name) ? TYPICAL.toReversed() : TYPICAL
  yield byShape(schema, spot, name)
}
