import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useStepMove } from '../../../generated/api/move/move'
import type { Move, MoveStep } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { count, date } from '../../lib/format'
import { href } from '../../lib/href'
import { useNow } from '../../lib/use-now'
import { useWrite } from '../../lib/write'
import { Panel } from '../../ui/panel'
import { Button } from '../../ui/workspace/kit/button'
import { ConfirmDialog } from '../../ui/workspace/kit/confirm-dialog'
import { Dialog } from '../../ui/workspace/kit/dialog'
import { inlineClass } from '../../ui/workspace/kit/inline-class'
import { Progress } from '../../ui/workspace/kit/progress'
import { KeyForm } from './key-form'
import { UndoMove } from './undo-move'
import { when } from './when'

/** What to look at before the other program is given up, and the ways on and back. */
export function ReviewPanel({ move }: { move: Move }) {
  const { t } = useTranslation('move')
  const home = move.phases.find(({ kind }) => kind === 'home')
  if (move.state === 'undoing')
    return (
      <Panel title={t('undo.busy')}>
        <Progress label={t('undo.busy')} share={null} />
      </Panel>
    )
  return (
    <Panel
      title={t('review.title', { count: home?.done ?? 0, n: count(home?.done ?? 0) })}
      note={move.doneAt && t('review.when', { when: when(move.doneAt) })}
    >
      <p>{t('review.text')}</p>
      <ol className="move-review">
        <li>
          <Link className={inlineClass()} to={href('auth-cartera')}>
            {t('review.homes')}
          </Link>
        </li>
        <li>{t('review.photos')}</li>
        <li>
          <Link className={inlineClass()} to={href('auth-contactos-importar')}>
            {t('review.contacts')}
          </Link>
        </li>
        <li>{t('review.papers')}</li>
        <li>{t('review.consents')}</li>
        <li>{t('review.publish')}</li>
      </ol>
      <Acts move={move} />
    </Panel>
  )
}

function Acts({ move }: { move: Move }) {
  const { t } = useTranslation('move')
  const now = useNow()
  const [asking, setAsking] = useState(false)
  const [typing, setTyping] = useState(false)
  const { busy, write } = useWrite(useStepMove, {
    done: null,
    reads: ['move'],
    onDone: () => setAsking(false),
    onRefused: () => setAsking(false),
  })
  const step = (act: MoveStep['act']) => void write({ id: move.id, data: { act } })
  const { refreshFrom: from, tokenHint } = move
  const isSoon = from !== null && new Date(from).getTime() > now
  return (
    <>
      <div className="move-ways">
        {from !== null && tokenHint !== null && (
          <Button disabled={busy || isSoon} onClick={() => step('refresh')}>
            {t('refresh.open')}
          </Button>
        )}
        {from !== null && tokenHint === null && (
          <Button onClick={() => setTyping(true)}>{t('key.new')}</Button>
        )}
        {tokenHint !== null && (
          <Button disabled={busy} onClick={() => setAsking(true)}>
            {t('erase.open')}
          </Button>
        )}
        <UndoMove move={move} />
      </div>
      <p className="muted">
        {isSoon ? t('refresh.soon', { when: when(from) }) : from !== null && t('refresh.text')}{' '}
        {move.tokenUntil
          ? t('erase.on', { when: date(move.tokenUntil, 'DD/MM/YYYY') })
          : tokenHint === null && t('erase.gone')}
      </p>
      {asking && (
        <ConfirmDialog
          title={t('erase.title')}
          text={t('erase.ask')}
          cancel={t('back')}
          send={t('erase.open')}
          busy={busy}
          onClose={() => setAsking(false)}
          onConfirm={() => step('erase')}
        />
      )}
      {typing && (
        <Dialog title={t('key.new')} width="xs" close={t('back')} onClose={() => setTyping(false)}>
          <KeyForm move={move} onDone={() => setTyping(false)} />
        </Dialog>
      )}
    </>
  )
}
