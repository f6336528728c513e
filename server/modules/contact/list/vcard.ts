import { foldLine } from '../../../formats/content-line.ts'
import type { ContactRecord } from '../contact.repository.ts'

/** Text of a value: backslash, comma and line ends are written out (RFC 6350, 3.4). */
const text = (value: string): string =>
  value
    .replace(/\\/g, '\\\\')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/,/g, '\\,')

/** Text of one part of a value that has several: the semicolon between them is written out, too. */
const part = (value: string): string => text(value).replace(/;/g, '\\;')

const TYPES = {
  mobile: 'cell',
  landline: 'home',
  work: 'work',
  spouse: 'home',
  personal: 'home',
} as const

/** One contact as a vCard 4.0. */
export function vcard(row: ContactRecord): string {
  const { person, reach, notes } = row.doc
  const prefix = { sr: 'Sr.', sra: 'Sra.', dr: 'Dr.', dra: 'Dra.' } as const
  const type = (label: keyof typeof TYPES | undefined): string =>
    label ? `;TYPE=${TYPES[label]}` : ''
  const pref = (index: number): string => (index === 0 ? ';PREF=1' : '')
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `KIND:${row.kind === 'company' ? 'org' : 'individual'}`,
    `UID:urn:uuid:${row.id}`,
    `FN:${text(row.name)}`,
    `N:${part(person.lastName ?? '')};${part(person.firstName ?? '')};;` +
      `${person.title ? text(prefix[person.title]) : ''};`,
    ...(person.companyName ? [`ORG:${part(person.companyName)}`] : []),
    ...(person.birthDate ? [`BDAY:${person.birthDate.replaceAll('-', '')}`] : []),
    ...(reach.phones ?? []).map(
      ({ number, label }, index) => `TEL;VALUE=uri${type(label)}${pref(index)}:tel:${number}`,
    ),
    ...(reach.emails ?? []).map(
      ({ address, label }, index) => `EMAIL${type(label)}${pref(index)}:${text(address)}`,
    ),
    ...(reach.street || reach.town || reach.postalCode || reach.country
      ? [
          `ADR:;;${part(reach.street ?? '')};${part(reach.town ?? '')};;` +
            `${part(reach.postalCode ?? '')};${part(reach.country ?? '')}`,
        ]
      : []),
    ...(person.language ? [`LANG:${person.language}`] : []),
    ...(row.tags.length > 0 ? [`CATEGORIES:${row.tags.map(text).join(',')}`] : []),
    ...(notes.text ? [`NOTE:${text(notes.text)}`] : []),
    `REV:${row.updated_at.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    'END:VCARD',
  ]
  return `${lines.map(foldLine).join('\r\n')}\r\n`
}
