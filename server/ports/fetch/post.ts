import { exchange, type Answer, type Limits } from './ask.ts'
import { FetchRefused } from './refused.ts'

/** Why nothing was answered. */
export type PostFailure = 'inner' | 'timeout' | 'unreachable'

/** Nothing was answered. */
export class PostRefused extends Error {
  readonly failure: PostFailure
  constructor(failure: PostFailure) {
    super(`Not posted: ${failure}`)
    this.name = 'PostRefused'
    this.failure = failure
  }
}

interface Post extends Limits {
  url: string
  headers: Record<string, string>
  body: string
}

function failureOf(error: unknown): PostFailure {
  if (error instanceof FetchRefused) return 'inner'
  const { name, cause } = error as Error
  const isLate = name === 'TimeoutError' || (cause as Error | undefined)?.name === 'TimeoutError'
  return isLate ? 'timeout' : 'unreachable'
}

/**
 * Posts to an address that a stranger wrote, once, and follows nothing. https alone, and looked up
 * where it connects: an inner address is never asked (`privateHosts` lets it and http in).
 */
export async function guardedPost(
  { url, headers, body, ...limits }: Post,
  privateHosts: boolean,
): Promise<Answer> {
  const at = new URL(url)
  if (!privateHosts && at.protocol !== 'https:') throw new PostRefused('inner')
  try {
    return await exchange(at, { method: 'POST', headers, body }, limits, privateHosts)
  } catch (error) {
    throw new PostRefused(failureOf(error))
  }
}
