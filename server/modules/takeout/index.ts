/** The door of module takeout; README.md says what stands behind it. */
import { onContentUnused } from '../property/index.ts'
import { isInTakeout } from './collect/files.repository.ts'
import './leaving.ts'
import './person-part.ts'

export { bringTakeout } from './incoming/command.ts'
export { downloadPlugin } from './download.plugin.ts'
export { jobs } from './jobs.ts'
export { handlers } from './takeout.handlers.ts'

// A picture that no home shows any more stays as long as a takeout names it.
onContentUnused(isInTakeout)
