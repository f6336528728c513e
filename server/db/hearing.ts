const AGAIN_MS = 30_000

const DEAF =
  'NOTIFY is not heard: the database is a stand-by, or behind a pooler in transaction mode. ' +
  'Behind a pooler set DATABASE_DIRECT_URL ' +
  'to the address of the database itself. ' +
  'Until then live news and jobs are looked for every 2 s, and who is typing is not seen'
const HEARD = 'NOTIFY is heard by now: live news and jobs are no longer looked for'

/** What is known of whether NOTIFY reaches us. */
export interface Hearing {
  heard(): boolean
  /** Asks no more, and waits for the question that is under way. */
  stop(): Promise<void>
}

/**
 * Asks whether NOTIFY is heard, unless it is `certain`, and again until it is: a stand-by may be
 * promoted, a pooler taken away. What is heard once stays so.
 */
export async function hearingOf(
  certain: boolean,
  ask: () => Promise<boolean>,
  say: (words: string) => void = () => undefined,
  againMs = AGAIN_MS,
): Promise<Hearing> {
  let heard = certain || (await ask())
  let asking: Promise<void> | null = null
  const again = async (): Promise<void> => {
    // A database that is away says nothing of it.
    heard = await ask().catch(() => false)
    asking = null
    if (!heard) return
    clearInterval(timer)
    say(HEARD)
  }
  const timer = setInterval(() => (asking ??= again()), againMs)
  timer.unref()
  if (heard) clearInterval(timer)
  else say(DEAF)
  return {
    heard: () => heard,
    stop: async () => {
      clearInterval(timer)
      await asking
    },
  }
}
