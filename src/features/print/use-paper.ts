import { useEffect, useState } from 'react'

/** Time without a change before the paper is drawn anew, in milliseconds. */
const REST_MS = 450

type Draw<Asked> = (asked: Asked, signal: AbortSignal) => Promise<Blob>

/**
 * The paper as it would be printed, drawn again whenever the choice rests for a moment; the last
 * one stays meanwhile.
 * `asked` null: there is nothing to draw. `draw` is the same function at every call.
 */
export function usePaper<Asked>(asked: Asked | null, draw: Draw<Asked>) {
  const [file, setFile] = useState<Blob | null>(null)
  const [state, setState] = useState<'empty' | 'busy' | 'ready' | 'failed'>(
    asked === null ? 'empty' : 'busy',
  )
  const [error, setError] = useState<Error | null>(null)
  const [turn, setTurn] = useState(0)
  const text = asked === null ? null : JSON.stringify(asked)
  useEffect(() => {
    if (text === null) {
      setFile(null)
      setState('empty')
      return
    }
    const abort = new AbortController()
    setState('busy')
    const show = (next: Blob): void => {
      if (abort.signal.aborted) return
      setFile(next)
      setState('ready')
    }
    const fail = (failure: Error): void => {
      if (abort.signal.aborted) return
      setError(failure)
      setState('failed')
    }
    const timer = setTimeout(
      () => void draw(JSON.parse(text) as Asked, abort.signal).then(show, fail),
      REST_MS,
    )
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [text, turn, draw])
  return { file, state, error, again: () => setTurn((before) => before + 1) }
}
