import { useState } from 'react'
import { useFailureText } from '../../../i18n/error-text'
import { firstSentenceOf } from '../../../lib/api-error'
import type { HttpOptions } from '../../../lib/http-options'

interface FileSending {
  /** Which share of the file has gone, 0 to 1; null: none is on its way. */
  share: number | null
  /** What is wrong, of each file that was refused where there were several. */
  fault: string
  /** Which of how many is on its way. */
  place: { n: number; of: number }
  send: (file: File | undefined) => void
  /** One after the other; one that is refused holds none up. */
  sendAll: (files: File[]) => void
}

/** Sends files as soon as they are chosen, one at a time. `post` throws what the server says. */
export function useFileSending(
  { maxBytes, tooLarge }: { maxBytes: number; tooLarge: string },
  post: (file: File, options: HttpOptions) => Promise<void>,
): FileSending {
  const why = useFailureText(firstSentenceOf)
  const [share, setShare] = useState<number | null>(null)
  const [fault, setFault] = useState('')
  const [place, setPlace] = useState({ n: 1, of: 1 })
  const sendOne = async (file: File): Promise<string> => {
    if (file.size > maxBytes) return tooLarge
    setShare(0)
    try {
      await post(file, { quiet: true, silent: true, onProgress: setShare })
      return ''
    } catch (error) {
      return why(error)
    }
  }
  const sendAll = async (files: File[]): Promise<void> => {
    if (share !== null || files.length === 0) return
    const faults: string[] = []
    setFault('')
    for (const [index, file] of files.entries()) {
      setPlace({ n: index + 1, of: files.length })
      // One after the other: each is kept before the next begins.
      const no = await sendOne(file)
      if (no) faults.push(files.length > 1 ? `${file.name}: ${no}` : no)
    }
    setFault(faults.join(' · '))
    setShare(null)
  }
  return {
    share,
    fault,
    place,
    send: (file) => void sendAll(file ? [file] : []),
    sendAll: (files) => void sendAll(files),
  }
}
