import type {
  ContactInput,
  ContactPerson,
  ContactProfile,
  ContactReach,
} from '../../../../../generated/model/index.ts'
import { clean } from '../encoding.ts'
import type { Field, Remark, Said } from '../row.ts'
import { dayOf, type DateOrder } from './dates.ts'
import { emailOf, emailsIn, paperOf, roleOf, tagsIn } from './kinds.ts'
import { splitName, titleOf } from './names.ts'
import { labelOf, numbersIn, phoneOf } from './phone.ts'
import { countryOf, languageOf } from './places.ts'
import { plain } from './plain.ts'

/**
 * A person as a file has them, in the parts of a contact, and what could not be taken over as it
 * stood.
 */
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
/**
 * Values of one person, and letters of one, that are looked at: no program writes more, and each
 * costs time.
 */
const VALUES = 500
const LETTERS = 20_000

/**
 * Gathers the values of one row; what has no place of its own is kept in the notes, so that nothing
 * is lost.
 */
class Gathering {
  readonly person: ContactPerson = {}
  readonly reach: Required<Pick<ContactReach, 'phones' | 'emails'>> & ContactReach = {
    phones: [],
    emails: [],
  }
  readonly profile: Required<Pick<ContactProfile, 'roles' | 'tags'>> & ContactProfile = {
    roles: [],
    tags: [],
  }
  readonly legal: NonNullable<ContactInput['legal']> = {}
  readonly remarks: Remark[] = []
  readonly notes: string[] = []
  readonly names: Partial<
    Record<'fullName' | 'firstName' | 'middleName' | 'lastName' | 'secondLastName', string>
  > = {}
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

/** Keeps a value in the notes under its name. */
const noted: Take = (into, { field, value, label }) => {
  if (!NO_DATE.test(value)) into.notes.push(`${label ?? into.manner.word(field)}: ${value}`)
}

/** Outlook's word for no date. */
const NO_DATE = /^0+\/0+\/0+$/

/**
 * A place for one value of at most so many letters: another value, or one that does not fit, is
 * kept whole in the notes.
 */
const single =
  (
    most: number,
    get: (into: Gathering) => string | undefined,
    put: (into: Gathering, value: string) => void,
  ): Take =>
  (into, said) => {
    const stands = get(into)
    if (stands === undefined) put(into, said.value.slice(0, most))
    if (stands === undefined ? said.value.length > most : stands !== said.value.slice(0, most))
      noted(into, said)
  }

const takeName: Take = (into, said) =>
  single(
    200,
    ({ names }) => names[said.field as keyof Gathering['names']],
    ({ names }, value) => void (names[said.field as keyof Gathering['names']] = value),
  )(into, said)

/** A code for a value by its words; a second one goes to the notes, and so does what is none. */
const coded =
  <T extends string>(
    read: (value: string) => T | null,
    key: string,
    get: (into: Gathering) => T | undefined,
    put: (into: Gathering, code: T) => void,
  ): Take =>
  (into, said) => {
    const code = read(said.value)
    const stands = get(into)
    if (code === null) into.unread(said, key)
    else if (stands === undefined) put(into, code)
    else if (stands !== code) noted(into, said)
  }

const takePhone: Take = (into, said) => {
  for (const part of numbersIn(said.value)) {
    const number = phoneOf(part)
    if (number === null) into.unread({ ...said, value: part }, 'noPhone')
    else if (into.reach.phones.some((one) => one.number === number)) continue
    else if (into.reach.phones.length < PHONES)
      into.reach.phones.push({
        number,
        label: labelOf(number, said.field as Parameters<typeof labelOf>[1]),
      })
    else noted(into, { ...said, value: number })
  }
}

/** Lines of a street add up: a building, a floor. */
const takeStreet: Take = (into, said) => {
  const line = said.value.replace(/\s*\n\s*/g, ', ')
  const lines = into.reach.street ? [into.reach.street, line] : [line]
  if (lines.length > 1 && into.reach.street?.includes(line)) return
  const street = lines.join(', ')
  if (street.length <= 200) into.reach.street = street
  else {
    into.reach.street ??= street.slice(0, 200)
    noted(into, said)
  }
}

/** The islands' own province: the postal code says it. */
const ISLANDS =
  /^(?:(?:illes|islas)? ?bale?a?re?s|balearic islands|balearen|mallorca|menorca|ibiza|eivissa|formentera|pm|ib)$/

const TAKE: Record<Field, Take> = {
  fullName: takeName,
  firstName: takeName,
  middleName: takeName,
  lastName: takeName,
  secondLastName: takeName,
  title: (into, said) => {
    const title = titleOf(said.value)
    if (title) into.person.title ??= title
    else noted(into, said)
  },
  companyName: single(
    160,
    ({ person }) => person.companyName,
    ({ person }, value) => void (person.companyName = value),
  ),
  jobTitle: noted,
  department: noted,
  website: noted,
  fax: noted,
  otherAddress: noted,
  nickname: noted,
  anniversary: noted,
  relatedName: noted,
  messenger: noted,
  email: (into, said) => {
    for (const part of emailsIn(said.value)) {
      const address = emailOf(part)
      if (address === null) into.unread({ ...said, value: part }, 'noEmail')
      else if (into.reach.emails.some((one) => one.address === address)) continue
      else if (into.reach.emails.length < EMAILS) into.reach.emails.push({ address })
      else noted(into, { ...said, value: address })
    }
  },
  phone: takePhone,
  mobile: takePhone,
  landline: takePhone,
  workPhone: takePhone,
  spousePhone: takePhone,
  street: takeStreet,
  postalCode: (into, said) => {
    const value = /^\d{4}$/.test(said.value) ? `0${said.value}` : said.value
    single(
      12,
      ({ reach }) => reach.postalCode,
      ({ reach }, code) => void (reach.postalCode = code),
    )(into, { ...said, value })
  },
  town: single(
    80,
    ({ reach }) => reach.town,
    ({ reach }, value) => void (reach.town = value),
  ),
  country: coded(
    countryOf,
    'noCountry',
    ({ reach }) => reach.country,
    ({ reach }, code) => void (reach.country = code),
  ),
  region: (into, said) => {
    if (!ISLANDS.test(plain(said.value))) noted(into, said)
  },
  idNumber: (into, said) => {
    const { type, number } = paperOf(said.value)
    if (into.legal.idDocNumber !== undefined)
      return into.legal.idDocNumber === number ? undefined : noted(into, said)
    into.legal.idDocType = type
    into.legal.idDocNumber = number
  },
  birthDate: (into, said) => {
    if (NO_DATE.test(said.value)) return
    coded(
      (value) => dayOf(value, into.manner.dates, into.manner.today),
      'noDate',
      ({ person }) => person.birthDate,
      ({ person }, day) => void (person.birthDate = day),
    )(into, said)
  },
  nationality: coded(
    countryOf,
    'noCountry',
    ({ person }) => person.nationality,
    ({ person }, code) => void (person.nationality = code),
  ),
  language: coded(
    languageOf,
    'noLanguage',
    ({ person }) => person.language,
    ({ person }, code) => void (person.language = code),
  ),
  role: (into, said) => {
    for (const part of said.value
      .split(/[\n;,|/]/)
      .map((one) => one.trim())
      .filter(Boolean)) {
      const role = roleOf(part)
      if (!role) into.unread({ ...said, value: part }, 'noRole')
      else if (!into.profile.roles.includes(role)) into.profile.roles.push(role)
    }
  },
  tags: (into, said) => {
    for (const tag of tagsIn(said.value)) {
      if (into.profile.tags.includes(tag)) continue
      if (into.profile.tags.length < TAGS) into.profile.tags.push(tag)
      else noted(into, { ...said, value: tag })
    }
  },
  source: single(
    80,
    ({ profile }) => profile.sourceDetail,
    ({ profile }, value) => void (profile.sourceDetail = value),
  ),
  spouseName: single(
    160,
    ({ legal }) => legal.spouse?.name,
    ({ legal }, name) => void (legal.spouse = { name }),
  ),
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
