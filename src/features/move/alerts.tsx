import { Hourglass, KeyRound, WifiOff } from 'lucide-react'
import { useState } from 'react'
import { useStepMove } from '../../../generated/api/move/move'
import type { Move } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { useWrite } from '../../lib/write'
import { Button } from '../../ui/workspace/kit/button'
import { Dialog } from '../../ui/workspace/kit/dialog'
import { KeyForm } from './key-form'
import { when } from './when'

/** What stands before everything else: waiting by their word, a dead key, no answer. */
export function Alerts({ move }: { move: Move }) {
  const { t } = useTranslation('move')
  if (move.state === 'waiting' && move.restsUntil)
    return (
      <div className="move-alert is-wait" role="status">
        <Hourglass className="icon" aria-hidden="true" />
        <div>
          <b>{t('wait.title', { when: when(move.restsUntil) })}</b>
          <p>{t('wait.text')}</p>
        </div>
      </div>
    )
  const token = move.issues.find(({ kind }) => kind === 'token')
  if (token) return <DeadKey move={move} message={token.message} />
  const answer = move.issues.find(({ kind }) => kind === 'answer')
  return answer ? <NoAnswer move={move} message={answer.message} /> : null
}

function DeadKey({ move, message }: { move: Move; message: string }) {
  const { t } = useTranslation('move')
  const [typing, setTyping] = useState(false)
  return (
    <div className="move-alert is-error" role="alert">
      <KeyRound className="icon" aria-hidden="true" />
      <p>{message}</p>
      {move.startedAt && (
        <Button variant="main" onClick={() => setTyping(true)}>
          {t('key.new')}
        </Button>
      )}
      {typing && (
        <Dialog title={t('key.new')} width="xs" close={t('back')} onClose={() => setTyping(false)}>
          <KeyForm move={move} onDone={() => setTyping(false)} />
        </Dialog>
      )}
    </div>
  )
}

function NoAnswer({ move, message }: { move: Move; message: string }) {
  const { t } = useTranslation('move')
  const { busy, write } = useWrite(useStepMove, { done: null, reads: ['move'] })
  return (
    <div className="move-alert is-error" role="alert">
      <WifiOff className="icon" aria-hidden="true" />
      <p>{message}</p>
      <Button disabled={busy} onClick={() => void write({ id: move.id, data: { act: 'resume' } })}>
        {t('run.resume')}
      </Button>
    </div>
  )
}
