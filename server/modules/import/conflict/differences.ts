import { isDeepStrictEqual } from 'node:util'
import type { Property } from '../../../../generated/model/index.ts'
import { asSaved } from '../../property/index.ts'
import type { FeedSteps } from '../feed/feed-home.ts'
import { isAsLeft } from './merge.ts'
import { partsOf } from './paths.ts'

/**
 * Paths of a home that say something else than its source said last: what the agency wrote
 * otherwise. Fields the source says nothing of are nobody's but the agency's.
 */
export function differences(home: Property, said: FeedSteps): string[] {
  const stored = asSaved(said) as Record<string, Record<string, unknown> | undefined>
  const ours = home as unknown as Record<string, Record<string, unknown> | undefined>
  return Object.entries(said).flatMap(([step, fields]) =>
    Object.entries(fields as Record<string, unknown>).flatMap(([field, value]) =>
      differ(`${step}.${field}`, ours[step]?.[field], value, stored[step]?.[field]),
    ),
  )
}

function differ(path: string, ours: unknown, said: unknown, stored: unknown): string[] {
  if (said === undefined || isAsLeft(ours, said, stored)) return []
  const [a, b, c] = [ours, said, stored].map((value) => partsOf(path, value))
  if (!a || !b || !c || a.size === 0) return isDeepStrictEqual(ours, said) ? [] : [path]
  return [...b.keys()].flatMap((part) =>
    differ(`${path}.${part}`, a.get(part), b.get(part), c.get(part)),
  )
}
