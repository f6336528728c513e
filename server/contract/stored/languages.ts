import type { ReadColumn } from '../../db/read-columns.ts'
import { isLang } from '../language.ts'

/** Columns that hold one of our languages; people's own (`contact.language`) may be any. */
export const LANGUAGE_COLUMNS: readonly string[] = [
  'app_user.language',
  'intake_run.lang',
  'lead.language',
  'owner_link.language',
  'referral.language',
  'rental_file.language',
  'report.language',
  'saved_search.language',
  'selection.language',
  'visit_request.language',
  'visit_sheet.language',
]

/**
 * How the database hands them out: one that a later version wrote and this one has no words for is
 * Spanish. Or it would have neither words for its person, nor for everybody told in one go.
 */
export const languageColumns = (): [string, ReadColumn][] =>
  LANGUAGE_COLUMNS.map((column) => [
    column,
    (value) => (typeof value === 'string' && isLang(value) ? value : 'es'),
  ])
