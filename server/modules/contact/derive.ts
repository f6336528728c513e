import { fold, sql, type RawBuilder } from '../../db/index.ts'
import type { ContactDoc, ContactTables } from '../../db/tables/contact.ts'

export type Derived = Pick<
  ContactTables['contact'],
  | 'kind'
  | 'name'
  | 'sort_name'
  | 'email'
  | 'phone'
  | 'language'
  | 'town'
  | 'roles'
  | 'tags'
  | 'source'
  | 'funnel_stage'
  | 'rating'
  | 'do_not_contact'
>

/** A phone or e-mail of a contact and the field it stands in. */
export interface ReachValue {
  kind: 'phone' | 'email'
  value: string
  path: string
}

/** How a person or company is called. */
export function nameOf({ firstName, lastName, companyName, kind }: ContactDoc['person']): string {
  const person = [firstName, lastName].filter(Boolean).join(' ')
  return kind === 'company' ? (companyName ?? person) : person || (companyName ?? '')
}

/** Every phone and e-mail, in the order of the form. */
export const reachOf = ({ reach }: Pick<ContactDoc, 'reach'>): ReachValue[] => [
  ...(reach.phones ?? []).map(({ number }, index): ReachValue => ({
    kind: 'phone',
    value: number,
    path: `reach.phones.${index}.number`,
  })),
  ...(reach.emails ?? []).map(({ address }, index): ReachValue => ({
    kind: 'email',
    value: address,
    path: `reach.emails.${index}.address`,
  })),
]

/** The columns that lists search, sort and filter by. */
export function derive(doc: ContactDoc): Derived {
  const { person, reach, profile } = doc
  const name = nameOf(person)
  const last =
    person.kind === 'company'
      ? name
      : [person.lastName, person.firstName, person.companyName].filter(Boolean).join(' ')
  return {
    kind: person.kind ?? 'person',
    name,
    sort_name: fold(last || name).slice(0, 200),
    email: reach.emails?.[0]?.address ?? null,
    phone: reach.phones?.[0]?.number ?? null,
    language: person.language ?? null,
    town: reach.town ?? null,
    roles: profile.roles ?? [],
    tags: profile.tags ?? [],
    source: profile.source ?? null,
    funnel_stage: profile.funnelStage ?? null,
    rating: profile.rating ?? null,
    do_not_contact: reach.doNotContact ?? false,
  }
}

const LONGEST = 60
const pieces = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.slice(0, LONGEST))

/** What a contact is found by, as a tsvector of whole words; a search asks for their beginnings. */
export function wordsOf({ person, reach, profile }: ContactDoc): RawBuilder<string> {
  const phones = (reach.phones ?? []).flatMap(({ number }) => [
    number.replace(/\D/g, ''),
    number.replace(/^\+34/, '').replace(/\D/g, ''),
  ])
  const emails = (reach.emails ?? []).flatMap(({ address }) => [
    fold(address).slice(0, LONGEST),
    ...pieces(address),
  ])
  const texts = [
    person.firstName,
    person.lastName,
    person.companyName,
    reach.town,
    reach.street,
    ...(profile.tags ?? []),
  ]
  const words = new Set(
    [...phones, ...emails, ...texts.flatMap((text) => pieces(text ?? ''))].filter(Boolean),
  )
  return sql<string>`array_to_tsvector(${[...words].slice(0, 300)}::text[])`
}

/** A question as beginnings of words, all of which must be there; null when it holds none. */
export function asked(question: string): string | null {
  const phone = /^[\d\s+().-]{3,}$/.test(question)
    ? question.replace(/\D/g, '').replace(/^00/, '')
    : ''
  const words = phone
    ? [phone]
    : question
        .split(/\s+/)
        .flatMap((word) => (word.includes('@') ? [fold(word).slice(0, LONGEST)] : pieces(word)))
  const quoted = words
    .filter(Boolean)
    .slice(0, 12)
    .map((word) => `'${word.replace(/\\/g, '\\\\').replace(/'/g, "''")}':*`)
  return quoted.length > 0 ? quoted.join(' & ') : null
}
