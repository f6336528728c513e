import { inOrder, publicValue, fieldText, type Voice } from '../../../../generated/fields/field.ts'
import { fields, order } from '../../../../generated/fields/property/print.ts'
import type { Listing } from '../../../../generated/model/index.ts'
import type { Lang } from '../../../contract/context.ts'
import { codeOf, labelOf, unitOf } from '../../../fields/home.ts'
import { moneyWords } from '../../../mail/home-line.ts'
import { hasWord, say, wordOf, type MessageKey } from '../messages.ts'
import { writtenDay } from '../../../time/madrid.ts'
import { figure } from '../../../formats/figure.ts'

const PER = { month: 'perMonth', quarter: 'perQuarter', year: 'perYear' } as const

interface Fact {
  name: string
  label: (lang: Lang) => string
  /** From the public view; null when it is not known or there is none to tell of. */
  read: (listing: Listing, lang: Lang) => string | null
}

/** Facts that the paper makes of several fields, or leaves out where a form would say "none". */
const OWN: Record<string, Fact['read']> = {
  type: ({ type, subtype }, lang) =>
    subtype ? wordOf(lang, 'subtype', subtype) : wordOf(lang, 'type', type),
  floor: ({ location }, lang) =>
    location.floor === undefined
      ? null
      : /^-?\d+$/.test(location.floor)
        ? location.floor
        : wordOf(lang, 'floor', location.floor),
  lift: ({ features }, lang) => (features.features?.includes('lift') ? say(lang, 'yes') : null),
  parking: ({ features }, lang) =>
    !features.parkingSpaces
      ? null
      : features.parkingSpaces === 1
        ? say(lang, 'space')
        : say(lang, 'spaces', { n: features.parkingSpaces }),
  pool: ({ features }, lang) =>
    features.pool === 'private' || features.pool === 'communal' ? say(lang, features.pool) : null,
  airConditioning: ({ features }, lang) =>
    !features.airConditioning || features.airConditioning === 'none'
      ? null
      : wordOf(lang, 'airConditioning', features.airConditioning),
  heating: ({ features }, lang) =>
    !features.heatingType || features.heatingType === 'noHeating'
      ? null
      : wordOf(lang, 'heatingType', features.heatingType),
  seaDistance: ({ seaDistance }, lang) =>
    seaDistance === undefined
      ? null
      : seaDistance < 1000
        ? `${figure(seaDistance, lang)} m`
        : `${figure(seaDistance / 1000, lang)} km`,
  communityFee: ({ costs }, lang) =>
    costs.communityFee === undefined
      ? null
      : say(lang, PER[costs.communityFeePeriod ?? 'month'], {
          money: moneyWords(costs.communityFee),
        }),
  ibi: ({ costs }, lang) =>
    costs.ibiYearly === undefined
      ? null
      : say(lang, 'perYear', { money: moneyWords(costs.ibiYearly) }),
}

/** How paper words values. */
const voiceOf = (lang: Lang): Voice => ({
  code: (codes, code) => codeOf(lang, codes, code),
  yes: say(lang, 'yes'),
  no: say(lang, 'no'),
  number: (value, unit) =>
    [figure(value, lang), unit && unitOf(lang, unit, value)].filter(Boolean).join(' '),
  money: (cents) => moneyWords(cents),
  day: writtenDay,
  localized: (texts) => texts[lang] ?? '',
})

/** A short name where the paper has one, else the form's. */
const shortOr =
  (name: string, otherwise: (lang: Lang) => string) =>
  (lang: Lang): string =>
    hasWord(`fact.${name}`) ? say(lang, `fact.${name}` as MessageKey) : otherwise(lang)

/** Everything a paper can tell, in its order: fields whose `x-shows` says print, and its own. */
const FACTS: readonly Fact[] = inOrder(order, [
  ...Object.entries(OWN).map(([name, read]) => ({ name, label: shortOr(name, () => name), read })),
  ...fields
    .filter(({ name }) => !(name in OWN))
    .map((field) => ({
      name: field.name,
      label: shortOr(field.name, (lang) => labelOf(lang, field)),
      read: (listing: Listing, lang: Lang) =>
        fieldText(field, publicValue(listing, field), voiceOf(lang)),
    })),
])

/** Facts in words, in the order asked for; unknown ones are left out. */
export function factsOf(
  listing: Listing,
  wanted: readonly string[],
  lang: Lang,
): { fact: string; label: string; value: string }[] {
  return wanted.flatMap((fact) => {
    const found = FACTS.find(({ name }) => name === fact)
    const value = found?.read(listing, lang) ?? null
    return found === undefined || value === null ? [] : [{ fact, label: found.label(lang), value }]
  })
}

/** Facts a home has, with what they are called, in their usual order. */
export const knownFacts = (listing: Listing, lang: Lang): { fact: string; label: string }[] =>
  factsOf(
    listing,
    FACTS.map(({ name }) => name),
    lang,
  )

/** Names of the facts a home has. */
export const factNames = (listing: Listing): string[] =>
  knownFacts(listing, 'es').map(({ fact }) => fact)
