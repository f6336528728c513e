import { Readable } from 'node:stream'
import type { ExportContactsParams } from '../../../../generated/model/index.ts'
import type { FileReply } from '../../../contract/body/upload.ts'
import type { Db } from '../../../db/index.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import { namesOf } from '../../user/index.ts'
import { csvHead, csvLine } from './csv.ts'
import { listRows, type ListFilter } from './list.repository.ts'
import { vcard } from './vcard.ts'
import { say } from '../messages.ts'

const BATCH = 500

/** The list batch by batch, so that fifty thousand contacts never stand in memory at once. */
async function* written(
  db: Db,
  actor: Actor,
  filter: ListFilter,
  format: ExportContactsParams['format'],
): AsyncGenerator<string> {
  if (format === 'csv') yield csvHead()
  let last: string | undefined
  for (;;) {
    const found = await listRows(db, actor, filter, {
      sort: 'name',
      cursor: last === undefined ? null : { value: null, id: last, back: false },
      limit: BATCH,
    })
    const rows = found.slice(0, BATCH)
    const names = await namesOf(db, [...new Set(rows.flatMap((row) => row.agent_id ?? []))])
    yield rows
      .map((row) => (format === 'csv' ? csvLine(row, names.get(row.agent_id ?? '')) : vcard(row)))
      .join('')
    last = rows.at(-1)?.id
    if (found.length <= BATCH || last === undefined) return
  }
}

/** Contacts the actor sees as a file; the contract asks a STAFF for the switch `export`. */
export function exportContacts(
  db: Db,
  actor: Actor,
  { format, ...filter }: ExportContactsParams,
): FileReply {
  const stream = Readable.from(written(db, actor, filter, format))
  const name = say(actor.lang, 'csv')
  const headers = { 'cache-control': 'no-store' }
  return format === 'csv'
    ? { stream, contentType: 'text/csv; charset=utf-8', filename: `${name}.csv`, headers }
    : { stream, contentType: 'text/vcard; charset=utf-8', filename: `${name}.vcf`, headers }
}
