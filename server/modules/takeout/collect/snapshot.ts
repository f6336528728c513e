import type { Ctx } from '../../../contract/context.ts'
import type { Deps } from '../../../contract/deps.ts'
import type { Database, Db } from '../../../db/index.ts'
import type { TakeoutContents } from '../../../db/tables/takeout.ts'
import { getAgency } from '../../agency/index.ts'
import { siteZip } from '../../site/index.ts'
import { getUser } from '../../user/index.ts'
import { consentTexts } from '../open/consents.ts'
import { firstPage } from '../open/first-page.ts'
import { documents, pictures, type Named } from '../open/stored.ts'
import { openTexts } from '../open/texts.ts'
import { idsOf, roomLines } from '../records/lines.ts'
import { ROOMS } from '../records/rooms.ts'
import { Overtaken, type TakeoutRow } from '../takeout.repository.ts'
import { QUIET } from './quiet.ts'
import { Spool } from './spool.ts'

/** So many records between two looks whether it is still wanted. */
const STEP = 50

/**
 * Writes down what an agency owns as it stands at one moment, as an ADMIN of it may read it: texts
 * in the store, files by their names. Throws `Overtaken` when nobody wants it any more.
 */
export async function writeDown(
  row: TakeoutRow,
  userId: string,
  deps: Deps,
  each: (share: number) => Promise<boolean>,
): Promise<TakeoutContents> {
  const contents: TakeoutContents = { counts: {}, withheld: {}, unread: {} }
  const spool = new Spool(deps, row)
  const reading = deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const ctx = await contextOf(trx, row, userId, deps)
      if (row.parts.includes('records')) await records(spool, row, { ctx, contents, each })
      if (row.parts.includes('pictures')) await names(spool, pictures(trx, row.agency_id))
      if (row.parts.includes('documents')) await names(spool, documents(trx, row.agency_id))
    })
  await reading
  // Drawn as it is read now, outside of the one moment: it asks as strangers do.
  const website = row.parts.includes('pictures') ? await siteZip(deps, row.agency_id) : null
  if (website) await spool.write('website.zip', website)
  await spool.flush()
  return contents
}

/** Who asks: the ADMIN, in the one transaction, which writes nothing. */
async function contextOf(trx: Db, row: TakeoutRow, userId: string, deps: Deps): Promise<Ctx> {
  const person = await getUser(trx, userId)
  return {
    session: { sessionId: row.id, userId, agencyId: row.agency_id, role: 'ADMIN' },
    lang: person?.language ?? 'es',
    ip: '127.0.0.1',
    deps: { ...deps, db: trx as Database },
    log: QUIET,
  }
}

async function records(
  spool: Spool,
  { agency_id: agencyId }: TakeoutRow,
  {
    ctx,
    contents,
    each,
  }: { ctx: Ctx; contents: TakeoutContents; each: (share: number) => Promise<boolean> },
): Promise<void> {
  const name = (await getAgency(ctx.deps.db, agencyId))?.tradeName ?? ''
  let all = 0
  for (const room of ROOMS) for await (const _ of idsOf(room, agencyId, ctx)) all += 1
  let done = 0
  const told = async () => {
    done += 1
    if (done % STEP === 0 && !(await each(done / Math.max(all, 1)))) throw new Overtaken()
  }
  await spool.write('index.html', firstPage(ctx, { agencyId, name }))
  for (const room of ROOMS)
    await spool.write(
      `data/${room.tag}.ndjson`,
      asLines(roomLines(room, agencyId, { ctx, contents, each: told })),
    )
  for (const [file, pieces] of openTexts(ctx, { agencyId, name })) await spool.write(file, pieces)
  await spool.writeMany(consentTexts(ctx, agencyId))
}

async function* asLines(lines: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`
}

async function names(spool: Spool, files: AsyncIterable<Named>): Promise<void> {
  for await (const { name, key, copied } of files)
    await (copied ? spool.copy(name, key) : spool.name(name, key))
}
