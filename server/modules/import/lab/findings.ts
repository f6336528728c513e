import type { StoredRemark } from '../../../db/tables/import.ts'

/** An issue of a tried file, once for all homes with it. */
export interface Finding extends StoredRemark {
  count: number
  lines: number[]
  excerpt: { line: number; text: string }[]
}

const MOST = 100
const LINES = 5
const EXCERPTS = 10
const AROUND = 2
const WIDTH = 200

const WEIGHT = { error: 0, warning: 1, info: 2 } as const

/** Gathers remarks of homes by rule and field. */
export class Findings {
  private readonly found = new Map<string, Finding>()

  add({ field, key, severity, params }: StoredRemark, line: number): void {
    const id = `${severity} ${key} ${field}`
    const there = this.found.get(id)
    if (!there) {
      const first = { field, key, severity, count: 1, lines: [line], excerpt: [] }
      this.found.set(id, params ? { ...first, params } : first)
      return
    }
    there.count += 1
    if (there.lines.length < LINES && !there.lines.includes(line)) there.lines.push(line)
  }

  /** The gravest and most frequent first; the first of them with the lines around. */
  list(textOf: () => string[]): Finding[] {
    const all = [...this.found.values()]
      .sort((a, b) => WEIGHT[a.severity] - WEIGHT[b.severity] || b.count - a.count)
      .slice(0, MOST)
    if (all.length === 0) return all
    const text = textOf()
    return all.map((finding, at) =>
      at < EXCERPTS ? { ...finding, excerpt: excerptOf(text, finding.lines[0]) } : finding,
    )
  }
}

/** The lines around one, from 1; none where the format has no lines. */
export function excerptOf(text: string[], line: number | undefined): Finding['excerpt'] {
  if (line === undefined || line < 1 || text.length === 0) return []
  const from = Math.max(0, line - 1 - AROUND)
  return text
    .slice(from, line + AROUND)
    .map((one, at) => ({ line: from + at + 1, text: one.slice(0, WIDTH) }))
}
