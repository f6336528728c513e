import { registerJob } from '../../jobs/index.ts'
import { forgetInFiles, type Forget } from './forget.ts'
import { FORGET, RUN, SWEEP, UNDO } from './names.ts'
import { runIntake, standStill } from './run.ts'
import { sweep } from './sweep.ts'
import { undoIntake } from './undo.ts'

/** What this room does in the background. */
export const jobs = [
  registerJob<{ id: string }>(RUN, ({ id }, deps) => runIntake(deps, id), {
    class: 'feed',
    whenDead: ({ id }, deps) => standStill(deps, id),
  }),
  registerJob<{ id: string }>(UNDO, ({ id }, deps) => undoIntake(deps, id), {
    class: 'feed',
    whenDead: ({ id }, deps) => standStill(deps, id),
  }),
  registerJob<Forget>(FORGET, (forget, deps) => forgetInFiles(deps, forget), { class: 'feed' }),
  registerJob(SWEEP, (_, deps) => sweep(deps), { everyMinutes: 1440 }),
]
