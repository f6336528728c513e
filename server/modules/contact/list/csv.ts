import { fieldText, inOrder, valueAt, type Voice } from '../../../../generated/fields/field.ts'
import { fields, order } from '../../../../generated/fields/contact/csv.ts'
import { CSV_MARK, csvLines } from '../../../formats/csv.ts'
import type { ContactRecord } from '../contact.repository.ts'

/** A phone as spreadsheets keep it: 00 instead of the plus they would take for a formula. */
const dialled = (number: string): string => number.replace(/^\+/, '00')

/** Codes stay as the contract writes them: who reads the file into another program knows them. */
const RAW: Voice = {
  code: (_codes, code) => code,
  yes: 'true',
  no: 'false',
  number: String,
  money: (cents) => (cents / 100).toFixed(2),
  day: (day) => day,
  localized: (texts) => Object.values(texts)[0] ?? '',
}

interface Column {
  name: string
  read: (row: ContactRecord, agent: string | undefined) => string | undefined
}

/** What a line is made of beside the fields whose `x-shows` says csv. */
const OWN: readonly Column[] = [
  { name: 'id', read: ({ id }) => id },
  { name: 'kind', read: ({ kind }) => kind },
  { name: 'name', read: ({ name }) => name },
  { name: 'roles', read: ({ roles }) => roles.join('; ') },
  {
    name: 'phones',
    read: ({ doc }) => (doc.reach.phones ?? []).map(({ number }) => dialled(number)).join('; '),
  },
  {
    name: 'emails',
    read: ({ doc }) => (doc.reach.emails ?? []).map(({ address }) => address).join('; '),
  },
  { name: 'tags', read: ({ tags }) => tags.join('; ') },
  { name: 'agent', read: (_row, agent) => agent },
  { name: 'notes', read: ({ doc }) => doc.notes.text },
  { name: 'createdAt', read: ({ created_at }) => created_at.toISOString() },
  { name: 'updatedAt', read: ({ updated_at }) => updated_at.toISOString() },
]

const COLUMNS: readonly Column[] = inOrder(order, [
  ...OWN,
  ...fields.map((field) => ({
    name: field.name,
    read: ({ doc }: ContactRecord) => fieldText(field, valueAt(doc, field.path), RAW) ?? undefined,
  })),
])

/** The first line, with the mark by which spreadsheets know UTF-8. */
export const csvHead = (): string =>
  `${CSV_MARK}${csvLines([COLUMNS.map(({ name }) => name)], ',')}`

/** One contact as a line. */
export const csvLine = (row: ContactRecord, agent: string | undefined): string =>
  csvLines([COLUMNS.map(({ read }) => read(row, agent) ?? '')], ',')
