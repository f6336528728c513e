import type { Field, Said } from '../row.ts'

/** Which field a column fills. */
export interface Mapped {
  column: number
  field: Field
}

/** Names that say no more than that it is a note. */
const NOTES = /^(?:not|observ|comen|comment|anotac|bemerk|anmerk|remark|descrip)/i

/** What kind of line Google's column before a number (`Phone 1 - Label`) says it is. */
function lineOf(field: Field, label: string): Field {
  if (field !== 'phone') return field
  if (/fax/i.test(label)) return 'fax'
  if (/mobile|móvil|mòbil|mobil|cell|iphone/i.test(label)) return 'mobile'
  return /work|trabajo|feina|arbeit/i.test(label) ? 'workPhone' : field
}

/** What a row of a table says, by the mapping. */
export function saidByCells(cells: string[], mapping: Mapped[], header: string[]): Said[] {
  return mapping.flatMap(({ column, field }): Said[] => {
    const value = cells[column]
    if (!value) return []
    const name = header[column] ?? ''
    const kind =
      name.endsWith(' - Value') && / - (?:Label|Type)$/.test(header[column - 1] ?? '')
        ? lineOf(field, cells[column - 1] ?? '')
        : field
    const label = name && !(field === 'notes' && NOTES.test(name)) ? name : undefined
    return [{ field: kind, value, ...(label && { label }) }]
  })
}
