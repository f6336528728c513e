/** The door of module template. */
import './contract-redraw.ts'
import './own-texts.ts'

export { handlers } from './template.handlers.ts'
export { fillPlaces, openPlaces, unknownPlaces, type PlaceValues } from './places.ts'
export { restoreTemplate } from './restore.ts'
export { STARTERS } from './starter.ts'
export { listTemplates, readsTemplate, unfilledPlaces } from './template.repository.ts'
export { readableTemplate, textFor } from './template.service.ts'
