import { isUuid } from '../../db/id.ts'

const within = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null
        ? (part as Record<string, unknown>)[key]
        : undefined,
    value,
  )

/**
 * What a line is about, by the pattern of `x-audit`: `kind/id`, or the kind alone where the id is
 * not known, as of what was refused before it was made. What an act's transaction came to may be
 * the id itself.
 */
export function subjectOf(pattern: string, params: unknown, done: unknown): string {
  const [kind = '', rest = ''] = pattern.split('/')
  const [first = '', ...path] = rest.replaceAll(/[{}]/g, '').split('.')
  if (first === '') return kind
  const id =
    first !== 'reply'
      ? within(params, [first])
      : typeof done === 'string'
        ? done
        : within(done, path)
  return typeof id === 'string' && isUuid(id) ? `${kind}/${id.toLowerCase()}` : kind
}
