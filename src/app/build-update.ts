const HOUR_MS = 3_600_000

let outdated = false

/**
 * The running build is named by its entry script, whose hash changes with every part of it. A page
 * of the desk has another script before it.
 */
export function runningBuild(): string | null {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/assets/index-"]')
  return script ? (/-([\w-]+)\.js$/.exec(script.src)?.[1] ?? null) : null
}

/**
 * Asks for the latest build; the time in the query keeps caches out. Without an answer nothing
 * changes.
 */
export async function checkBuild(now = Date.now()): Promise<void> {
  const running = runningBuild()
  if (!running) return
  try {
    const reply = await fetch(`/builds/latest.json?${now}`)
    const { id } = reply.ok ? ((await reply.json()) as { id?: string }) : {}
    // While a release is on its way its name may be out before its files; its own page says that it
    // is whole.
    outdated = id !== undefined && id !== running && (await fetch(`/builds/meta/${id}.json`)).ok
  } catch {
    // Offline: the next round asks again.
  }
}

/**
 * True once a newer build is out: the next navigation loads the whole document (specification,
 * section 4).
 */
export const isOutdated = (): boolean => outdated

export const watchBuilds = (): void => void setInterval(() => void checkBuild(), HOUR_MS)
