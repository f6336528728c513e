import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { sql, type Db } from '../../../db/index.ts'
import type { ContactDoc } from '../../../db/tables/contact.ts'
import { reachOf, type ReachValue } from '../derive.ts'

/** By what a person can be found in sentences that others wrote. */
export interface PersonWords {
  /** Whole names, `Klaus Brandt`, and of companies; longest first. */
  names: string[]
  /** First and last names alone, of three letters or more: many people may be called so. */
  parts: string[]
  emails: string[]
  phones: string[]
}

/**
 * Phones and e-mails of people: what is held for them, and what their records say and nobody holds
 * (a merged record's, which the kept one let go of).
 */
async function reachOfPeople(
  db: Db,
  contactIds: string[],
  docs: ContactDoc[],
): Promise<Pick<ReachValue, 'kind' | 'value'>[]> {
  const said = docs.flatMap(reachOf)
  const held = await db
    .selectFrom('contact_reach')
    .select(['kind', 'value', 'contact_id'])
    .where('agency_id', 'in', (eb) =>
      eb.selectFrom('contact').select('agency_id').where('id', 'in', contactIds),
    )
    .where((eb) =>
      eb.or([
        eb('contact_id', 'in', contactIds),
        sql<boolean>`value = any(${said.map(({ value }) => value)}::text[])`,
      ]),
    )
    .execute()
  const free = said.filter((one) => !held.some(({ value }) => value === one.value))
  return [...held.filter(({ contact_id }) => contactIds.includes(contact_id)), ...free]
}

/** What an agency's records call a person. To be read before they are erased. */
export async function personWords(db: Db, contactIds: string[]): Promise<PersonWords> {
  const rows = await db.selectFrom('contact').select('doc').where('id', 'in', contactIds).execute()
  const reach = await reachOfPeople(
    db,
    contactIds,
    rows.map(({ doc }) => doc),
  )
  const values = (of: ReachValue['kind']): string[] => [
    ...new Set(reach.filter(({ kind }) => kind === of).map(({ value }) => value)),
  ]
  const people = rows.map(({ doc }) => doc.person)
  const texts = (list: (string | undefined)[]): string[] =>
    [...new Set(list.flatMap((one) => one?.trim() || []))].toSorted((a, b) => b.length - a.length)
  const named = people.flatMap(({ firstName, lastName, companyName }) => [
    [firstName, lastName]
      .map((one) => one?.trim())
      .filter(Boolean)
      .join(' '),
    companyName,
  ])
  return {
    names: texts(named),
    parts: texts(
      people.flatMap(({ firstName, lastName }) => [
        firstName,
        lastName,
        ...(lastName?.split(/\s+/) ?? []),
      ]),
    ).filter((one) => one.length >= 3),
    emails: values('email'),
    phones: values('phone'),
  }
}

const escaped = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '\\$&')

/**
 * An address is no part of another: `ana@x.es` ends no `mari.ana@x.es`, begins no `ana@x.es.org`. A
 * sign before it is part of one only behind a letter, so that lists by dashes are read.
 */
const wholeAddress = (email: string): string =>
  `(?<![[:alnum:]][._%+-])${escaped(email)}(?![[:alnum:]-]|\\.[[:alnum:]])`

const alone = (word: string): string => (word.includes('@') ? wholeAddress(word) : escaped(word))

/**
 * Words as a regular expression of PostgreSQL: whole ones, whatever the letters' size. `\\1` is
 * what stands before them; what comes after is only looked at, so that two names side by side are
 * both found.
 */
export const wholeWords = (words: string[]): string =>
  `(^|[^[:alnum:]])(${words.map((word) => word.split(/ +/).map(alone).join('\\s+')).join('|')})(?=$|[^[:alnum:]])`

/** Rows where a sentence names one of these; none when there are no words. */
export const saysOneOf = (text: ReturnType<typeof sql<string>>, words: string[]) =>
  words.length === 0 ? sql<boolean>`false` : sql<boolean>`${text} ~* ${wholeWords(words)}`

/** What people write between the digits of a number. */
const BETWEEN = '[[:space:]().·/-]{0,3}'

/**
 * A number as people write it: with or without its country, in groups of any size. Null when it is
 * too short to be told from others.
 */
function numberPattern(phone: string): string | null {
  const parsed = parsePhoneNumberFromString(phone)
  const digits = (parsed?.nationalNumber ?? phone).replace(/\D/g, '')
  if (digits.length < 7) return null
  const country = parsed
    ? `(?:(?:\\+|00)${BETWEEN})?(?:${[...parsed.countryCallingCode].join(BETWEEN)}${BETWEEN})?`
    : ''
  return `(^|[^0-9+])${country}(?:\\(?0\\)?${BETWEEN})?${[...digits].join(BETWEEN)}(?![0-9])`
}

/**
 * Regular expressions of PostgreSQL that find a person's addresses and numbers in sentences; `\\1`
 * is what stands before them. `but`: those of others.
 */
export function reachWords({ emails, phones }: PersonWords, but: string[]): string[] {
  const others = new Set(but)
  const mails = emails
    .filter((one) => !others.has(one))
    .map((one) => `(^|[^[:alnum:]])${wholeAddress(one)}`)
  return [
    ...mails,
    ...phones.filter((one) => !others.has(one)).flatMap((one) => numberPattern(one) ?? []),
  ]
}
