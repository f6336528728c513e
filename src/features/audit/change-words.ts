import type { AuditChange } from '../../../generated/model'
import type { TFunction } from '../../i18n'
import { languageName } from '../../lib/language-name'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** A code in words; one that has none here (an address of a program) as it was sent. */
function valueWord(field: string, value: string, t: TFunction): string {
  if (value === 'true' || value === 'false') return t(value === 'true' ? 'yes' : 'no')
  if (field === 'language' || field === 'languages') return languageName(value)
  return t(`value.${field}.${value}`, { defaultValue: value })
}

/**
 * What was sent, in words: `Función: Agente`. Of ids nothing is said, they are in the file; a field
 * without words here is one that programs send, and stands as they call it.
 */
export function changeWords({ field, values }: AuditChange, t: TFunction): string | null {
  // What kind a file is goes with the file, whatever was done.
  if (field.endsWith('_extra')) return null
  const told = values.filter((value) => !UUID.test(value))
  if (told.length === 0) return null
  const name = t(`field.${field}`, { defaultValue: field })
  return `${name}: ${told.map((value) => valueWord(field, value, t)).join(', ')}`
}
