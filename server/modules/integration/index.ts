/** The door of module integration; README.md says what a channel is. */
export { handlers } from './integration.handlers.ts'
export { channelAt, noteFetch } from './address.ts'
export { isFetchHalfRead, isHalfRead } from './half-read.ts'
export {
  allChannelsOut,
  channelsOf,
  channelsWith,
  countHomes,
  findIntegration,
  lockChannels,
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
export { nextTime } from './fetch/clock.ts'
export { dueSources, fetchOf, noteFetching, type FetchRow } from './fetch/repository.ts'
export { PATIENCE } from './fetch/view.ts'
export { isSendable } from './fetch/settings.ts'
export { keyOfChannel } from './key.ts'
export { logRead, note } from './log.ts'
export { patchedSettings } from './patch.ts'
export { restoreChannel } from './restore.ts'
export { stateOf } from './view.ts'
export {
  fileOf,
  KEYS,
  outSettings,
  registerFormats,
  sends,
  type Format,
  type OutSettings,
} from './provider.ts'
