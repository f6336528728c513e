import type { Names } from '../../server/modules/place/place-data.ts'

/** A line of source/spellings.json: what differs from the local name. */
export interface Spelling {
  es?: string
  en?: string
  ca?: string
  de?: string
  also?: string[]
}

/** Names of one place: per language, and all of them once, the local one first. */
export function names(
  local: string,
  spelling: { [K in keyof Spelling]?: Spelling[K] | undefined },
  more: (string | undefined)[],
): Names {
  const own = (name: string | undefined): string => name || local
  const byLanguage = { es: own(spelling.es), en: own(spelling.en), ca: local, de: own(spelling.de) }
  const all = [local, ...Object.values(byLanguage), ...(spelling.also ?? []), ...more]
  return { byLanguage, all: [...new Set(all.filter((name): name is string => Boolean(name)))] }
}

/** Rows of a small CSV with a head line; fields may be quoted. */
export function readCsv(text: string): Record<string, string>[] {
  const [head = [], ...rows] = text.trim().split(/\r?\n/).map(fields)
  return rows.map((row) => Object.fromEntries(head.map((name, i) => [name, row[i] ?? ''])))
}

function fields(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
    (match) => match[1]?.replaceAll('""', '"') ?? match[2] ?? '',
  )
}
