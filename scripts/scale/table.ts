/** One case in the table at the end. */
export interface Row {
  name: string
  bar: string
  found: string
  mark: 'ok' | 'FAILED' | 'skipped'
}

const HEAD = ['', 'case', 'has to be', 'was']

/** A table for people, in columns of one width. */
export function tableOf(rows: readonly Row[]): string {
  const lines = [HEAD, ...rows.map(({ mark, name, bar, found }) => [mark, name, bar, found])]
  const widths = HEAD.map((_, at) => Math.max(...lines.map((line) => (line[at] ?? '').length)))
  return lines
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
