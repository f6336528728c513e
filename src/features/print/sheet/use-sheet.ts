import { useEffect, useState } from 'react'
import { createQrSheet } from '../../../../generated/api/print/print'
import type { QrSheetInput } from '../../../../generated/model'

const REST_MS = 450

/** The sheet as it will be printed, drawn again when the choice rests for a moment; null without homes. */
export function useSheet(input: QrSheetInput) {
  const [file, setFile] = useState<Blob | null>(null)
  const [state, setState] = useState<'empty' | 'busy' | 'ready' | 'failed'>('empty')
  const [turn, setTurn] = useState(0)
  const asked = JSON.stringify(input)
  useEffect(() => {
    const wanted = JSON.parse(asked) as QrSheetInput
    if (wanted.propertyIds.length === 0) {
      setFile(null)
      setState('empty')
      return
    }
    const abort = new AbortController()
    setState('busy')
    const timer = setTimeout(() => {
      createQrSheet(wanted, { quiet: true, silent: true }, abort.signal).then(
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
  }, [asked, turn])
  return { file, state, again: () => setTurn((before) => before + 1) }
}
