/** The door of module bank; README.md says what stands behind it. */
export { handlers } from './bank.handlers.ts'
export { discardEntry, restoreAccount, restoreEntry, restoreMatches } from './restore.ts'
