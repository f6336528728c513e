import { fieldText, inOrder, valueAt, type Voice } from '../../../../generated/fields/field.ts'
import { fields, order } from '../../../../generated/fields/contact/csv.ts'
import type { Lang } from '../../../contract/context.ts'
import { CSV_MARK, csvLines } from '../../../formats/csv.ts'
import type { ContactRecord } from '../contact.repository.ts'
import { say } from '../messages.ts'

/** The contract may name a field or a code that has no words yet: the test of the file finds it. */
type CsvKey = 'csv.id'

/** A phone as spreadsheets keep it: 00 instead of the plus they would take for a formula. */
const dialled = (number: string): string => number.replace(/^\+/, '00')

const languageNames = new Map<Lang, Intl.DisplayNames>()

/** A language, in another. */
function languageWord(lang: Lang, code: string): string {
  const names = languageNames.get(lang) ?? new Intl.DisplayNames(lang, { type: 'language' })
  languageNames.set(lang, names)
  return names.of(code) ?? code
}

/** What a field's code is called; a code without words of ours stays as the contract writes it. */
const codeWord = (lang: Lang, codes: string, code: string): string =>
  codes === 'language'
    ? languageWord(lang, code)
    : say(lang, `csv.${codes}.${code}` as CsvKey) || code

const voiceOf = (lang: Lang): Voice => ({
  code: (codes, code) => codeWord(lang, codes, code),
  yes: say(lang, 'csv.yes'),
  no: say(lang, 'csv.no'),
  number: String,
  money: (cents) => (cents / 100).toFixed(2).replace('.', ','),
  day: (day) => day,
  localized: (texts) => Object.values(texts)[0] ?? '',
})

/** A line's record, and what it is told with. */
interface Line {
  row: ContactRecord
  agent: string | undefined
  lang: Lang
}

interface Column {
  name: string
  read: (line: Line) => string | undefined
}

/** What a line is made of beside the fields whose `x-shows` says csv. */
const OWN: readonly Column[] = [
  { name: 'id', read: ({ row }) => row.id },
  { name: 'kind', read: ({ row, lang }) => codeWord(lang, 'kind', row.kind) },
  { name: 'name', read: ({ row }) => row.name },
  {
    name: 'roles',
    read: ({ row, lang }) => row.roles.map((role) => codeWord(lang, 'roles', role)).join('; '),
  },
  {
    name: 'phones',
    read: ({ row }) => (row.doc.reach.phones ?? []).map(({ number }) => dialled(number)).join('; '),
  },
  {
    name: 'emails',
    read: ({ row }) => (row.doc.reach.emails ?? []).map(({ address }) => address).join('; '),
  },
  { name: 'tags', read: ({ row }) => row.tags.join('; ') },
  { name: 'agent', read: ({ agent }) => agent },
  { name: 'notes', read: ({ row }) => row.doc.notes.text },
  { name: 'createdAt', read: ({ row }) => row.created_at.toISOString() },
  { name: 'updatedAt', read: ({ row }) => row.updated_at.toISOString() },
]

const COLUMNS: readonly Column[] = inOrder(order, [
  ...OWN,
  ...fields.map((field) => ({
    name: field.name,
    read: ({ row, lang }: Line) =>
      fieldText(field, valueAt(row.doc, field.path), voiceOf(lang)) ?? undefined,
  })),
])

/**
 * The first line, with the mark by which spreadsheets know UTF-8; divided by semicolons, as those
 * in Spain and Germany open a file by a double click.
 */
export const csvHead = (lang: Lang): string =>
  `${CSV_MARK}${csvLines([COLUMNS.map(({ name }) => say(lang, `csv.${name}` as CsvKey))], ';')}`

/** One contact as a line. */
export const csvLine = (line: Line): string =>
  csvLines([COLUMNS.map(({ read }) => read(line) ?? '')], ';')
