import { registerJob } from '../../jobs/index.ts'
import { sweepFeeds } from './feed/files.ts'
import { FILES, PICTURES, RUN, UNDO } from './homes/names.ts'
import { fetchPictures, type PicturesJob } from './homes/pictures.ts'
import { runImport } from './run.ts'
import { undoRun } from './undo.ts'

/** What this room does in the background. */
export const jobs = [
  registerJob<{ id: string }>(RUN, ({ id }, deps) => runImport(deps, id), { class: 'feed' }),
  registerJob<{ id: string }>(UNDO, ({ id }, deps) => undoRun(deps, id), { class: 'feed' }),
  registerJob<PicturesJob>(PICTURES, (job, deps) => fetchPictures(deps, job), {
    class: 'pictures',
  }),
  registerJob(FILES, async (_, deps) => void (await sweepFeeds(deps)), { everyMinutes: 1440 }),
]
