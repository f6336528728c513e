import { countTry } from '../contract/rate-limit/rate-limit.ts'
import { tooMany } from '../contract/errors.ts'
import type { Db } from '../db/index.ts'

const MINUTE = { max: 120, window: 60 }
const DAY = { max: 2000, window: 86_400 }
const AT_ONCE = 4

/** Counts a message of a key or grant: 120 a minute, 2,000 a day. */
export async function countMessage(db: Db, id: string): Promise<void> {
  await countTry(db, 'mcp', id, MINUTE, 'en')
  await countTry(db, 'mcp.day', id, DAY, 'en')
}

/**
 * Holds the calls of a key or grant to four at once (of this instance) and to `most` milliseconds;
 * null where it took longer. What goes on then still counts as one of the four.
 */
export function turns() {
  const open = new Map<string, number>()
  return async <T>(id: string, most: number, act: () => Promise<T>): Promise<T | null> => {
    const others = open.get(id) ?? 0
    if (others >= AT_ONCE) tooMany('en', 1)
    open.set(id, others + 1)
    const done = act().finally(() => {
      const left = (open.get(id) ?? 1) - 1
      if (left > 0) open.set(id, left)
      else open.delete(id)
    })
    return within(most, done)
  }
}

async function within<T>(most: number, done: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), most)
  })
  try {
    return await Promise.race([done, over])
  } finally {
    clearTimeout(timer)
    // Nobody waits for it any more, so nobody hears of its end either.
    done.catch(() => undefined)
  }
}
