import { useState } from 'react'
import { useStepMove } from '../../../generated/api/move/move'
import type { Move } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { useWrite } from '../../lib/write'
import { Button } from '../../ui/workspace/kit/button'
import { ConfirmDialog } from '../../ui/workspace/kit/confirm-dialog'

/** Gives a move up, after a question. */
export function CancelMove({ move }: { move: Move }) {
  const { t } = useTranslation('move')
  const [asking, setAsking] = useState(false)
  const { busy, write } = useWrite(useStepMove, {
    done: t('cancel.done'),
    reads: ['move'],
    onDone: () => setAsking(false),
  })
  return (
    <>
      <Button variant="text" onClick={() => setAsking(true)}>
        {t('cancel.open')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('cancel.title')}
          text={t(move.startedAt ? 'cancel.kept' : 'cancel.text')}
          cancel={t('back')}
          send={t('cancel.open')}
          danger
          busy={busy}
          onClose={() => setAsking(false)}
          onConfirm={() => void write({ id: move.id, data: { act: 'cancel' } })}
        />
      )}
    </>
  )
}
