/** Bytes asked for, both included; `whole` when nothing was asked that can be answered in part. */
export type Range = { start: number; end: number } | 'whole' | 'beyond'

/**
 * The one range of a header (RFC 9110, 14.2). Several at once and units that are not bytes are
 * answered with the whole file, as the RFC allows.
 */
export function rangeOf(header: string | undefined, size: number): Range {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!found || (found[1] === '' && found[2] === '')) return 'whole'
  const [first, last] = [found[1] ?? '', found[2] ?? '']
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'beyond' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return 'whole'
  return start >= size ? 'beyond' : { start, end }
}
