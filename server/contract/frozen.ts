/**
 * The same value, which nothing can change any more, with all that it holds. An answer, or an item
 * of a list, that a handler gives out frozen is held to the contract and written as JSON once
 * (written.ts): whoever keeps it gives the same object again.
 */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}
