import type { Address } from './address'

/** How the period before is asked for: beside the other, and only where somebody compares. */
export const beforeOptions = ({ before }: Address) => ({
  query: { enabled: before !== null },
  request: { silent: true },
})
