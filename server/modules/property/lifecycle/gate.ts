import type { PropertyOffer } from '../../../../generated/model/index.ts'
import type { MediaKind, MediaState, MediaVisibility } from '../../../../generated/model/index.ts'
import type { PropertyDoc } from '../../../db/tables/property.ts'
import { lettersFit } from '../../../formats/cadastre.ts'
import { blocks, lightIn, type Block } from '../../../passport/evaluate.ts'
import { asks } from '../rules/applicable.ts'
import { NEEDED_FIELDS } from './gate-fields.ts'

/** What the gate looks at. `doc` is already `applicable`. */
export interface GateInput {
  doc: PropertyDoc
  media: { kind: MediaKind; state: MediaState; visibility: MediaVisibility }[]
  /** The day in the islands, YYYY-MM-DD. */
  today: string
  /** False: the postal code is not one of the municipality's; null: not known. */
  postalCodeFits: boolean | null
  /** The pin is where choosing the place has put it: the middle of a municipality or town. */
  pinIsCentre: boolean
}

/** One thing to have, in the order of the steps. */
export interface GateItem {
  key: GateKey
  step: number
  field: string
  state: 'done' | 'missing' | 'error' | 'advice'
  needed: boolean
}

interface Line {
  step: number
  field: string
  /** Left out: applies always. */
  when?: (input: GateInput) => boolean
  /** True: there; false: missing; 'error': there, but not good. */
  has: (input: GateInput) => boolean | 'error'
}

const given = (value: unknown): boolean => value !== undefined && value !== ''
const texts = (value: Record<string, string> | undefined): number =>
  Object.values(value ?? {}).filter((text) => text.trim() !== '').length
const shown = (input: GateInput, kind: MediaKind): number =>
  input.media.filter(
    (each) => each.kind === kind && each.visibility === 'public' && each.state !== 'failed',
  ).length
const readyPhoto = (input: GateInput): boolean =>
  input.media.some(
    (each) => each.kind === 'photo' && each.visibility === 'public' && each.state === 'ready',
  )
const asked =
  (path: string) =>
  (input: GateInput): boolean =>
    asks(input.doc, path)
const isHome = (input: GateInput): boolean => input.doc.basics.type === 'vivienda'

/** Operations that stay inside the agency. */
const INSIDE = new Set(['P', 'FDM'])

/** Is this an operation the public site shows? */
export const isPublicOffer = (offer: PropertyOffer): boolean => !INSIDE.has(offer.operation)

/** Is there nothing of these that the law forbids advertising with? The dated table decides. */
const lawful =
  (...lacks: Block[]) =>
  ({ doc, today }: GateInput): boolean =>
    !blocks(doc, today).some((lack) => lacks.includes(lack))

