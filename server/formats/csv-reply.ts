import { Readable } from 'node:stream'
import type { FileReply } from '../../generated/server/operations.ts'
import { CSV_MARK, csvLines, type CsvCell } from './csv.ts'

/** Rows as a file that spreadsheets in Spain open by a double click: `;`, decimal comma, UTF-8. */
export const csvReply = (name: string, rows: readonly (readonly CsvCell[])[]): FileReply => ({
  stream: Readable.from([CSV_MARK + csvLines(rows, ';')]),
  contentType: 'text/csv; charset=utf-8',
  filename: `${name}.csv`,
  headers: { 'cache-control': 'no-store' },
  // Without its head.
  rows: rows.length - 1,
})
