let isAsking = false

/**
 * Loads what can be done without: when it does not come, the page somebody is reading stays as it
 * is, and is not loaded anew (src/app/reload-guard.ts). Rejects as `load` does. Quiet is what
 * `load` asks for before its first `await`: what a person asks for meanwhile is not.
 */
export async function quietly<Value>(load: () => Promise<Value>): Promise<Value> {
  isAsking = true
  let asked: Promise<Value>
  try {
    asked = load()
  } finally {
    isAsking = false
  }
  return asked
}

/** Whether what is asked for right now can be done without. */
export const isQuiet = (): boolean => isAsking
