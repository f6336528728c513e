/** What a form leaves out: nothing, no letters, no items, no parts. */
const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0)

/**
 * The changes between a stored document and what a form sends. A form leaves out what is empty, and
 * a PATCH keeps what is left out: so what was there and is gone goes as null, lists and objects as
 * empty ones.
 */
export function changesOf<Patch extends object>(
  before: Partial<Patch>,
  after: Partial<Patch>,
  fields: readonly (keyof Patch & string)[],
): Partial<Patch> {
  const changes: Partial<Record<string, unknown>> = {}
  for (const field of fields) {
    const [old, now] = [before[field] as unknown, after[field] as unknown]
    if (!isEmpty(now)) {
      if (JSON.stringify(now) !== JSON.stringify(old)) changes[field] = now
    } else if (!isEmpty(old))
      changes[field] = Array.isArray(old) ? [] : typeof old === 'object' ? {} : null
  }
  return changes as Partial<Patch>
}
