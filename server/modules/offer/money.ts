/** Cents as people in the islands read them: 480.000 €, cents only when there are any. */
export const euros = (cents: number): string =>
  new Intl.NumberFormat('es-ES', {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: cents % 100 === 0 ? 0 : 2,
    useGrouping: 'always',
  }).format(cents / 100)
