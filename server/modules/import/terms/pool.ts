import type { PropertyFeatures } from '../../../../generated/model/index.ts'
import type { Notes } from './notes.ts'
import { fold } from './types.ts'
import type { KnownType } from './types.ts'

/** Subtypes that stand alone: what they have is their own. */
export const HOUSES = new Set([
  'villa',
  'chalet_independiente',
  'finca_rustica',
  'casa',
  'masia',
  'casa_de_pueblo',
  'bungalow',
  'cueva',
])

/**
 * The pool flag, also as text in any of the languages seen (Private, Privé, Gemeenschappelijk, Nee
 * …). A bare 1 says that there is one, not whose: own for houses, communal for the rest, and the
 * report says so. 0 and blank are unknown.
 */
export function poolOf(
  text: string,
  known: KnownType,
  told: PropertyFeatures['pool'],
  notes: Notes,
): Pick<PropertyFeatures, 'pool'> {
  const said = fold(text)
  if (told) return { pool: told }
  if (/^priv|^propi|^eigen|^own/.test(said)) return { pool: 'private' }
  if (/comm|gemeen|comun|gemein|shared/.test(said)) return { pool: 'communal' }
  if (/^(no|nee|nein|non|none|ninguna)$/.test(said)) return { pool: 'none' }
  if (!/^(1|yes|si|ja|oui|true)$/.test(said)) {
    if (said !== '' && said !== '0') notes.add('pool', 'notNumber', { text: said.slice(0, 40) })
    return {}
  }
  const pool = HOUSES.has(known.subtype ?? '') ? 'private' : 'communal'
  notes.add('pool', 'poolAssumed', { text: pool === 'private' ? 'propia' : 'comunitaria' }, 'info')
  return { pool }
}
