import type { Integration } from '../../../../generated/model/index.ts'
import type { Deps } from '../../../contract/deps.ts'
import { laterVersion, notAcceptable } from '../../../contract/errors.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import {
  dueSources,
  isFetchHalfRead,
  noteFetching,
  showIntegration,
  visible,
} from '../../integration/index.ts'
import { FETCH } from '../homes/names.ts'
import { say } from '../messages.ts'

/**
 * Fetches a source now; throws 404 for what is none of the agency's, 406 for one without an address,
 * 503 for one whose settings this version does not read whole.
 */
export async function runSource({ trx, deps, actor }: Work, id: string): Promise<Integration> {
  const source = await visible(trx, actor, id, 'in')
  if (await isFetchHalfRead(trx, source)) laterVersion(actor.lang)
  if (source.settings.fetch?.url === undefined) notAcceptable(say(actor.lang, 'notFetched'))
  await noteFetching(trx, id, { next_at: deps.now(), outcome: null })
  await deps.jobs.add(trx, FETCH, { id }, { key: id, agencyId: actor.agencyId })
  return showIntegration(trx, actor, id)
}

/** Queues what is due, one job a source. */
export async function fetchDue({ db, jobs, now }: Deps): Promise<void> {
  for (const { id, agency_id: agencyId } of await dueSources(db, now()))
    await jobs.add(db, FETCH, { id }, { key: id, agencyId })
}
