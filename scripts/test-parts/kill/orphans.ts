import { setTimeout as sleep } from 'node:timers/promises'
import { openDeps } from '../../../server/deps.ts'
import { readEnv } from '../../../server/env.ts'
import { sweep } from '../../../server/modules/property/index.ts'

const JOBS_MS = 120_000

/**
 * Beside the running server: waits until its jobs are done, sweeps without waiting the hour, then compares files with
 * rows both ways.
 */
export async function orphans(dataDir: string): Promise<string[]> {
  const { deps, close } = await openDeps(readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', NODE_ENV: 'test' }))
  try {
    const faults: string[] = []
    const end = Date.now() + JOBS_MS
    const waiting = () => deps.db.selectFrom('job').select(['kind', 'state', 'error']).where('kind', 'like', 'property.%').execute()
    while ((await waiting()).some((job) => job.state === 'ready') && Date.now() < end) await sleep(200)
    faults.push(...(await waiting()).map((job) => `job ${job.kind} ${job.state}: ${job.error}`))
    await sweep(deps, 0)
    const contents = await deps.db.selectFrom('media_file').selectAll().execute()
    const shown = new Set((await deps.db.selectFrom('property_media').select('hash').execute()).map((row) => row.hash))
    const documents = await deps.db.selectFrom('property_document').select('file_key').execute()
    const due = new Set([
      ...contents.flatMap(({ hash, widths }) => ['original', ...widths].map((name) => `media/${hash.slice(0, 2)}/${hash}/${name}.webp`)),
      ...documents.map((row) => row.file_key),
    ])
    faults.push(...contents.filter(({ hash }) => !shown.has(hash)).map(({ hash }) => `content ${hash} is shown by no home`))
    faults.push(...contents.filter(({ state }) => state !== 'ready').map(({ hash, state }) => `content ${hash} is ${state}`))
    for (const prefix of ['media', 'document']) {
      for await (const { key } of deps.files.list(prefix)) if (!due.delete(key)) faults.push(`file ${key} has no row`)
    }
    return [...faults, ...[...due].map((key) => `row without its file ${key}`)]
  } finally {
    await close()
  }
}
