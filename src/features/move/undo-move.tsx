import { useState } from 'react'
import { useStepMove } from '../../../generated/api/move/move'
import type { Move } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { useWrite } from '../../lib/write'
import { Button } from '../../ui/workspace/kit/button'
import { ConfirmDialog } from '../../ui/workspace/kit/confirm-dialog'

/** Takes a move back, after a question; nothing where it cannot be. */
export function UndoMove({ move }: { move: Move }) {
  const { t } = useTranslation('move')
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const { busy, write } = useWrite(useStepMove, {
    done: null,
    reads: ['move'],
    onDone: close,
    onRefused: close,
  })
  if (!move.canUndo) return null
  return (
    <>
      <Button variant="text" disabled={busy} onClick={() => setAsking(true)}>
        {t('undo.open')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('undo.title')}
          text={t('undo.ask')}
          cancel={t('back')}
          send={t('undo.open')}
          danger
          busy={busy}
          onClose={close}
          onConfirm={() => void write({ id: move.id, data: { act: 'undo' } })}
        />
      )}
    </>
  )
}
