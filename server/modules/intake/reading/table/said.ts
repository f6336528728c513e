import type { Field, Said } from '../row.ts'

/** Which field a column fills. */
export interface Mapped {
  column: number
  field: Field
}

/** Names that say no more than that it is a note. */
const NOTES = /^(?:not|observ|comen|comment|anotac|bemerk|anmerk|remark|descrip)/i

/** What a row of a table says, by the mapping. */
export function saidByCells(cells: string[], mapping: Mapped[], header: string[]): Said[] {
  return mapping.flatMap(({ column, field }): Said[] => {
    const value = cells[column]
    if (!value) return []
    const name = header[column] ?? ''
    const label = name && !(field === 'notes' && NOTES.test(name)) ? name : undefined
    return [{ field, value, ...(label && { label }) }]
  })
}
