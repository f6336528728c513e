/**
 * Euros as people type them (`1200`, `1.200`, `1,200.50`, `1.200,5 €`) in whole cents; null when it
 * is no such sum.
 */
export function centsOf(typed: unknown): number | null {
  const text = String(typed).replace(/[\s€]/g, '')
  // Two digits at most after the last separator are cents; groups of three are thousands.
  const [, whole = '', cents = ''] = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  if (!/^(\d+|\d{1,3}([.,]\d{3})+)$/.test(whole)) return null
  return Number(whole.replace(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0'))
}
