import type { Deps } from '../../contract/deps.ts'
import { readsWhole } from '../../contract/stored/index.ts'
import { awaitLaterVersion, PutBack, registerJob } from '../../jobs/index.ts'
import { APPLY, FETCH, MAIL, PHOTO, UNDO, WAKE } from './job-kinds.ts'
import { sendMail, type MoveMail } from './mails.ts'
import { findMove } from './move.repository.ts'
import { applyAll } from './steps/apply.ts'
import { fetchNext } from './steps/fetch.ts'
import { sweep } from './steps/sweep.ts'
import { standStill, takeMoveBack } from './steps/undo.ts'
import type { Lane } from './steps/under-way.ts'

interface Reading {
  id: string
  lane: Lane
}

/** Things read before others of the same class have their turn. */
const AT_ONCE = 30
/** A pause between two photos is shorter than the queue's own look. */
const SHORT_MS = 1500

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** Of what another version was told to bring this one would leave a part behind, and say it is over. */
async function knowWant({ db }: Deps, id: string): Promise<void> {
  const move = await findMove(db, id)
  if (move?.ended_at === null && !(await readsWhole(db, 'move.want', { id })))
    awaitLaterVersion('what a move brings')
}

/** Reads a lane on, until it has to wait or nothing is left. */
async function readLane(deps: Deps, { id, lane }: Reading): Promise<void> {
  await knowWant(deps, id)
  for (let read = 0; read < AT_ONCE; read += 1) {
    const next = await fetchNext(deps, id, lane)
    if (next === null) return
    if (next === true) continue
    const ms = next.getTime() - deps.now().getTime()
    if (ms > SHORT_MS) throw new PutBack(next, 'Inmovilla')
    await pause(Math.max(0, ms))
  }
  throw new PutBack(new Date(), 'Inmovilla')
}

/** What this room does in the background. */
export const jobs = [
  registerJob<Reading>(FETCH, (job, deps) => readLane(deps, job), { class: 'feed' }),
  registerJob<Reading>(PHOTO, (job, deps) => readLane(deps, job), { class: 'pictures' }),
  registerJob<{ id: string }>(
    APPLY,
    async ({ id }, deps) => {
      await knowWant(deps, id)
      await applyAll(deps, id)
    },
    { class: 'feed' },
  ),
  registerJob<{ id: string }>(UNDO, ({ id }, deps) => takeMoveBack(deps, id), {
    class: 'feed',
    whenDead: ({ id }, deps) => standStill(deps, id),
  }),
  registerJob<MoveMail>(MAIL, sendMail, { class: 'mail' }),
  registerJob(WAKE, (_, deps) => sweep(deps), { everyMinutes: 5 }),
]