/** Needed to publish; `price` is asked per offer below. */
const NEEDED = {
  publicOffer: {
    step: 1,
    field: NEEDED_FIELDS.publicOffer,
    has: ({ doc }) => doc.basics.offers.some(isPublicOffer),
  },
  municipality: {
    step: 2,
    field: NEEDED_FIELDS.municipality,
    has: ({ doc }) => given(doc.location?.municipalityIne),
  },
  visibility: {
    step: 2,
    field: NEEDED_FIELDS.visibility,
    has: ({ doc }) => given(doc.location?.addressVisibility),
  },
  pin: {
    step: 2,
    field: NEEDED_FIELDS.pin,
    // In the middle of the town it is nobody's choice yet: `pinConfirm` asks for it instead.
    when: ({ doc, pinIsCentre }) => doc.location?.addressVisibility !== 'hidden' && !pinIsCentre,
    has: ({ doc }) => given(doc.location?.geo),
  },
  built: {
    step: 3,
    field: NEEDED_FIELDS.built,
    when: asked('layout.built'),
    has: ({ doc }) => (doc.layout?.built ?? 0) > 0,
  },
  plot: {
    step: 3,
    field: NEEDED_FIELDS.plot,
    when: ({ doc }) => doc.basics.type === 'terreno',
    has: ({ doc }) => (doc.layout?.plot ?? 0) > 0,
  },
  bedrooms: {
    step: 3,
    field: NEEDED_FIELDS.bedrooms,
    when: isHome,
    has: ({ doc }) => given(doc.layout?.bedrooms),
  },
  bathrooms: {
    step: 3,
    field: NEEDED_FIELDS.bathrooms,
    when: isHome,
    has: ({ doc }) => given(doc.layout?.bathrooms),
  },
  energy: {
    step: 5,
    field: NEEDED_FIELDS.energy,
    when: asked('legal.energy'),
    has: lawful('energy.missing'),
  },
  energyLetter: {
    step: 5,
    field: NEEDED_FIELDS.energyLetter,
    when: ({ doc }) => doc.legal?.energy?.status === 'provided',
    has: lawful('energy.letter'),
  },
  touristLicence: {
    step: 5,
    field: NEEDED_FIELDS.touristLicence,
    when: asked('legal.touristLicence'),
    has: lawful('tourist.missing'),
  },
  mandate: {
    step: 6,
    field: NEEDED_FIELDS.mandate,
    has: lawful('mandate.missing'),
  },
  mandateInForce: {
    step: 6,
    field: NEEDED_FIELDS.mandateInForce,
    when: ({ doc }) => given(doc.mandate?.startsOn),
    has: (input) => lawful('mandate.notStarted', 'mandate.ended')(input) || 'error',
  },
  description: {
    step: 7,
    field: NEEDED_FIELDS.description,
    has: ({ doc }) => texts(doc.texts?.description) > 0,
  },
  photo: { step: 7, field: NEEDED_FIELDS.photo, has: readyPhoto },
} satisfies Record<Exclude<keyof typeof NEEDED_FIELDS, 'price'>, Line>

/** Good to have. */
const ADVICE = {
  subtype: {
    step: 1,
    field: 'basics.subtype',
    when: asked('basics.subtype'),
    has: ({ doc }) => given(doc.basics.subtype),
  },
  condition: {
    step: 1,
    field: 'basics.condition',
    when: asked('basics.condition'),
    has: ({ doc }) => given(doc.basics.condition),
  },
  constructionYear: {
    step: 1,
    field: 'basics.constructionYear',
    when: asked('basics.constructionYear'),
    has: ({ doc }) => given(doc.basics.constructionYear),
  },
  pinConfirm: {
    step: 2,
    field: 'location.geo',
    when: ({ pinIsCentre }) => pinIsCentre,
    has: () => false,
  },
  postalCode: {
    step: 2,
    field: 'location.postalCode',
    has: ({ doc }) => given(doc.location?.postalCode),
  },
  postalCodeMatch: {
    step: 2,
    field: 'location.postalCode',
    when: (input) => input.postalCodeFits !== null,
    has: (input) => input.postalCodeFits === true,
  },
  cadastralRef: {
    step: 2,
    field: 'location.cadastralRef',
    has: ({ doc }) => given(doc.location?.cadastralRef),
  },
  // Only where they are wrong: a slip of the hand, which the Catastro would not find.
  cadastralLetters: {
    step: 2,
    field: 'location.cadastralRef',
    when: ({ doc: { location } }) =>
      given(location?.cadastralRef) && !lettersFit(location?.cadastralRef ?? ''),
    has: () => false,
  },
  usable: {
    step: 3,
    field: 'layout.usable',
    when: asked('layout.usable'),
    has: ({ doc }) => given(doc.layout?.usable),
  },
  orientation: {
    step: 3,
    field: 'layout.orientation',
    when: asked('layout.orientation'),
    has: ({ doc }) => (doc.layout?.orientation ?? []).length > 0,
  },
  features: {
    step: 4,
    field: 'features.features',
    has: ({ doc }) => (doc.features?.features ?? []).length > 0,
  },
  energyExpired: {
    step: 5,
    field: 'legal.energy.expiresOn',
    when: ({ doc, today }) => given(lightIn(doc, 'energy', today)?.endsOn ?? undefined),
    has: ({ doc, today }) => lightIn(doc, 'energy', today)?.reason !== 'ended',
  },
  cedula: {
    step: 5,
    field: 'legal.cedula.state',
    when: asked('legal.cedula'),
    has: ({ doc, today }) => lightIn(doc, 'cedula', today)?.reason !== 'missing',
  },
  ibi: { step: 5, field: 'legal.ibiYearly', has: ({ doc }) => given(doc.legal?.ibiYearly) },
  communityFee: {
    step: 5,
    field: 'legal.communityFee',
    when: ({ doc }) => doc.basics.type !== 'terreno',
    has: ({ doc }) => given(doc.legal?.communityFee),
  },
  owner: {
    step: 6,
    field: 'mandate.owners',
    has: ({ doc }) => (doc.mandate?.owners ?? []).length > 0,
  },
  commission: {
    step: 6,
    field: 'mandate.commissionType',
    has: ({ doc }) => given(doc.mandate?.commissionType),
  },
  title: { step: 7, field: 'texts.title', has: ({ doc }) => texts(doc.texts?.title) > 0 },
  secondLanguage: {
    step: 7,
    field: 'texts.description',
    has: ({ doc }) => texts(doc.texts?.description) > 1,
  },
  photos: { step: 7, field: 'media', has: (input) => shown(input, 'photo') > 5 },
  plan: {
    step: 7,
    field: 'media',
    when: asked('layout.built'),
    has: (input) => shown(input, 'plan') > 0,
  },
} satisfies Record<string, Line>

