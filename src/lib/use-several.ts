import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { setMessage } from './message'

/** What became of one row of a list that was changed with others. */
export interface OneOfSeveral {
  id: string
  /** Null for a row I may not see. */
  ref: string | null
  outcome: 'changed' | 'same' | 'refused'
  /** What changed, or why not, in words. */
  text: string
}

/** What a change of several did, one by one. */
export interface SeveralDone {
  /** Takes it back; null when nothing can be. */
  undoId: string | null
  items: readonly OneOfSeveral[]
}

interface SeveralInput {
  /** Lists that are read anew after each change. */
  keys: readonly QueryKey[]
  undo: (undoId: string) => Promise<SeveralDone>
  /** Says how many were changed, where none was refused. */
  told: (count: number) => string
  /** Called with those that stay chosen: the refused. */
  onDone: (left: ReadonlySet<string>) => void
}

export interface Several {
  busy: boolean
  /** What became of each, where some were refused, until it has been read. */
  result: SeveralDone | null
  act: (send: () => Promise<SeveralDone>) => Promise<void>
  undo: (undoId: string) => Promise<void>
  read: () => void
}

/** How many of them ended so. */
const countOf = (items: readonly OneOfSeveral[], asked: OneOfSeveral['outcome']): number =>
  items.filter(({ outcome }) => outcome === asked).length

/**
 * Changes several rows at once; what became of each is kept until it has been read, and can be
 * taken back where the server allows it.
 */
export function useSeveral({ keys, undo: takeBack, told, onDone }: SeveralInput): Several {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<SeveralDone | null>(null)
  const settle = (done: SeveralDone) => {
    if (countOf(done.items, 'refused') > 0) return setResult(done)
    const { undoId } = done
    setResult(null)
    setMessage(
      'SUCCESS',
      told(countOf(done.items, 'changed')),
      undoId ? { undo: () => void undo(undoId) } : {},
    )
    onDone(new Set())
  }
  const act = async (send: () => Promise<SeveralDone>) => {
    setBusy(true)
    try {
      settle(await send())
    } catch {
      // The message bar has said why.
    }
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
    setBusy(false)
  }
  const undo = (undoId: string) => act(() => takeBack(undoId))
  const read = () => {
    const left =
      result?.items.filter(({ outcome }) => outcome === 'refused').map(({ id }) => id) ?? []
    setResult(null)
    onDone(new Set(left))
  }
  return { busy, result, act, undo, read }
}
