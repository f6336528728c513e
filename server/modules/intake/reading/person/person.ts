import { clean } from '../../../../formats/table/encoding.ts'
import type { Said } from '../row.ts'
import { emailOf } from './kinds.ts'
import { splitName } from './names.ts'
import { phoneOf } from './phone.ts'
import { TAKE } from './take.ts'
import { type Draft, type Manner, Gathering, VALUES, LETTERS, NOTES } from './gathering.ts'

/** The person of a row; one without a name is called by their e-mail or phone. */
export function personOf(said: Said[], manner: Manner): Draft {
  const into = new Gathering(manner)
  for (const one of said.slice(0, VALUES)) {
    const value = clean(one.value.slice(0, LETTERS))
    if (value !== '') TAKE[one.field](into, { ...one, value })
  }
  settleName(into)
  const { person, reach, profile, legal, remarks } = into
  const notes = [...new Set(into.notes)].join('\n')
  if (notes.length > NOTES || said.length > VALUES)
    remarks.push({ field: 'notes', key: 'notesCut' })
  if (!person.firstName && !person.lastName && !person.companyName)
    remarks.push({ field: 'row', key: 'nobody' })
  return {
    input: {
      person,
      reach,
      profile: { ...profile, source: 'import' },
      ...(Object.keys(legal).length > 0 && { legal }),
      ...(notes && { notes: { text: notes.slice(0, NOTES) } }),
    },
    remarks,
  }
}

/** True when a row names nobody and reaches nobody: it becomes no contact. */
export const isNobody = ({ remarks }: Draft): boolean => remarks.some(({ key }) => key === 'nobody')

function settleName(into: Gathering): void {
  const { names, person } = into
  const last = [names.lastName, names.secondLastName].filter(Boolean).join(' ')
  let first = [names.firstName, names.middleName].filter(Boolean).join(' ')
  let family = last
  if (!first && !last && names.fullName && names.fullName !== person.companyName) {
    const split = splitName(names.fullName)
    first = split.firstName ?? ''
    family = split.lastName ?? ''
    person.title ??= split.title
    if (!person.title) delete person.title
  }
  // A phone that a program wrote as the name is none.
  if (first && !family && (phoneOf(first) || emailOf(first))) first = ''
  if (first) person.firstName = first.slice(0, 80)
  if (family) person.lastName = family.slice(0, 120)
  if (!first && !family && !person.companyName) return nameFromReach(into)
  person.kind = !first && !family && person.companyName ? 'company' : 'person'
}

/**
 * Somebody without a name is called by what we know of them, so that they are found in the list.
 */
function nameFromReach({ person, reach, remarks }: Gathering): void {
  person.kind = 'person'
  const called = reach.emails[0]?.address ?? reach.phones[0]?.number
  if (!called) return
  person.firstName = called.slice(0, 80)
  remarks.push({ field: 'firstName', key: 'noName' })
}
