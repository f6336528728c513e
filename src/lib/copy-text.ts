import { setMessage } from './message'

/**
 * Copies a text and says so in the bar, or that the browser lets nothing be copied; answers whether
 * it did.
 */
export async function copyText(
  text: string,
  { copied, failed }: { copied: string; failed: string },
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    setMessage('SUCCESS', copied)
    return true
  } catch {
    setMessage('WARNING', failed)
    return false
  }
}
