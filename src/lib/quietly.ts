let quiet = 0

/**
 * Loads what can be done without: when it does not come, the page somebody is reading stays as it
 * is, and is not loaded anew (src/app/reload-guard.ts). Rejects as `load` does.
 */
export async function quietly<Value>(load: () => Promise<Value>): Promise<Value> {
  quiet += 1
  try {
    return await load()
  } finally {
    quiet -= 1
  }
}

/** Whether something is being loaded that can be done without. */
export const isQuiet = (): boolean => quiet > 0
