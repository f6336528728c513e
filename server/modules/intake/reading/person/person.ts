import type { ContactInput, ContactPerson, ContactProfile, ContactReach } from '../../../../../generated/model/index.ts'
import { clean } from '../encoding.ts'
import type { Field, Remark, Said } from '../row.ts'
import { dayOf, type DateOrder } from './dates.ts'
import { emailOf, emailsIn, paperOf, roleOf, tagsIn } from './kinds.ts'
import { splitName, titleOf } from './names.ts'
import { labelOf, numbersIn, phoneOf } from './phone.ts'
import { countryOf, languageOf } from './places.ts'

/** A person as a file has them, in the parts of a contact, and what could not be taken over as it stood. */
export interface Draft {
  input: ContactInput
  remarks: Remark[]
}

/** What a reader of values needs to know. */
export interface Manner {
  /** Order of the dates of the file. */
  dates: DateOrder
  /** Words for values that go to the notes, such as `Puesto`. */
  word(field: Field): string
  today: Date
}

const PHONES = 8
const EMAILS = 8
const TAGS = 30
const NOTES = 8000
/** Values of one person, and letters of one, that are looked at: no program writes more, and each costs time. */
const VALUES = 500
const LETTERS = 20_000

/** Gathers the values of one row; what has no place of its own is kept in the notes, so that nothing is lost. */
class Gathering {
  readonly person: ContactPerson = {}
  readonly reach: Required<Pick<ContactReach, 'phones' | 'emails'>> & ContactReach = { phones: [], emails: [] }
  readonly profile: Required<Pick<ContactProfile, 'roles' | 'tags'>> & ContactProfile = { roles: [], tags: [] }
  readonly legal: NonNullable<ContactInput['legal']> = {}
  readonly remarks: Remark[] = []
  readonly notes: string[] = []
  readonly names: Partial<Record<'fullName' | 'firstName' | 'middleName' | 'lastName' | 'secondLastName', string>> = {}
  readonly manner: Manner
  constructor(manner: Manner) {
    this.manner = manner
  }

  /** Keeps a value that was not understood, and says so. */
  unread({ field, value, label }: Said, key: string): void {
    this.remarks.push({ field, key, params: { text: value.slice(0, 60) } })
    this.notes.push(`${label ?? this.manner.word(field)}: ${value}`)
  }
}

type Take = (into: Gathering, said: Said) => void

const takeName: Take = (into, { field, value }) => {
  into.names[field as keyof Gathering['names']] ??= value
}

const takePhone: Take = (into, said) => {
  for (const part of numbersIn(said.value)) {
    const number = phoneOf(part)
    if (number === null) into.unread({ ...said, value: part }, 'noPhone')
    else if (into.reach.phones.length < PHONES && !into.reach.phones.some((one) => one.number === number)) {
      into.reach.phones.push({ number, label: labelOf(number, said.field as Parameters<typeof labelOf>[1]) })
    }
  }
}

const noted: Take = (into, { field, value, label }) => void into.notes.push(`${label ?? into.manner.word(field)}: ${value}`)

const TAKE: Record<Field, Take> = {
  fullName: takeName, firstName: takeName, middleName: takeName, lastName: takeName, secondLastName: takeName,
  title: (into, said) => {
    const title = titleOf(said.value)
    if (title) into.person.title ??= title
    else noted(into, said)
  },
  companyName: (into, { value }) => void (into.person.companyName ??= value.slice(0, 160)),
  jobTitle: noted, website: noted,
  email: (into, said) => {
    for (const part of emailsIn(said.value)) {
      const address = emailOf(part)
      if (address === null) into.unread({ ...said, value: part }, 'noEmail')
      else if (into.reach.emails.length < EMAILS && !into.reach.emails.some((one) => one.address === address)) into.reach.emails.push({ address })
    }
  },
  phone: takePhone, mobile: takePhone, landline: takePhone, workPhone: takePhone, spousePhone: takePhone,
  street: (into, { value }) => void (into.reach.street ??= value.replace(/\s*\n\s*/g, ', ').slice(0, 200)),
  postalCode: (into, { value }) => void (into.reach.postalCode ??= (/^\d{4}$/.test(value) ? `0${value}` : value).slice(0, 12)),
  town: (into, { value }) => void (into.reach.town ??= value.slice(0, 80)),
  country: (into, said) => {
    const code = countryOf(said.value)
    if (code) into.reach.country ??= code
    else into.unread(said, 'noCountry')
  },
  idNumber: (into, { value }) => {
    const { type, number } = paperOf(value)
    into.legal.idDocType ??= type
    into.legal.idDocNumber ??= number
  },
  birthDate: (into, said) => {
    if (/^0+\/0+\/0+$/.test(said.value)) return // Outlook's word for none
    const day = dayOf(said.value, into.manner.dates, into.manner.today)
    if (day) into.person.birthDate ??= day
    else into.unread(said, 'noDate')
  },
  nationality: (into, said) => {
    const code = countryOf(said.value)
    if (code) into.person.nationality ??= code
    else into.unread(said, 'noCountry')
  },
  language: (into, said) => {
    const code = languageOf(said.value)
    if (code) into.person.language ??= code
    else into.unread(said, 'noLanguage')
  },
  role: (into, said) => {
    for (const part of said.value.split(/[\n;,|/]/).map((one) => one.trim()).filter(Boolean)) {
      const role = roleOf(part)
      if (!role) into.unread({ ...said, value: part }, 'noRole')
      else if (!into.profile.roles.includes(role)) into.profile.roles.push(role)
    }
  },
  tags: (into, { value }) => {
    for (const tag of tagsIn(value)) if (into.profile.tags.length < TAGS && !into.profile.tags.includes(tag)) into.profile.tags.push(tag)
  },
  source: (into, { value }) => void (into.profile.sourceDetail ??= value.slice(0, 80)),
  spouseName: (into, { value }) => void (into.legal.spouse ??= { name: value.slice(0, 160) }),
  notes: (into, { value, label }) => void into.notes.push(label ? `${label}: ${value}` : value),
}

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
  if (notes.length > NOTES || said.length > VALUES) remarks.push({ field: 'notes', key: 'notesCut' })
  if (!person.firstName && !person.lastName && !person.companyName) remarks.push({ field: 'row', key: 'nobody' })
  return { input: { person, reach, profile: { ...profile, source: 'import' }, ...(Object.keys(legal).length > 0 && { legal }), ...(notes && { notes: { text: notes.slice(0, NOTES) } }) }, remarks }
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

/** Somebody without a name is called by what we know of them, so that they are found in the list. */
function nameFromReach({ person, reach, remarks }: Gathering): void {
  person.kind = 'person'
  const called = reach.emails[0]?.address ?? reach.phones[0]?.number
  if (!called) return
  person.firstName = called.slice(0, 80)
  remarks.push({ field: 'firstName', key: 'noName' })
}
