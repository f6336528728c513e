/** The door of module payment; README.md says what stands behind it. */
export { commands } from './command.ts'
export { onAccount } from './events.ts'
export { hooksPlugin } from './hooks.plugin.ts'
export { jobs } from './jobs.ts'
export { cardPage } from './page.ts'
export { paymentOf, type PaymentRow } from './payment.repository.ts'
export { onCard, type Wanted } from './room.ts'
export { settleSoon } from './settle.ts'
