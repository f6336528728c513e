import type {
  HomeField,
  ImportTableColumn,
  ImportTablePlan,
} from '../../../../generated/model/index.ts'
import { codeOf } from '../said/codes.ts'
import { ADDS_UP, fieldOfName } from './headers.ts'
import type { HomeTable } from './open.ts'

const SHOWN = 3
const LOOKED_AT = 40

/** Columns with their first values and what they seem to hold: by name, else by their values. */
export function columnsOf({ header, rows }: HomeTable): ImportTableColumn[] {
  const columns = header.map((name, index): ImportTableColumn => {
    const samples: string[] = []
    let filled = 0
    for (const { cells } of rows) {
      const value = cells[index] ?? ''
      if (value === '') continue
      filled += 1
      if (samples.length < LOOKED_AT && !samples.includes(value)) samples.push(value)
    }
    const guess = filled === 0 ? null : (fieldOfName(name) ?? fieldOfValues(samples))
    return {
      index,
      name: name.slice(0, 120),
      samples: samples.slice(0, SHOWN).map((one) => one.slice(0, 120)),
      filled,
      guess,
    }
  })
  return once(columns)
}

/** Of two columns for one field the fuller one is meant. */
function once(columns: ImportTableColumn[]): ImportTableColumn[] {
  const best = new Map<HomeField, ImportTableColumn>()
  for (const column of columns) {
    const { guess } = column
    if (!guess || ADDS_UP.has(guess)) continue
    const other = best.get(guess)
    if (!other || column.filled > other.filled) best.set(guess, column)
  }
  return columns.map((column) =>
    column.guess && !ADDS_UP.has(column.guess) && best.get(column.guess) !== column
      ? { ...column, guess: null }
      : column,
  )
}

/** What values alone say: addresses of pictures, cadastral references, words for sale and to let. */
function fieldOfValues(samples: string[]): HomeField | null {
  const share = (fits: (text: string) => boolean): boolean =>
    samples.length > 0 && samples.filter(fits).length > samples.length * 0.6
  const most = (fits: RegExp): boolean => share((one) => fits.test(one))
  // Words alone: a sentence for sale is a description.
  const coded = (field: HomeField): boolean =>
    share(
      (text) => /^\p{L}[\p{L} /]{2,24}$/u.test(text) && codeOf(field, { text, label: '' }) !== null,
    )
  if (coded('operation')) return 'operation'
  if (coded('type')) return 'type'
  if (coded('status')) return 'status'
  if (most(/^https?:\/\/\S+\.(jpe?g|png|webp)/i)) return 'pictures'
  if (most(/^\d{7}[A-Z]{2}\d{4}[A-Z]\d{4}[A-Z]{2}$/)) return 'cadastralRef'
  return null
}

/** What is proposed where nothing was said yet. */
export const proposed = (columns: ImportTableColumn[]): ImportTablePlan => ({
  columns: columns.flatMap(({ index, guess }) => (guess ? [{ column: index, field: guess }] : [])),
  operation: 'V',
})
