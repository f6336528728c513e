import { CSV_MARK, csvLines } from '../../csv.ts'
import type { ContactRecord } from './contact.repository.ts'

const COLUMNS = [
  'id', 'kind', 'name', 'firstName', 'lastName', 'companyName', 'language', 'roles', 'phones', 'emails', 'street', 'postalCode', 'town', 'country',
  'preferredContact', 'doNotContact', 'source', 'funnelStage', 'rating', 'tags', 'agent', 'notes', 'createdAt', 'updatedAt',
] as const

/** A phone as spreadsheets keep it: 00 instead of the plus they would take for a formula. */
const dialled = (number: string): string => number.replace(/^\+/, '00')

/** The first line, with the mark by which spreadsheets know UTF-8. */
export const csvHead = (): string => `${CSV_MARK}${csvLines([[...COLUMNS]], ',')}`

/** One contact as a line. */
export function csvLine(row: ContactRecord, agent: string | undefined): string {
  const { person, reach, profile, notes } = row.doc
  const values: Record<(typeof COLUMNS)[number], string | number | boolean | undefined> = {
    id: row.id,
    kind: row.kind,
    name: row.name,
    firstName: person.firstName,
    lastName: person.lastName,
    companyName: person.companyName,
    language: person.language,
    roles: row.roles.join('; '),
    phones: (reach.phones ?? []).map(({ number }) => dialled(number)).join('; '),
    emails: (reach.emails ?? []).map(({ address }) => address).join('; '),
    street: reach.street,
    postalCode: reach.postalCode,
    town: reach.town,
    country: reach.country,
    preferredContact: reach.preferredContact,
    doNotContact: reach.doNotContact,
    source: profile.source,
    funnelStage: profile.funnelStage,
    rating: profile.rating,
    tags: row.tags.join('; '),
    agent,
    notes: notes.text,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
  return csvLines([COLUMNS.map((column) => String(values[column] ?? ''))], ',')
}
