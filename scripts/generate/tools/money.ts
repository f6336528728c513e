import { asJson } from '../json.ts'

/** Whether a value is an amount: EUR cents, which nobody who talks thinks in. */
export function isMoney(schema: unknown): boolean {
  const { $ref, description, 'x-widget': widget } = asJson(schema)
  return (
    String($ref).endsWith('/Money') ||
    widget === 'money' ||
    String(description).startsWith('EUR cents')
  )
}
