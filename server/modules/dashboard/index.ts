/** The door of module dashboard; README.md says what stands behind it. */
export { handlers } from './dashboard.handlers.ts'
export { askedFor } from './dashboard.policy.ts'
export { registerFirstStep } from './first/steps.ts'
export { restoreTarget } from './restore.ts'
