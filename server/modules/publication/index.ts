/** The door of module publication; README.md says what it does. */
import { onAgencyResynced } from '../listing/index.ts'
import { onAwayChange, onHomeChange } from '../property/index.ts'
import { awayChanged, homeChanged, renderSoon } from './render.ts'

export { feedPlugin } from './feed.plugin.ts'
export { marketAs } from './market.ts'
export { jobs } from './jobs.ts'
export { handlers } from './publication.handlers.ts'
export { stampOf } from './feed.repository.ts'

// Told of every change in the transaction that makes it; the two rooms know nothing of this one.
onHomeChange(homeChanged)
onAwayChange(awayChanged)
onAgencyResynced(renderSoon)
