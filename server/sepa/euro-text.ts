/** Cents, none or more, as euros with a point: 8470 is `84.70`. */
export const euroText = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
