/** The door of module integration; README.md says what a channel is. */
export { handlers } from './integration.handlers.ts'
export { channelAt, noteFetch } from './address.ts'
export {
  allChannelsOut,
  channelsOf,
  countHomes,
  findIntegration,
  insertIntegration,
  noteIntegration,
  SHOWN_STATE,
  type IntegrationRow,
} from './integration.repository.ts'
export {
  RENDER,
  showIntegration,
  sourceFor,
  visible,
  type SourceChoice,
} from './integration.service.ts'
export { note } from './log.ts'
export { stateOf } from './view.ts'
export { FILES, isOut, outSettings, type OutSettings } from './provider.ts'
