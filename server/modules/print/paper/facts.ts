import type { Listing, PrintFact } from '../../../../generated/model/index.ts'
import { PrintFact as FACTS } from '../../../../generated/model/index.ts'
import type { Lang } from '../../../contract/context.ts'
import { moneyWords } from '../../../mail/home-line.ts'
import { say, wordOf } from '../words.ts'

const number = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1, useGrouping: 'always' })
const area = (value: number | undefined): string | null => (value === undefined ? null : `${number.format(value)} m²`)
const count = (value: number | undefined): string | null => (value === undefined ? null : number.format(value))

const PER = { month: 'perMonth', quarter: 'perQuarter', year: 'perYear' } as const

type Read = (listing: Listing, lang: Lang) => string | null

const list = (lang: Lang, name: string, codes: readonly string[] | undefined): string | null => (codes?.length ? codes.map((code) => wordOf(lang, name, code)).join(', ') : null)

/** How each fact is read from the public view and worded; null when it is not known. */
const READ: Record<PrintFact, Read> = {
  type: ({ type, subtype }, lang) => (subtype ? wordOf(lang, 'subtype', subtype) : wordOf(lang, 'type', type)),
  built: ({ layout }) => area(layout.built),
  usable: ({ layout }) => area(layout.usable),
  plot: ({ layout }) => area(layout.plot),
  terrace: ({ layout }) => area(layout.terrace),
  bedrooms: ({ layout }) => count(layout.bedrooms),
  bathrooms: ({ layout }) => count(layout.bathrooms),
  floor: ({ location }, lang) => (location.floor === undefined ? null : /^-?\d+$/.test(location.floor) ? location.floor : wordOf(lang, 'floor', location.floor)),
  lift: ({ features }, lang) => (features.features?.includes('lift') ? say(lang, 'yes') : null),
  parking: ({ features }, lang) => (!features.parkingSpaces ? null : features.parkingSpaces === 1 ? say(lang, 'space') : say(lang, 'spaces', { n: features.parkingSpaces })),
  pool: ({ features }, lang) => (features.pool === 'private' || features.pool === 'communal' ? say(lang, features.pool) : null),
  airConditioning: ({ features }, lang) => (!features.airConditioning || features.airConditioning === 'none' ? null : wordOf(lang, 'airConditioning', features.airConditioning)),
  heating: ({ features }, lang) => (!features.heatingType || features.heatingType === 'noHeating' ? null : wordOf(lang, 'heatingType', features.heatingType)),
  orientation: ({ layout }, lang) => list(lang, 'orientation', layout.orientation),
  views: ({ layout }, lang) => list(lang, 'views', layout.views),
  seaDistance: ({ seaDistance }) => (seaDistance === undefined ? null : seaDistance < 1000 ? `${number.format(seaDistance)} m` : `${number.format(seaDistance / 1000)} km`),
  constructionYear: ({ constructionYear }) => (constructionYear === undefined ? null : String(constructionYear)),
  condition: ({ condition }, lang) => (condition === undefined ? null : wordOf(lang, 'condition', condition)),
  communityFee: ({ costs }, lang) => (costs.communityFee === undefined ? null : say(lang, PER[costs.communityFeePeriod ?? 'month'], { money: moneyWords(costs.communityFee) })),
  ibi: ({ costs }, lang) => (costs.ibiYearly === undefined ? null : say(lang, 'perYear', { money: moneyWords(costs.ibiYearly) })),
}

/** Facts in words, in the order asked for; unknown ones are left out. */
export function factsOf(listing: Listing, wanted: readonly PrintFact[], lang: Lang): { fact: PrintFact; label: string; value: string }[] {
  return wanted.flatMap((fact) => {
    const value = READ[fact](listing, lang)
    return value === null ? [] : [{ fact, label: say(lang, `fact.${fact}`), value }]
  })
}

/** Facts a home has, in their usual order. */
export const knownFacts = (listing: Listing): PrintFact[] => factsOf(listing, Object.values(FACTS), 'es').map(({ fact }) => fact)
