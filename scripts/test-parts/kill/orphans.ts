import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDeps } from '../../../server/deps.ts'
import { readEnv } from '../../../server/config/env.ts'
import { sweepFeeds } from '../../../server/modules/import/index.ts'
import { sweep } from '../../../server/modules/property/index.ts'
import type { Desk } from './desk.ts'
import { FEED_HOMES } from './counter.ts'
import type { Settings } from './besides.ts'
import { twice, type Post } from './post.ts'
import { lostInRooms } from './rooms.ts'

/** How long none of the jobs may end before the rest is said to hang; a hundred kills leave many. */
const JOBS_MS = 240_000
const DAY_MS = 86_400_000

/**
 * Beside the running server: waits until its jobs are done, sweeps without waiting the hour, then
 * compares files with rows both ways, and what was acknowledged at the counter with what came of
 * it.
 */
export async function orphans(
  settings: Settings & { DATA_DIR: string },
  desk: Desk,
  post: Post,
  kills: number,
): Promise<string[]> {
  const { deps, close } = await openDeps(
    readEnv({ ...settings, LOG_LEVEL: 'silent', NODE_ENV: 'test' }),
  )
  try {
    const faults: string[] = []
    const waiting = () =>
      deps.db
        .selectFrom('job')
        .select(['kind', 'state', 'error'])
        .where('run_at', '<', new Date(Date.now() + DAY_MS))
        .where((eb) => eb.or([eb('key', 'is', null), eb('key', '!=', 'clock')]))
        .execute()
    let [least, end] = [Infinity, 0]
    for (;;) {
      const ready = (await waiting()).filter((job) => job.state === 'ready').length
      if (ready < least) [least, end] = [ready, Date.now() + JOBS_MS]
      if (ready === 0 || Date.now() > end) break
      await sleep(200)
    }
    faults.push(...(await waiting()).map((job) => `job ${job.kind} ${job.state}: ${job.error}`))
    await sweep(deps, 0)
    await sweepFeeds({ ...deps, now: () => new Date(Date.now() + DAY_MS) })
    faults.push(...(await counted(deps, desk, twice(post.arrived, kills), post)))
    faults.push(...(await lostInRooms(deps.db, desk, post)))
    const contents = await deps.db.selectFrom('media_file').selectAll().execute()
    const ofHomes = await deps.db.selectFrom('property_media').select('hash').execute()
    const ofSites = await deps.db.selectFrom('site_picture').select('hash').execute()
    const shown = new Set([...ofHomes, ...ofSites].map(({ hash }) => hash))
    const documents = await deps.db.selectFrom('property_document').select('file_key').execute()
    const due = new Set([
      ...contents.flatMap(({ hash, widths }) =>
        ['original', ...widths].map((name) => `media/${hash.slice(0, 2)}/${hash}/${name}.webp`),
      ),
      ...documents.map((row) => row.file_key),
    ])
    faults.push(
      ...contents
        .filter(({ hash }) => !shown.has(hash))
        .map(({ hash }) => `content ${hash} is shown by no home and no site`),
    )
    faults.push(
      ...contents
        .filter(({ state }) => state !== 'ready')
        .map(({ hash, state }) => `content ${hash} is ${state}`),
    )
    for (const prefix of ['media', 'document']) {
      for await (const { key } of deps.files.list(prefix))
        if (!due.delete(key)) faults.push(`file ${key} has no row`)
    }
    const feeds = new Set(
      (await deps.db.selectFrom('import_run').select('file_key').execute()).map(
        (row) => row.file_key,
      ),
    )
    for await (const { key } of deps.files.list('sha256'))
      if (!feeds.has(key)) faults.push(`feed ${key} has no run`)
    for (const folder of ['tmp', join('files', '.tmp')])
      faults.push(
        ...(await readdir(join(settings.DATA_DIR, folder)).catch(() => [])).map(
          (name) => `${folder}/${name} was left`,
        ),
      )
    return [...faults, ...[...due].map((key) => `row without its file ${key}`)]
  } finally {
    await close()
  }
}

/**
 * Feeds that were taken are read, each home once; enquiries that were taken are there, and each of
 * their mails came once.
 */
async function counted(
  { db }: Awaited<ReturnType<typeof openDeps>>['deps'],
  { counter }: Desk,
  repeated: string[],
  post: Post,
): Promise<string[]> {
  const runs = new Map(
    (await db.selectFrom('import_run').select(['id', 'status']).execute()).map(({ id, status }) => [
      id,
      status,
    ]),
  )
  const refs = (
    await db.selectFrom('property').select('ref').where('ref', 'like', 'FEED-%').execute()
  ).map(({ ref }) => ref)
  const leads = await db
    .selectFrom('lead')
    .select(['email', 'spam_score'])
    .where('email', 'like', 'lead-%')
    .execute()
  const receipts = new Set(post.arrived.map(({ to }) => to))
  const told = new Set(
    post.arrived.filter(({ to }) => !to.startsWith('lead-')).map(({ about }) => about),
  )
  const numberOf = (email: string): number => Number(/lead-(\d+)@/.exec(email)?.[1])
  return [
    ...[...counter.runs]
      .filter((id) => runs.get(id) !== 'done')
      .map((id) => `feed ${id} was taken and is ${runs.get(id) ?? 'gone'}`),
    ...(refs.length === FEED_HOMES && new Set(refs).size === FEED_HOMES
      ? []
      : [`the feed's homes are ${refs.toSorted().join()}`]),
    ...[...counter.leads]
      .filter((number) => !leads.some(({ email }) => numberOf(email) === number))
      .map((number) => `enquiry ${number} was taken and is gone`),
    ...leads
      .filter(({ email, spam_score }) => spam_score === 0 && !receipts.has(email))
      .map(({ email }) => `${email} got no receipt`),
    ...leads
      .filter(({ email, spam_score }) => spam_score === 0 && !told.has(numberOf(email)))
      .map(({ email }) => `nobody was told of ${email}`),
    ...repeated,
  ]
}
