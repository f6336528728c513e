/** The door of module bank; README.md says what stands behind it. */
export { handlers } from './bank.handlers.ts'
export {
  alikeEntry,
  discardEntry,
  restoreAccount,
  restoreEntry,
  restoreMatches,
} from './restore.ts'
export { dedupeOf } from './taking/accounts.ts'
