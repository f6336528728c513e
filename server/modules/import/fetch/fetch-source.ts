import { Readable } from 'node:stream'
import type { ImportProvider } from '../../../../generated/model/index.ts'
import { plainName } from '../../../contract/body/upload.ts'
import type { Deps } from '../../../contract/deps.ts'
import { inTransaction, type Db } from '../../../db/index.ts'
import { awaitLaterVersion } from '../../../jobs/index.ts'
import { FetchRefused, guardedDownload } from '../../../ports/fetch/index.ts'
import {
  fetchOf,
  findIntegration,
  isFetchHalfRead,
  isSendable,
  keyOfChannel,
  nextTime,
  noteFetching,
  type FetchRow,
  type IntegrationRow,
} from '../../integration/index.ts'
import { addRun } from '../import.service.ts'
import { failureOf } from './failure.ts'
import { noteNothingGood, noteSame } from './outcome.ts'
import { pullReso } from './reso-pull.ts'

/** A kilobyte a second, of which a host may be silent for most of half a minute. */
const LEAST = { bytes: 30_000, seconds: 30 }
const LIMITS = { maxBytes: 104_857_600, seconds: 300, least: LEAST }

/** A file that came, and what is to be remembered of it. */
interface Came {
  file: { key: string; sha256: string }
  known: Pick<FetchRow, 'etag' | 'last_modified' | 'since' | 'full_at'>
}

/**
 * The job of a source that is fetched by itself: its file, if there is a newer one, becomes a run
 * like that of a file somebody uploads. When it is fetched next is written first, so that a crash
 * costs one time.
 */
export async function fetchSource(deps: Deps, id: string): Promise<void> {
  const [source, fetch] = [await findIntegration(deps.db, id), await fetchOf(deps.db, id)]
  const { url, every } = source?.settings.fetch ?? {}
  if (!source || !fetch || source.state !== 'active') return
  if (await isFetchHalfRead(deps.db, source)) awaitLaterVersion('the settings of a source')
  if (url === undefined) return
  const now = deps.now()
  await noteFetching(deps.db, id, {
    tried_at: now,
    next_at: nextTime(id, every, now),
    outcome: null,
  })
  try {
    const came = await newest(deps, source, fetch, url)
    if (!came) return await inTransaction(deps.db, (trx) => noteSame(trx, deps, id))
    const { file, known } = came
    if (file.sha256 === fetch.file_sha256)
      return await inTransaction(deps.db, async (trx) => {
        await noteFetching(trx, id, known)
        await noteSame(trx, deps, id)
      })
    await take(deps, source, fetch, url, came)
  } catch (error) {
    const failure = failureOf(error)
    if (!failure) throw error
    await inTransaction(deps.db, (trx) => noteNothingGood(trx, deps, id, failure))
  }
}

async function newest(
  deps: Deps,
  source: IntegrationRow,
  fetch: FetchRow,
  url: string,
): Promise<Came | null> {
  const headers = await authorization(deps, source)
  if (source.provider === 'reso') {
    const { file, since, isWhole } = await pullReso(deps, url, headers, fetch)
    const known = {
      etag: null,
      last_modified: null,
      since,
      full_at: isWhole ? deps.now() : fetch.full_at,
    }
    return { file: await deps.files.put(Readable.from([Buffer.from(file)])), known }
  }
  const asked = {
    ...headers,
    ...(fetch.etag !== null && { 'if-none-match': fetch.etag }),
    ...(fetch.last_modified !== null && { 'if-modified-since': fetch.last_modified }),
  }
  const answer = await guardedDownload(url, { headers: asked, ...LIMITS }, deps.config.privateHosts)
  if (answer.status === 304) return null
  const { etag = null, 'last-modified': modified = null } = answer.headers
  return {
    file: await deps.files.put(answer.body),
    known: { etag, last_modified: modified, since: null, full_at: null },
  }
}

/** Who we are: a user with the secret as its password, else the secret as a token. */
async function authorization(
  { config }: Deps,
  source: IntegrationRow,
): Promise<Record<string, string>> {
  const secret = await keyOfChannel(config, source)
  const user = source.settings.fetch?.username
  if (user !== undefined) {
    const pair = Buffer.from(`${user}:${secret ?? ''}`).toString('base64')
    return { authorization: `Basic ${pair}` }
  }
  if (secret !== null && !isSendable(secret, source.settings.fetch))
    throw new FetchRefused('a secret no header takes', false)
  return secret === null ? {} : { authorization: `Bearer ${secret}` }
}

/** A name for people: the file's at its address, else the source's. */
function nameOf({ name, provider }: IntegrationRow, url: string): string {
  const last = new URL(url).pathname.split('/').findLast(Boolean)
  return provider === 'reso' || !last ? name : plainName(asWritten(last), name)
}

/** A part of an address as people wrote it; as it stands where its signs make no letters. */
function asWritten(part: string): string {
  try {
    return decodeURI(part)
  } catch {
    return part
  }
}

/** Makes the run of a file that came; both are known or neither. */
async function take(
  deps: Deps,
  source: IntegrationRow,
  fetch: FetchRow,
  url: string,
  { file, known }: Came,
): Promise<void> {
  const { id, agency_id: agencyId, provider } = source
  const then = (trx: Db): Promise<void> =>
    noteFetching(trx, id, {
      ...known,
      outcome: 'taken',
      failure: null,
      file_key: file.key,
      file_sha256: file.sha256,
    })
  await addRun(
    deps,
    { agencyId, userId: fetch.by_user, queued: true, lang: 'es', trigger: 'schedule' },
    { integrationId: id },
    {
      provider: provider as ImportProvider,
      filename: nameOf(source, url).slice(0, 255),
      file_key: file.key,
      file_sha256: file.sha256,
      dry_run: false,
      confirmed: false,
      plan: null,
    },
    then,
  )
}
