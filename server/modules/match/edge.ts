import { isUuid } from '../../db/id.ts'
import type { Edge } from './sql/homes.ts'

/** Opaque text of where a page goes on. */
export const writeEdge = ({ score, id }: Edge): string =>
  Buffer.from(`${score}.${id}`).toString('base64url')

/** The place in a list as it came from outside; undefined when it is none of ours. */
export function readEdge(text: string): Edge | undefined {
  const [score, id] = Buffer.from(text, 'base64url').toString('utf8').split('.')
  const number = Number(score)
  return id !== undefined && isUuid(id) && Number.isInteger(number) && number >= 0 && number <= 100
    ? { score: number, id }
    : undefined
}

/** Pages of a list that is short enough to be read whole, in the order of score and id. */
export function cutByEdge<T>(
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
