import { useEffect, useState } from 'react'
import { previewPrint } from '../../../../generated/api/print/print'
import type { PrintOptions } from '../../../../generated/model'

/** Time without a change before the paper is drawn anew, in milliseconds. */
const REST_MS = 450

/** The paper as it would be printed, drawn again whenever the choice rests for a moment; the last one stays meanwhile. */
export function usePreview(id: string, options: PrintOptions) {
  const [file, setFile] = useState<Blob | null>(null)
  const [state, setState] = useState<'busy' | 'ready' | 'failed'>('busy')
  const [turn, setTurn] = useState(0)
  const asked = JSON.stringify(options)
  useEffect(() => {
    const abort = new AbortController()
    setState('busy')
    const timer = setTimeout(() => {
      previewPrint(id, JSON.parse(asked) as PrintOptions, { quiet: true, silent: true }, abort.signal).then(
        (next) => {
          if (abort.signal.aborted) return
          setFile(next)
          setState('ready')
        },
        () => {
          if (!abort.signal.aborted) setState('failed')
        },
      )
    }, REST_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [id, asked, turn])
  return { file, state, again: () => setTurn((before) => before + 1) }
}
