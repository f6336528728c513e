import { createHash } from 'node:crypto'
import type { Tail } from '../archive/format.ts'
import { sql, type Database } from '../../db/index.ts'
import { canonicalJson } from '../../formats/canonical-json.ts'
import { countMoney, moneyFaults } from '../../modules/invoice/index.ts'
import type { FilesPort } from '../../ports/files/port.ts'
import { lostFiles, unknownFiles } from './files.ts'
import type { Finding } from './finding.ts'

/** What is looked at, and what it should be. */
export interface Restored {
  db: Database
  files: FilesPort
  tail: Tail
}

/** Every table has the rows that it had. Before migrations, which may change that. */
export async function checkRows({ db, tail }: Pick<Restored, 'db' | 'tail'>): Promise<Finding> {
  const faults: string[] = []
  for (const { name, rows: wanted } of tail.tables) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)}`
      .execute(db)
      .catch(() => ({ rows: [{ n: -1 }] }))
    const found = rows[0]?.n ?? -1
    if (found !== wanted)
      faults.push(`${name} has ${found < 0 ? 'no table' : `${found} rows`}, it had ${wanted}`)
  }
  const all = tail.tables.reduce((sum, { rows }) => sum + rows, 0)
  return { name: 'rows', seen: `${all} rows in ${tail.tables.length} tables`, faults }
}

/** Movements, invoices and the chains of their records: all that is reckoned anew. */
async function checkMoney({ db }: Restored): Promise<Finding> {
  const { invoices, movements } = await countMoney(db)
  return {
    name: 'money and chains of invoices',
    seen: `${invoices} invoices, ${movements} movements`,
    faults: await moneyFaults(db),
  }
}

/** What was signed is what is stored; the PDF itself is looked at with the files. */
async function checkSheets({ db }: Restored): Promise<Finding> {
  const faults: string[] = []
  let [after, seen] = ['00000000-0000-0000-0000-000000000000', 0]
  for (;;) {
    const rows = await db
      .selectFrom('visit_sheet')
      .select(['id', 'number', 'doc', 'content_hash'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(200)
      .execute()
    for (const { id, number, doc, content_hash: hash } of rows) {
      const found = createHash('sha256').update(canonicalJson(doc)).digest('hex')
      if (found !== hash) faults.push(`visit sheet ${number} (${id}): its text is another`)
    }
    seen += rows.length
    const last = rows.at(-1)
    if (!last) break
    after = last.id
  }
  return { name: 'visit sheets', seen: `${seen} texts that were signed`, faults }
}

/** All checks but that of the rows, over a database of today's shape. */
export async function* checks(given: Restored): AsyncGenerator<Finding> {
  yield await checkMoney(given)
  yield await checkSheets(given)
  yield await lostFiles(given)
  yield await unknownFiles(given)
}
