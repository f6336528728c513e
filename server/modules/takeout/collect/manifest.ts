import { readOpenapi } from '../../../contract/routes.ts'
import type { Db } from '../../../db/index.ts'
import { getAgency } from '../../agency/index.ts'
import type { TakeoutRow } from '../takeout.repository.ts'
import { presentFiles } from '../zip/rows.ts'
import { lostNames } from './files.repository.ts'

const BATCH = 500

/** What the file says it is; an import reads no other. */
export const FORMAT = 'llar-takeout/1'

/** Version of the contract whose shapes the records have. */
const contractVersion = (): string =>
  (JSON.parse(readOpenapi()) as { info: { version: string } }).info.version

/** What stands first in the zip: where it is from, what is in it, and the digest of each file. */
export async function* manifest(db: Db, row: TakeoutRow): AsyncGenerator<string> {
  const agency = await getAgency(db, row.agency_id)
  const head = {
    format: FORMAT,
    contract: contractVersion(),
    agency: { id: row.agency_id, slug: agency?.slug, name: agency?.tradeName },
    createdAt: row.created_at.toISOString(),
    parts: row.parts,
    counts: row.contents?.counts ?? {},
    withheld: row.contents?.withheld ?? {},
    unread: row.contents?.unread ?? {},
    missing: await lostNames(db, row.id),
  }
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "files": [`
  let between = '\n'
  let after = 0
  for (;;) {
    const files = await presentFiles(db, row.id, { after }, BATCH)
    for (const { name, size, sha256 } of files) {
      yield `${between}    ${JSON.stringify({ name, size, sha256 })}`
      between = ',\n'
    }
    after = files.at(-1)?.position ?? after
    if (files.length < BATCH) break
  }
  yield '\n  ]\n}\n'
}
