import {
  useMutation,
  useQueryClient,
  type QueryClient,
  type UseMutationResult,
} from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { explanationOf, fieldErrorsOf, statusOf, type Explanation } from './api-error'
import type { HttpOptions } from './http-options'
import { KEPT } from './kept-write'
import { clearMessage, getMessage, SAVED_TEXT, setMessage, type Message } from './message'
import { tellFailure } from './tell-failure'
import { useBusy } from './use-busy'

/** A generated mutation hook, `useStepOffer`. */
type MutationHook<Reply, Variables> = (options: {
  request: HttpOptions
}) => UseMutationResult<Reply, unknown, Variables>

interface WriteOptions<Reply> {
  /**
   * Said when it is done; null: nothing. Left out, the catalogue's 'Tus cambios se han guardado'.
   */
  done?: string | null | ((reply: Reply) => string)
  /** Tags of the contract that are read again, whether it was done or refused. */
  reads?: readonly string[]
  /** Said of a 409, of which there is more to read than its sentence: somebody saved in between. */
  conflict?: string
  /** What a failure without fields is explained with; `firstSentenceOf` where there are none. */
  explain?: (error: unknown) => Explanation
  /**
   * `useErrorText()`: what went wrong stands in `failed`, for the form to show, and not in the bar.
   */
  say?: (text: string) => string
  /** Names among `error` and `message` that are fields of what is sent. */
  own?: readonly string[]
  /** Runs first: closes the dialog, keeps the reply. What it waits for keeps the form busy. */
  onDone?: (reply: Reply) => unknown
  onRefused?: (error: unknown) => unknown
  /**
   * Closes or empties the form: there is no connection, and what was written is kept on this device
   * (docs/how-to/offline.md). Without it such a write fails.
   */
  onKept?: () => unknown
  /** Of a change that is kept: the record as it was on the screen. */
  base?: unknown
  /** Of a write that is kept: whose record it belongs to, in words (a name, a title). */
  about?: string
}

/**
 * For `useWrite` what is more than one generated mutation: several calls in a row, a file that is
 * fetched and saved. They are `quiet` and `silent`: `useWrite` says what became of them.
 */
export const inOne = <Reply, Variables = void>(
  run: (variables: Variables) => Promise<Reply>,
): MutationHook<Reply, Variables> =>
  function useInOne() {
    return useMutation<Reply, unknown, Variables>({ mutationFn: run })
  }

/** A write that is under way, or was refused. */
export interface Write<Variables> {
  busy: boolean
  /** Messages of a 400 by field path; null where no field is wrong. */
  errors: Record<string, string> | null
  setErrors: (errors: Record<string, string> | null) => void
  /** What went wrong, where `say` was given: the server's refusal or what the form found itself. */
  failed: string | null
  setFailed: (failed: string | null) => void
  /** Sends it, one at a time; resolves with whether it was done. */
  write: (variables: Variables) => Promise<boolean>
}

/** Reads everything of the tags again: the first part of a query's key is its address. */
export const readAgain = (client: QueryClient, tags: readonly string[]): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [address] }) =>
      tags.some((tag) => String(address).startsWith(`/api/v1/${tag}/`)),
  })

/**
 * The one way to write: a generated mutation, with the busy state, the messages of its fields, the
 * sentence in the message bar and what is read again. What was entered stays when it is refused.
 */
export function useWrite<Reply, Variables>(
  useOne: MutationHook<Reply, Variables>,
  options: WriteOptions<Reply> = {},
): Write<Variables> {
  const client = useQueryClient()
  const { mutateAsync } = useOne({
    request: {
      quiet: true,
      silent: true,
      isKept: !!options.onKept,
      base: options.base,
      about: options.about,
    },
  })
  const { done, reads = [], conflict, explain = explanationOf } = options
  const { say, own, onDone, onRefused, onKept } = options
  const [busy, during] = useBusy()
  /** The failure in the bar that is this write's own: errors stay there, and the next try ends it. */
  const told = useRef<Message | null>(null)
  const [errors, setErrors] = useState<Record<string, string> | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const tell = (error: unknown) => {
    if (!say) {
      tellFailure(error, explain)
      told.current = getMessage()
      return
    }
    const { text, translate } = explain(error)
    setFailed(translate ? say(text) : text)
  }
  const refused = async (error: unknown) => {
    const fields = fieldErrorsOf(error, own)
    if (explain === explanationOf) setErrors(fields)
    await Promise.all([readAgain(client, reads), onRefused?.(error)])
    if (conflict !== undefined && statusOf(error) === 409)
      if (say) setFailed(conflict)
      else {
        setMessage('WARNING', conflict)
        told.current = getMessage()
      }
    else if (!fields || explain !== explanationOf) tell(error)
  }
  const succeeded = async (reply: Reply) => {
    await onDone?.(reply)
    if (done === undefined) setMessage('SUCCESS', SAVED_TEXT, { translate: true })
    else if (done !== null) setMessage('SUCCESS', typeof done === 'string' ? done : done(reply))
    await readAgain(client, reads)
  }
  const send = async (variables: Variables): Promise<boolean> => {
    setErrors(null)
    setFailed(null)
    if (told.current && told.current === getMessage()) clearMessage()
    told.current = null
    const sent = await mutateAsync(variables).then(
      (reply) => ({ reply }),
      (error: unknown) => ({ error }),
    )
    if ('error' in sent && sent.error === KEPT) {
      await onKept?.()
      return false
    }
    await ('reply' in sent ? succeeded(sent.reply) : refused(sent.error))
    return 'reply' in sent
  }
  const write = async (variables: Variables): Promise<boolean> =>
    (await during(() => send(variables))) ?? false
  return { busy, errors, setErrors, failed, setFailed, write }
}
