/** The door of module ledger; README.md says what stands behind it. */
export { post, type Account, type Entry, type Movement } from './post.ts'
export { balanceOf, unbalanced, type Unbalanced } from './balance.ts'
