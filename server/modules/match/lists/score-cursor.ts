import type { Lang } from '../../../contract/context.ts'
import { readCursor, writeCursor } from '../../../contract/cursor.ts'
import type { Edge } from '../sql/homes.ts'

/** Opaque text of where a page of a list goes on. */
export const writeScoreCursor = ({ score, id }: Edge, list: string): string =>
  writeCursor({ value: score, id, back: false }, list)

/** The place in a list as it came from outside; what is none of ours is a 400. */
export function readScoreCursor(text: string | undefined, list: string, lang: Lang): Edge | null {
  const cursor = readCursor(text, { list, kind: 'percent' }, lang)
  return cursor && { score: cursor.value, id: cursor.id }
}

/** Pages of a list that is short enough to be read whole, in the order of score and id. */
export function pageByScore<T>(
  all: T[],
  at: (one: T) => Edge,
  edge: Edge | null,
  limit: number,
): { page: T[]; more: boolean } {
  const sorted = all
    .map((one) => ({ one, key: at(one) }))
    .sort((a, b) => b.key.score - a.key.score || (a.key.id < b.key.id ? 1 : -1))
  const rest = edge
    ? sorted.filter(
        ({ key }) => key.score < edge.score || (key.score === edge.score && key.id < edge.id),
      )
    : sorted
  return { page: rest.slice(0, limit).map(({ one }) => one), more: rest.length > limit }
}
