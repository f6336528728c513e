import { encodingOf } from '../table/encoding.ts'
import { openLines } from '../table/open.ts'
import { Unreadable } from '../table/unreadable.ts'
import { isCamt053, readCamt053 } from './camt053.ts'
import { isNorma43, readNorma43 } from './norma43.ts'
import { BadStatement, type ReadStatement } from './statement.ts'
import { readTable, type Column, type Mapped } from './table.ts'

/** What stands in a file of a bank. */
export interface ReadFile {
  format: 'norma43' | 'camt053' | 'csv'
  statements: ReadStatement[]
  /** Of a table; empty of other files. */
  columns: Column[]
}

/**
 * Reads a file by what is in it, whatever its name says. Throws BadStatement: a file is taken whole
 * or not at all. A table whose columns nobody knows yet has no statement.
 */
export async function readStatements(bytes: Buffer, mapping: readonly Mapped[]): Promise<ReadFile> {
  if (bytes.length === 0) throw new BadStatement('empty')
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  if (isNorma43(text)) return { format: 'norma43', statements: readNorma43(text), columns: [] }
  if (isCamt053(text))
    return { format: 'camt053', statements: await readCamt053(text), columns: [] }
  try {
    const { lines } = await openLines(bytes)
    const { columns, statement } = readTable(lines, mapping)
    return { format: 'csv', statements: statement ? [statement] : [], columns }
  } catch (error) {
    if (error instanceof Unreadable) throw new BadStatement('unknown')
    throw error
  }
}
