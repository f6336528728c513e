import { useState } from 'react'
import { useFailureText } from '../../../i18n/error-text'
import { firstSentenceOf } from '../../../lib/api-error'
import type { HttpOptions } from '../../../lib/http-options'

/**
 * Sends a file as soon as it is chosen: which share of it has gone (null: none is on its way), what
 * is wrong with it, and `send`, which keeps one at a time. `post` throws what the server says.
 */
export function useFileSending(
  { maxBytes, tooLarge }: { maxBytes: number; tooLarge: string },
  post: (file: File, options: HttpOptions) => Promise<void>,
): { share: number | null; fault: string; send: (file: File | undefined) => void } {
  const why = useFailureText(firstSentenceOf)
  const [share, setShare] = useState<number | null>(null)
  const [fault, setFault] = useState('')
  const send = async (file: File | undefined): Promise<void> => {
    if (!file || share !== null) return
    if (file.size > maxBytes) return setFault(tooLarge)
    setFault('')
    setShare(0)
    try {
      await post(file, { quiet: true, silent: true, onProgress: setShare })
    } catch (error) {
      setFault(why(error))
    } finally {
      setShare(null)
    }
  }
  return { share, fault, send: (file) => void send(file) }
}
