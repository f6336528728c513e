import { WANTS, type Field, type WantField } from '../row.ts'
import { dayOf } from './dates.ts'
import { type Gathering, type Take, EMAILS, PHONES, TAGS } from './gathering.ts'
import { emailsIn, emailOf, paperOf, roleOf, tagsIn } from './kinds.ts'
import { titleOf } from './names.ts'
import { numbersIn, phoneOf, labelOf } from './phone.ts'
import { countryOf, languageOf } from './places.ts'
import { plain } from './plain.ts'

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
/** Of a wish that became no demand every word stays. */
const WISHES = Object.fromEntries(WANTS.map((field) => [field, noted])) as Record<WantField, Take>
export const TAKE: Record<Field, Take> = {
  ...WISHES,
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
