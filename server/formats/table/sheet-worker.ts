import { parentPort, workerData } from 'node:worker_threads'
import readWorkbook, { type CellValue } from 'read-excel-file/node'
import type { SheetAnswer } from './sheet.ts'

/** A cell as text; whole numbers without a point, days without a time. */
function textOf(value: CellValue | null): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value === 'number') return Number.isInteger(value) ? value.toFixed(0) : String(value)
  return typeof value === 'boolean' ? (value ? '1' : '') : String(value)
}

async function read(): Promise<SheetAnswer> {
  const sheets = await readWorkbook(Buffer.from(workerData as Uint8Array))
  const filled = sheets.find(({ data }) => data.length > 0)
  return {
    rows: (filled?.data ?? []).map((row) => row.map((cell) => textOf(cell as CellValue | null))),
  }
}

try {
  parentPort?.postMessage(await read())
} catch {
  parentPort?.postMessage({ failed: true } satisfies SheetAnswer)
}
