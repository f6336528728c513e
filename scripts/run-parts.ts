import type { Part, Result } from './part.ts'

/** What a part found, and what it took. */
export interface Ended extends Result {
  name: string
  /** Seconds on the clock. */
  wall: number
}

const figure = (seconds: number | null | undefined): string =>
  (seconds?.toFixed(1) ?? '–').padStart(7)

/** Runs one part and prints its result and time; one that throws counts as one failure. */
async function runPart(part: Part): Promise<Ended> {
  const started = performance.now()
  const result = await part.run().catch((error: unknown): Result => {
    console.error(error instanceof Error ? (error.stack ?? error.message) : error)
    return { passed: 0, failed: 1 }
  })
  const wall = (performance.now() - started) / 1000
  const { passed, failed } = result
  console.log(
    `${failed === 0 ? 'ok  ' : 'FAIL'} ${part.name.padEnd(28)} ` +
      `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ` +
      `${figure(wall)} s`,
  )
  return { ...result, name: part.name, wall }
}

/** Two cores, and a third one's worth of parts beside them: none works all the time. */
const ROOM = 3
const roomOf = ({ cores = 2 }: Part): number => cores

/** Seconds of the longest way to the end that begins with a part. */
function wayFrom(part: Part, parts: readonly Part[]): number {
  const others = parts.filter((one) => one !== part)
  const users = others.filter(({ after }) => after?.includes(part.name))
  return (part.seconds ?? 0) + Math.max(0, ...users.map((user) => wayFrom(user, others)))
}

/**
 * Runs parts, each as soon as what it uses is there and two cores have room for it beside those that
 * still run: who begins the longest way to the end first, else in their order.
 */
export async function runParts(parts: readonly Part[]): Promise<Result & { ended: Ended[] }> {
  const ended: Ended[] = []
  const running = new Map<Part, Promise<void>>()
  let waiting = parts.toSorted((a, b) => wayFrom(b, parts) - wayFrom(a, parts))
  const mayStart = (part: Part): boolean =>
    ![...waiting, ...running.keys()].some(({ name }) => part.after?.includes(name)) &&
    [part, ...running.keys()].reduce((sum, one) => sum + roomOf(one), 0) <= ROOM
  const start = async (part: Part): Promise<void> => {
    ended.push(await runPart(part))
    running.delete(part)
  }
  while (waiting.length > 0 || running.size > 0) {
    for (const part of waiting) {
      if (!mayStart(part)) continue
      waiting = waiting.filter((one) => one !== part)
      running.set(part, start(part))
    }
    if (running.size === 0)
      throw new Error(`They wait for each other: ${waiting.map(({ name }) => name).join(', ')}`)
    await Promise.race(running.values())
  }
  return {
    passed: ended.reduce((sum, { passed }) => sum + passed, 0),
    failed: ended.reduce((sum, { failed }) => sum + failed, 0),
    ended,
  }
}

/** Where the time went: seconds of each part on the clock and of the processor, the dearest first. */
export function tableOf(ended: readonly Ended[], wall: number): string {
  const rows = ended.toSorted((a, b) => (b.cpu ?? 0) - (a.cpu ?? 0))
  const cpu = rows.reduce((sum, one) => sum + (one.cpu ?? 0), 0)
  return [
    ['seconds', '  clock', '    cpu'],
    ...rows.map((one) => [one.name, figure(one.wall), figure(one.cpu)]),
    ['in all', figure(wall), figure(cpu)],
  ]
    .map(([name = '', ...figures]) => `${name.padEnd(28)} ${figures.join(' ')}`)
    .join('\n')
}
