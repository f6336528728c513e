import { useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { getGetIntakeQueryKey, useUndoIntake } from '../../../../generated/api/intake/intake'
import type { IntakeRun } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/workspace/kit/button'
import { ConfirmDialog } from '../../../ui/workspace/kit/confirm-dialog'
import { count, date } from '../../../lib/format'

/** Undoes a run after a question that says what will happen. */
export function Undo({ run }: { run: IntakeRun }) {
  const { t } = useTranslation('intake')
  const [asking, setAsking] = useState(false)
  const client = useQueryClient()
  const undo = useUndoIntake({
    mutation: {
      onSuccess: (next) => client.setQueryData(getGetIntakeQueryKey(run.id), next),
      onSettled: () => setAsking(false),
    },
    request: { quiet: true },
  })
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        <Undo2 className="icon" aria-hidden="true" />
        {t('undo.open')}
      </Button>
      {asking ? (
        <ConfirmDialog
          title={t('undo.title')}
          text={[
            t('undo.text', {
              created: count(run.totals.created),
              updated: count(run.totals.updated),
              until: date(run.undoUntil),
            }),
            run.totals.demands > 0 && t('undo.demands', { demands: count(run.totals.demands) }),
          ]
            .filter(Boolean)
            .join(' ')}
          cancel={t('undo.keep')}
          send={t('undo.do')}
          busy={undo.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() => undo.mutate({ id: run.id })}
        />
      ) : null}
    </>
  )
}
