import { Readable } from 'node:stream'
import type { ExportContactsParams } from '../../../../generated/model/index.ts'
import type { Cursor } from '../../../contract/cursor.ts'
import type { FileReply } from '../../../contract/body/upload.ts'
import type { Ctx } from '../../../contract/context.ts'
import { act, actorOf } from '../../../contract/rights/actor.ts'
import { namesOf } from '../../user/index.ts'
import { csvHead, csvLine } from './csv.ts'
import { countRows, listRows, type ListFilter } from './list.repository.ts'
import { vcard } from './vcard.ts'
import { say } from '../messages.ts'

const BATCH = 500

/**
 * The list batch by batch, so that fifty thousand contacts never stand in memory at once. Whoever
 * reads sets the pace, so each batch asks again whether they still may (`act`): the file of who was
 * let go meanwhile, or lost the switch, breaks off.
 */
async function* written(
  ctx: Ctx,
  filter: ListFilter,
  format: ExportContactsParams['format'],
): AsyncGenerator<string> {
  const { lang } = actorOf(ctx)
  if (format === 'csv') yield csvHead(lang)
  let cursor: Cursor | null = null
  for (;;) {
    const { found, names } = await act(ctx, async ({ trx, actor }) => {
      const found = await listRows(trx, actor, filter, { sort: 'name', cursor, limit: BATCH })
      const agents = [...new Set(found.flatMap((row) => row.agent_id ?? []))]
      return { found, names: await namesOf(trx, agents) }
    })
    const rows = found.slice(0, BATCH)
    yield rows
      .map((row) =>
        format === 'csv'
          ? csvLine({ row, agent: names.get(row.agent_id ?? ''), lang })
          : vcard(row),
      )
      .join('')
    const last = rows.at(-1)
    if (found.length <= BATCH || last === undefined) return
    cursor = { value: last.place, id: last.id, back: false }
  }
}

/** Contacts the actor sees as a file; the contract asks a STAFF for the switch `export`. */
export async function exportContacts(
  ctx: Ctx,
  { format, ...filter }: ExportContactsParams,
): Promise<FileReply> {
  const { lang } = actorOf(ctx)
  const rows = await act(ctx, ({ trx, actor }) => countRows(trx, actor, filter))
  const stream = Readable.from(written(ctx, filter, format))
  const name = say(lang, 'csv')
  const common = { stream, headers: { 'cache-control': 'no-store' }, rows }
  return format === 'csv'
    ? { ...common, contentType: 'text/csv; charset=utf-8', filename: `${name}.csv` }
    : { ...common, contentType: 'text/vcard; charset=utf-8', filename: `${name}.vcf` }
}
