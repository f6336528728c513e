import { registerJob } from '../../jobs/index.ts'
import { sweepFeeds } from './feed/files.ts'
import { fetchSource } from './fetch/fetch-source.ts'
import { fetchDue } from './fetch/fetch.service.ts'
import { DUE, FETCH, FILES, LAB, LABS, PICTURES, RUN, SAME, UNDO } from './homes/names.ts'
import { fetchPictures, type PicturesJob } from './homes/pictures.ts'
import { giveUpLab, runLab } from './lab/lab.service.ts'
import { sweepLabs } from './lab/sweep.ts'
import { runImport } from './run.ts'
import { lookForSame } from './same/same.service.ts'
import { standStill } from './stand-still.ts'
import { undoRun } from './undo.ts'

/** What this room does in the background. */
export const jobs = [
  registerJob<{ id: string }>(RUN, ({ id }, deps) => runImport(deps, id), {
    class: 'feed',
    whenDead: ({ id }, deps) => standStill(deps.db, id, deps.now()),
  }),
  registerJob<{ id: string }>(UNDO, ({ id }, deps) => undoRun(deps, id), {
    class: 'feed',
    whenDead: ({ id }, deps) => standStill(deps.db, id, deps.now()),
  }),
  registerJob<{ id: string }>(SAME, ({ id }, deps) => lookForSame(deps, id), {
    class: 'maintenance',
  }),
  registerJob<PicturesJob>(PICTURES, (job, deps) => fetchPictures(deps, job), {
    class: 'pictures',
  }),
  registerJob<{ id: string }>(LAB, ({ id }, deps) => runLab(deps, id), {
    class: 'feed',
    whenDead: ({ id }, deps) => giveUpLab(deps, id),
  }),
  registerJob<{ id: string }>(FETCH, ({ id }, deps) => fetchSource(deps, id), { class: 'sources' }),
  registerJob(DUE, (_, deps) => fetchDue(deps), { everyMinutes: 1 }),
  registerJob(LABS, (_, deps) => sweepLabs(deps), { everyMinutes: 60 }),
  registerJob(FILES, async (_, deps) => void (await sweepFeeds(deps)), { everyMinutes: 1440 }),
]