/** Keys of the gate; words at `property:gate.<key>`. */
export type GateKey = keyof typeof NEEDED | keyof typeof ADVICE | 'price'

function itemOf(key: GateKey, line: Line, input: GateInput, needed: boolean): GateItem[] {
  if (line.when && !line.when(input)) return []
  const has = line.has(input)
  const lacking = !needed ? 'advice' : has === 'error' ? 'error' : 'missing'
  return [
    { key, step: line.step, field: line.field, state: has === true ? 'done' : lacking, needed },
  ]
}

/**
 * Price or "on request" of each offer the public would see; a transfer may have its own price
 * instead.
 */
function prices({ doc }: GateInput): GateItem[] {
  return doc.basics.offers.flatMap((offer, index) => {
    if (!isPublicOffer(offer)) return []
    const has =
      (offer.price ?? 0) > 0 || offer.priceOnRequest === true || (offer.transferPrice ?? 0) > 0
    return [
      {
        key: 'price',
        step: 1,
        field: NEEDED_FIELDS.price.replace('*', String(index)),
        state: has ? 'done' : 'missing',
        needed: true,
      },
    ]
  })
}

/** The whole list of a home, by step. What stops publishing is `missing` or `error`. */
export function gate(input: GateInput): GateItem[] {
  const lines = (table: Record<string, Line>, needed: boolean): GateItem[] =>
    Object.entries(table).flatMap(([key, line]) => itemOf(key as GateKey, line, input, needed))
  return [...prices(input), ...lines(NEEDED, true), ...lines(ADVICE, false)].sort(
    (a, b) => a.step - b.step,
  )
}

/** What stops publishing. */
export const lacking = (items: GateItem[]): GateItem[] =>
  items.filter((item) => item.state === 'missing' || item.state === 'error')

/** Per cent of what applies that is there; what is needed weighs three times an advice. */
export function completeness(items: GateItem[]): number {
  const weight = (item: GateItem): number => (item.needed ? 3 : 1)
  const sum = (list: GateItem[]): number => list.reduce((total, item) => total + weight(item), 0)
  return Math.round((100 * sum(items.filter((item) => item.state === 'done'))) / sum(items))
}
