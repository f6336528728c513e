import { parentPort, workerData } from 'node:worker_threads'
import readWorkbook, { type CellValue } from 'read-excel-file/node'
import { LONGEST_CELL, MOST_COLUMNS } from './line.ts'
import type { SheetAnswer } from './sheet.ts'

/** A cell as text; whole numbers without a point, days without a time. */
function textOf(value: CellValue | null): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value === 'number') return Number.isInteger(value) ? value.toFixed(0) : String(value)
  return typeof value === 'boolean' ? (value ? '1' : '') : String(value)
}

/** Signs of all cells together; a text that stands once in the file may be told in each of them. */
const MOST_SIGNS = 60_000_000

async function read(): Promise<SheetAnswer> {
  const sheets = await readWorkbook(Buffer.from(workerData as Uint8Array))
  const filled = sheets.find(({ data }) => data.length > 0)
  const rows: string[][] = []
  let signs = 0
  for (const row of filled?.data ?? []) {
    const cells = row
      .slice(0, MOST_COLUMNS)
      .map((cell) => textOf(cell as CellValue | null).slice(0, LONGEST_CELL))
    signs += cells.reduce((sum, { length }) => sum + length, 0)
    if (signs > MOST_SIGNS) return { tooLarge: true }
    rows.push(cells)
  }
  return { rows }
}

try {
  parentPort?.postMessage(await read())
} catch {
  parentPort?.postMessage({ failed: true } satisfies SheetAnswer)
}
