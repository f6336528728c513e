import type { Deps } from '../../../contract/deps.ts'
import type { Db } from '../../../db/index.ts'
import type { StoredSentence } from '../../../db/tables/import.ts'
import {
  fetchOf,
  findIntegration,
  nextTime,
  noteFetching,
  PATIENCE,
} from '../../integration/index.ts'
import { tellAdmins } from '../../user/index.ts'
import type { RunRow } from '../import.repository.ts'
import { say } from '../messages.ts'

/** What the last file of a source came to, where nobody knows it better. */
const REJECTED: StoredSentence = { key: 'fetch.rejected' }

/**
 * Nothing good came of a source: not answered, or rejected. It is asked again sooner; from the third
 * time in a row on it is failing, and its ADMINs are told once. Its homes stay as they are.
 */
export async function noteNothingGood(
  trx: Db,
  { now }: Pick<Deps, 'now'>,
  id: string,
  failure: StoredSentence,
): Promise<void> {
  const [source, fetch] = [await findIntegration(trx, id), await fetchOf(trx, id)]
  if (!source || !fetch) return
  const failures = fetch.failures + 1
  const isTold = fetch.told_at === null && failures >= PATIENCE
  await noteFetching(trx, id, {
    failures,
    failure,
    ...(failure !== REJECTED && {
      outcome: 'failed',
      next_at: fetch.next_at && nextTime(id, source.settings.fetch?.every, now(), true),
    }),
    ...(isTold && { told_at: now() }),
  })
  if (isTold) await tellFailing(trx, source, now())
}

/** The gate held back what was fetched by itself. */
export async function noteRejected(
  trx: Db,
  deps: Pick<Deps, 'now'>,
  { trigger, integration_id: id }: Pick<RunRow, 'trigger' | 'integration_id'>,
): Promise<void> {
  if (trigger === 'schedule') await noteNothingGood(trx, deps, id, REJECTED)
}

/** A good file came, however it came: nothing is wrong any more. A trial says nothing of that. */
export async function noteTaken(
  trx: Db,
  { dry_run: isTrial, integration_id: id }: Pick<RunRow, 'dry_run' | 'integration_id'>,
): Promise<void> {
  if (!isTrial) await noteFetching(trx, id, { failures: 0, failure: null, told_at: null })
}

/** Nothing new came. Of a file that was rejected that is nothing good, again. */
export async function noteSame(trx: Db, deps: Pick<Deps, 'now'>, id: string): Promise<void> {
  await noteFetching(trx, id, { outcome: 'same' })
  const newest = await trx
    .selectFrom('import_run')
    .select(['status'])
    .where('integration_id', '=', id)
    .where('dry_run', '=', false)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (newest?.status === 'rejected') await noteNothingGood(trx, deps, id, REJECTED)
  else await noteFetching(trx, id, { failures: 0, failure: null, told_at: null })
}

/** Tells the agency's ADMINs that nothing good has come of a source for a while. */
const tellFailing = (
  trx: Db,
  { id, name, agency_id: agencyId }: { id: string; name: string; agency_id: string },
  at: Date,
): Promise<void> =>
  tellAdmins(trx, agencyId, {
    page: `/auth/integrations/${id}`,
    topic: `integration:${id}`,
    at,
    words: (lang) => ({
      title: say(lang, 'failingTitle', { name }),
      body: say(lang, 'failingBody'),
    }),
  })
