/** The door of module reso; README.md says what it does. */
import { onAgencyResynced } from '../listing/index.ts'
import { onHomeChange } from '../property/index.ts'
import './contract-redraw.ts'
import { drawSoon, homeChanged } from './draw.ts'

export { jobs } from './jobs.ts'
export { resoPlugin } from './reso.plugin.ts'
export { tokenPlugin } from './token.plugin.ts'

// Told of every change in the transaction that makes it; the two rooms know nothing of this one.
onHomeChange(homeChanged)
onAgencyResynced(drawSoon)
