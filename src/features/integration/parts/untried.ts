import type { Integration } from '../../../../generated/model'

type Provider = Integration['provider']

/**
 * Of each format written, what it was held to, since none was tried with the other side itself:
 * a format that is published, or a list of fields alone. What is for an own website has no other
 * side; sources are none of these.
 */
const WRITTEN: Record<Provider, 'untried' | 'byFields' | null> = {
  kyero: 'untried',
  idealista: 'untried',
  fotocasa: 'untried',
  meta: 'untried',
  google: 'untried',
  resales: 'byFields',
  website_json: null,
  website_csv: null,
  website_schema: null,
  inmovilla_web: null,
  inmovilla_export: null,
  inmovilla_rest: null,
  reso: null,
  csv: null,
}

/** What is to be said of a channel out that nobody tried with who reads it; null: nothing. */
export const untriedOf = ({ provider }: Pick<Integration, 'provider'>) => WRITTEN[provider]

/**
 * Whether a source's format is read by what is published of it, and not by files of theirs. A table
 * is what its person says of it, and files of Kyero were measured.
 */
export const isReadByNotes = ({ provider }: Pick<Integration, 'provider'>): boolean =>
  provider !== 'csv' && provider !== 'kyero'
