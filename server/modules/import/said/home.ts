import type { PropertyOffer, PropertyType } from '../../../../generated/model/index.ts'
import { PropertyType as Types } from '../../../../generated/model/index.ts'
import type { FeedHome } from '../feed/feed-home.ts'
import type { MessageKey } from '../messages.ts'
import { energyOf } from '../terms/energy.ts'
import { Notes } from '../terms/notes.ts'
import { picturesOf, type SaidPicture } from '../terms/pictures.ts'
import { emptySteps, present } from '../terms/steps.ts'
import { typeOfSubtype, readType, type KnownType } from '../terms/types.ts'
import { shortUrl } from '../terms/values.ts'
import { codeOf } from './codes.ts'
import { readFeaturesSaid } from './features.ts'
import { layoutOf, numbers } from './layout.ts'
import { locationOf } from './place.ts'
import { offersOf } from './offers.ts'
import { textsOf } from './texts.ts'
import type { SaidHome, SaidValue } from './said.ts'

/**
 * A home in our terms, of what another program says of it; `otherwise`: what it is offered for when
 * that is not said. Nothing unknown becomes a value; `refused` says why a home cannot be taken.
 */
export function homeOf(said: SaidHome, otherwise: PropertyOffer['operation']): FeedHome {
  const notes = new Notes()
  const ref = said.text('ref').slice(0, 50) || null
  const externalId = (said.text('externalId') || ref || '').slice(0, 255)
  const refuse = (field: string, key: MessageKey, params = {}): FeedHome => ({
    externalId,
    ref,
    steps: emptySteps(),
    pictures: [],
    remarks: notes.remarks,
    refused: { field, key, params, severity: 'error' },
  })
  if (!externalId) return refuse('externalId', 'noId')
  const status = statusOf(said, notes)
  if (status === 'gone')
    return {
      ...refuse('status', 'goneInFile', { text: said.text('status').slice(0, 60) }),
      isGone: true,
    }
  const known = kindOf(said)
  if (!known) {
    const text = said.text('subtype') || said.text('type')
    return text
      ? refuse('type', 'unknownType', { text: text.slice(0, 60) })
      : refuse('type', 'noType')
  }
  const offers = offersOf(said, otherwise, notes)
  if (!offers)
    return refuse('operation', 'unknownFrequency', { text: said.text('operation').slice(0, 60) })
  const { location, label } = locationOf(said, notes)
  const year = numbers(said, notes).whole('constructionYear', 2100)
  const { features, layout: told, other } = readFeaturesSaid(said, known, notes)
  const energy = energyOf(said.text('energyLetter'), said.text('emissionsLetter'), notes)
  const read = numbers(said, notes)
  return {
    externalId,
    ref,
    refused: null,
    pictures: picturesOf([...addresses(said, 'pictures'), ...addresses(said, 'plans')], notes),
    remarks: notes.remarks,
    steps: {
      basics: present({
        type: known.type,
        subtype: known.subtype,
        offers,
        condition: conditionOf(said, offers, notes),
        constructionYear: year !== undefined && year >= 1200 ? year : undefined,
      }),
      location: present({ ...location, totalFloors: read.whole('totalFloors', 60) }),
      layout: present({ ...told, ...layoutOf(said, known, notes) }),
      features,
      legal: present({
        energy: energy
          ? present({
              ...energy,
              consumptionKwh: atLeast(0.1, read.number('energyConsumption', 999)),
              emissionsKg: read.number('emissions', 999),
            })
          : undefined,
        touristLicence: licenceOf(said),
        communityFee: cents(read.number('communityFee', 100_000)),
        ibiYearly: cents(read.number('ibiYearly', 1_000_000)),
        garbageYearly: cents(read.number('garbageYearly', 100_000)),
      }),
      texts: present({
        ...textsOf(said, known, label, other, notes),
        videoUrl: shortUrl(said.text('videoUrl')),
        virtualTourUrl: shortUrl(said.text('virtualTourUrl')),
      }),
    },
  }
}

const cents = (euros: number | undefined): number | undefined =>
  euros === undefined ? undefined : Math.round(euros * 100)
const atLeast = (min: number, value: number | undefined): number | undefined =>
  value !== undefined && value >= min ? value : undefined

function statusOf(said: SaidHome, notes: Notes): string {
  const word = said.one('status')
  const code = word ? codeOf('status', word) : ''
  const text = said.text('status').slice(0, 60)
  if (code === null) notes.add('status', 'notUnderstood', { text })
  if (code === 'reserved') notes.add('status', 'reservedInFile', { text })
  return code ?? ''
}

/** The subtype's word says more than the type's, unless it means nothing. */
function kindOf(said: SaidHome): KnownType | null {
  const [fine, plain] = [said.one('subtype'), said.one('type')].map((word) =>
    word ? knownBy(word) : null,
  )
  if (fine && plain && !fine.subtype) return plain
  return fine ?? plain ?? null
}

function knownBy(word: SaidValue): KnownType | null {
  const code = codeOf('type', word)
  if (!code) return null
  const isType = (text: string): text is PropertyType => Object.hasOwn(Types, text)
  if (isType(code)) return { type: code }
  return typeOfSubtype(code) ?? readType(word.text)
}

function conditionOf(said: SaidHome, offers: PropertyOffer[], notes: Notes) {
  const word = said.one('condition')
  const code = word ? codeOf('condition', word) : ''
  if (code === null)
    notes.add('condition', 'notUnderstood', { text: said.text('condition').slice(0, 60) })
  if (code) return code as NonNullable<FeedHome['steps']['basics']['condition']>
  return offers.some(({ operation }) => operation === 'ON') ? ('obra_nueva' as const) : undefined
}

/** Addresses in one cell or several, between blanks, commas, semicolons or bars. */
function addresses(said: SaidHome, field: 'pictures' | 'plans'): SaidPicture[] {
  return said.all(field).flatMap(({ text }) =>
    text
      .split(/[\s|;]+|,(?=\s*https?:)/i)
      .filter(Boolean)
      .map((one) => ({
        text: one,
        kind: field === 'plans' ? ('plan' as const) : ('photo' as const),
      })),
  )
}

function licenceOf(said: SaidHome): { number: string } | undefined {
  const number = said.text('touristLicence').slice(0, 80)
  return number === '' || /^(no|n\/a|-|0|sin licencia)$/i.test(number) ? undefined : { number }
}
