import { setMessage } from './message'

/** Copies a text and says so in the bar, or that the browser lets nothing be copied. */
export async function copyText(
  text: string,
  { copied, failed }: { copied: string; failed: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    setMessage('SUCCESS', copied)
  } catch {
    setMessage('WARNING', failed)
  }
}
