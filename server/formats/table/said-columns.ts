interface Said {
  column: number
  field: string
}

/**
 * What is kept of the columns of a table: what somebody says of a column now counts, also where only
 * another version knew what the column had been called before.
 */
export function saidLast<T extends Said>(kept: T[], now: readonly Said[]): T[] {
  const fields = new Map(now.map(({ column, field }) => [column, field]))
  return kept.filter(({ column, field }) => (fields.get(column) ?? field) === field)
}
