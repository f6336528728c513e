import type { ContactDoc } from '../../db/tables/contact.ts'
import { plain } from './reading/person/plain.ts'

type Person = ContactDoc['person']

const wordsOf = (...texts: (string | undefined)[]): string[] =>
  plain(texts.filter(Boolean).join(' ')).split(' ').filter(Boolean)

/** `J` and `Joan`, `Maria` and `Maria José`: the shorter one says nothing else than the longer. */
function fits(one: string[], other: string[]): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  return short.every(
    (word, at) =>
      word === long[at] ||
      (word.length === 1 && (long[at] ?? '').startsWith(word)) ||
      (long[at]?.length === 1 && word.startsWith(long[at])),
  )
}

/** Somebody whom a program, or an earlier import, could only call by their phone or e-mail. */
export function isUnnamed({ person, reach }: Pick<ContactDoc, 'person' | 'reach'>): boolean {
  const { firstName = '', lastName, companyName } = person
  if (lastName || companyName) return false
  return (
    firstName === '' ||
    firstName.includes('@') ||
    (reach.phones ?? []).some(({ number }) => number === firstName)
  )
}

/**
 * Whether two names can be one person's. People of one home share a phone, so a phone alone does
 * not make two rows one person: their first names have to fit. Last names may differ, since they
 * are often written by halves or change; a company's name has to be the same.
 */
export function canBeOne(stored: Person, said: Person): boolean {
  const [first, second] = [wordsOf(stored.firstName), wordsOf(said.firstName)]
  const [last, family] = [wordsOf(stored.lastName), wordsOf(said.lastName)]
  if (first.length + last.length === 0 || second.length + family.length === 0)
    return sameCompany(stored, said)
  if (first.length > 0 && second.length > 0 && fits(first, second)) return true
  // All of a name in one field, here or there; or somebody known by the last name alone.
  const [whole, all] = [
    [...first, ...last],
    [...second, ...family],
  ]
  const [short, long] = whole.length <= all.length ? [whole, all] : [all, whole]
  return (
    short.every((word) => long.includes(word)) &&
    (first.length === 0 || second.length === 0 || short.length > 1)
  )
}

/** One of them has only a company's name. */
function sameCompany(stored: Person, said: Person): boolean {
  const [one, other] = [plain(stored.companyName ?? ''), plain(said.companyName ?? '')]
  return (
    one === other ||
    (one === '' && !stored.firstName && !stored.lastName) ||
    (other === '' && !said.firstName && !said.lastName)
  )
}

/** A name as it is told. */
export const nameIn = ({ firstName, lastName, companyName }: Person): string =>
  [firstName, lastName].filter(Boolean).join(' ') || (companyName ?? '')

/** Whether what stands says all that a row's name says. */
export function saysName(kept: Person, said: Person): boolean {
  const words = new Set(wordsOf(kept.firstName, kept.lastName, kept.companyName))
  return wordsOf(
    said.firstName,
    said.lastName,
    said.firstName || said.lastName ? undefined : said.companyName,
  ).every((word) => words.has(word) || word.length === 1)
}
