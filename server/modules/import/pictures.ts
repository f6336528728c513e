import type { Deps } from '../../contract/deps.ts'
import { inTransaction } from '../../db/index.ts'
import { FetchRefused, guardedFetch } from '../../ports/fetch/index.ts'
import { attachMedia, loadProperty, prepareMedia, type Actor } from '../property/index.ts'
import type { FeedPicture } from './feed-home.ts'
import { findLink, notePicture } from './import.repository.ts'

/** Which home of a feed lacks pictures. */
export interface PicturesJob {
  agencyId: string
  provider: string
  externalId: string
}

const LIMITS = { maxBytes: 25_000_000, seconds: 30 }

/**
 * Fetches the pictures of a home in the feed's order, each once. What became of each address is kept, so that a run cut
 * short goes on and a dead address is not asked again; an address that may answer later makes the job try again.
 */
export async function fetchPictures(deps: Deps, job: PicturesJob): Promise<void> {
  const fetcher = guardedFetch(deps.config.privateHosts)
  // Addresses that failed in this very round; the job's next try asks them again.
  const failed = new Set<string>()
  let later: FetchRefused | null = null
  for (;;) {
    const link = await findLink(deps.db, job.agencyId, job.provider, job.externalId)
    const next = link?.said.pictures.find(picture => !(picture.url in link.pictures) && !failed.has(picture.url))
    if (!link || !next || !(await loadProperty(deps.db, link.property_id))) break
    try {
      await take(deps, job, link.property_id, next, fetcher)
    } catch (error) {
      if (!(error instanceof FetchRefused)) throw error
      if (!error.retry) {
        await notePicture(deps.db, job, next.url, error.message)
        continue
      }
      later = error
      failed.add(next.url)
    }
  }
  if (later) throw later
}

async function take(deps: Deps, job: PicturesJob, propertyId: string, picture: FeedPicture, fetcher: ReturnType<typeof guardedFetch>): Promise<void> {
  const { data } = await fetcher.get(picture.url, LIMITS)
  const filename = (new URL(picture.url).pathname.split('/').at(-1) || 'foto').slice(0, 120)
  const { prepared, refused } = await prepareMedia(deps, [{ filename, data, meta: { kind: picture.kind, visibility: 'public' } }], 'es')
  const actor: Actor = { userId: null, agencyId: job.agencyId, role: 'ADMIN', lang: 'es' }
  await inTransaction(deps.db, async trx => {
    if (prepared.length) await attachMedia({ trx, deps, actor }, propertyId, prepared)
    await notePicture(trx, job, picture.url, refused[0]?.message ?? 'taken')
  })
}
