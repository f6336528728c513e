import type { Deps } from '../../../contract/deps.ts'
import { inTransaction } from '../../../db/index.ts'
import { PutBack } from '../../../jobs/index.ts'
import { FetchRefused, guardedFetch, hostBreaker } from '../../../ports/fetch/index.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import { attachMedia, loadProperty, makeVariants, prepareMedia } from '../../property/index.ts'
import type { FeedPicture } from '../feed/feed-home.ts'
import { findLink } from '../link.repository.ts'
import { notePicture } from '../item.repository.ts'
import { pictureCame } from './picture-came.ts'

/** Which home of a feed lacks pictures. */
export interface PicturesJob {
  agencyId: string
  integrationId: string
  externalId: string
  /** Addresses that failed in a turn of before: they are asked again once all others have been. */
  failed?: string[] | undefined
  /** Rounds after which some had given no answer. */
  rounds?: number
}

/** Rounds that follow soon; an outage of a stranger's host is longer than they take. */
const SOON = 4
const MINUTE_MS = 60_000
const LONGEST_MS = 6 * 60 * MINUTE_MS

/** Milliseconds until addresses that gave no answer are asked again: 4, 16 minutes, at most 6 hours. */
const pauseAfter = (rounds: number): number =>
  Math.min(LONGEST_MS, MINUTE_MS * 4 ** (rounds - SOON))

/** Milliseconds after which it lets others have its place; at least one address is asked. */
const TURN = 5000

const LIMITS = { maxBytes: 25_000_000, seconds: 30 }

/**
 * Fetches the pictures of a home in the feed's order, each once. What became of each address is
 * kept, so that a run cut short goes on and a dead address is not asked again; an address that may
 * answer later makes the job try again. A host that does not answer is left alone for all homes:
 * the job is put back until it is asked again. A host that answers slowly holds up its own home
 * alone: when its turn is over, the job goes to the end of the line. One that answers with faults is
 * asked again for as long as a job may wait, and its home's agency is told of it.
 */
export async function fetchPictures(deps: Deps, job: PicturesJob): Promise<void> {
  const fetcher = guardedFetch(deps.config.privateHosts)
  const breaker = hostBreaker(deps.db, deps.now)
  // Addresses that failed and hosts that rest in this very round; the job's next try asks them
  // again.
  const failed = new Set(job.failed)
  const resting = new Map<string, Date>()
  let later: FetchRefused | null = null
  const end = performance.now() + TURN
  let asked = 0
  for (;;) {
    const link = await findLink(deps.db, job.integrationId, job.externalId)
    const next = link?.said.pictures.find(
      ({ url }) => !(url in link.pictures) && !failed.has(url) && !resting.has(hostOf(url)),
    )
    if (!link || !next || !(await loadProperty(deps.db, link.property_id))) break
    if (asked > 0 && performance.now() > end) {
      await pictureCame(deps, job, actorOf(job))
      job.failed = [...failed]
      throw new PutBack()
    }
    const leave = await breaker.enter(hostOf(next.url))
    if ('rests' in leave) {
      resting.set(hostOf(next.url), leave.rests)
      continue
    }
    asked += 1
    try {
      const hash = await take(deps, job, link.property_id, next, fetcher)
      await breaker.answered(leave)
      if (hash !== null && link.left_as) {
        await makeVariants({ hash }, deps) // public with its first picture, not when the last one has come
        await pictureCame(deps, job, actorOf(job))
      }
    } catch (error) {
      if (!(error instanceof FetchRefused)) throw error
      if (!error.retry) {
        await notePicture(deps.db, job, next.url, error.message)
        await breaker.answered(leave)
        continue
      }
      const until = error.hostDown ? await breaker.failed(leave) : null
      if (until) resting.set(leave.host, until)
      later = error
      failed.add(next.url)
    }
  }
  await pictureCame(deps, job, actorOf(job))
  job.failed = undefined
  const [first] = [...resting].toSorted(([, one], [, other]) => one.getTime() - other.getTime())
  if (first) throw new PutBack(first[1], first[0])
  const [silent] = failed
  if (silent === undefined) return
  job.rounds = (job.rounds ?? 0) + 1
  if (job.rounds <= SOON) throw later ?? new FetchRefused('some gave no answer', true)
  // Its feed says nothing new of them: given up they would never come, and nobody would know.
  throw new PutBack(new Date(deps.now().getTime() + pauseAfter(job.rounds)), hostOf(silent))
}

/** Also an address that is none has a "host", so that it is asked, and refused in words. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '')

const actorOf = (job: PicturesJob): Actor => ({
  userId: null,
  agencyId: job.agencyId,
  role: 'ADMIN',
  lang: 'es',
})

/**
 * Puts a picture to its home, once, whoever else fetches the same; null when it is none that we
 * take, or nobody wants it any more, else its content's hash.
 */
export async function take(
  deps: Deps,
  job: PicturesJob,
  propertyId: string,
  picture: FeedPicture,
  fetcher: ReturnType<typeof guardedFetch>,
): Promise<string | null> {
  const { data } = await fetcher.get(picture.url, LIMITS)
  const filename = (new URL(picture.url).pathname.split('/').at(-1) || 'foto').slice(0, 120)
  const { prepared, refused } = await prepareMedia(
    deps,
    [{ filename, data, meta: { kind: picture.kind, visibility: 'public' } }],
    'es',
  )
  const [first] = prepared
  return inTransaction(deps.db, async (trx) => {
    if (first) {
      const work = { trx, deps, actor: actorOf(job) }
      await attachMedia(work, propertyId, []) // holds the home, as everybody does before its link
      const link = await findLink(trx, job.integrationId, job.externalId)
      if (link?.property_id !== propertyId) return null
      const fate = link.pictures[picture.url]
      if (fate !== undefined) return fate === 'taken' ? first.hash : null
      await attachMedia(work, propertyId, prepared)
    }
    await notePicture(trx, job, picture.url, refused[0]?.message ?? 'taken')
    return first?.hash ?? null
  })
}
