import { LANGS } from '../../contract/language.ts'
import { sql } from '../../db/index.ts'
import { registerOwnTexts } from '../contact/index.ts'

const of = {
  kind: 'template',
  table: 'template',
  version: true,
  whose: (agencyId: string) => sql<boolean>`t.agency_id = ${agencyId}`,
  record: sql<string>`t.id`,
  label: sql<string>`t.name`,
} as const

// What the agency keeps for answers, in every language, and the words by which it is found.
registerOwnTexts(
  { ...of, column: 'name' },
  ...LANGS.flatMap((language) => [
    { ...of, column: 'subject', at: [language] },
    { ...of, column: 'text', at: [language] },
  ]),
  { ...of, column: 'search', derived: true },
)
