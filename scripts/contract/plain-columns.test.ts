import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CODES } from '../../server/contract/stored/codes.ts'
import { LANGUAGE_COLUMNS } from '../../server/contract/stored/languages.ts'
import { readRoutes } from '../../server/contract/routes.ts'
import { ROOT } from '../generate/paths.ts'
import { plainColumns } from './plain-columns.ts'

const { $defs } = readRoutes().contract
const codes = plainColumns(Object.keys($defs)).filter(({ holds }) =>
  Array.isArray($defs[holds]?.['enum']),
)

test('a column may hold what a component says of one of its properties', () => {
  const found = plainColumns(['ContactConsent', 'IntakeRun', 'ImportRun'])
  expect(found).toEqual(
    expect.arrayContaining([
      { column: 'contact_consent.channel', holds: 'ContactConsent', key: 'channel' },
      { column: 'import_run.trigger', holds: 'ImportRun', key: 'trigger' },
      { column: 'intake_run.dedupe_keys', holds: 'IntakeRun', key: 'dedupeKeys' },
    ]),
  )
})

/** Columns that follow from a document, which is read for itself, and one whose null says much. */
const READ_AS_STORED = /^(demand\.(?!reason)|property\.(?!substatus)|offer\.stage|listing_news\.)/

test('every code that may be missing is read by its enumeration', () => {
  const text = readdirSync(join(ROOT, 'server/db/tables'))
    .map((file) => readFileSync(join(ROOT, 'server/db/tables', file), 'utf8'))
    .join('\n')
  const optional = codes.filter(({ column, holds }) =>
    new RegExp(`^ {4}${column.split('.')[1]}: .*\\b${holds}( \\| null|\\[\\])`, 'm').test(
      text.slice(text.indexOf(`\n  ${column.split('.')[0]}: {`)).split('\n  }')[0] ?? '',
    ),
  )
  expect(optional.length).toBeGreaterThan(20)
  expect(
    optional
      .filter(({ column }) => !READ_AS_STORED.test(column))
      .map(({ column, holds }) => [column, holds])
      .toSorted(),
  ).toEqual(Object.entries(CODES).toSorted())
})

/**
 * Not read as Spanish where it is another: what an invoice says is hashed, a course is held in its
 * language whatever anybody reads, and visits are counted by it.
 */
const OTHER_LANGUAGE = ['course_session.language', 'invoice.language', 'site_visit.language']

test('a language that this version has no words for is Spanish, wherever somebody is written to', () => {
  const columns = plainColumns(['Language']).map(({ column }) => column)
  expect(columns.length).toBeGreaterThan(9)
  expect(columns.filter((column) => !LANGUAGE_COLUMNS.includes(column)).toSorted()).toEqual(
    OTHER_LANGUAGE,
  )
})
