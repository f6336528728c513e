import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useId, useState } from 'react'
import { getGetIntakeQueryKey, useUndoIntake } from '../../../../generated/api/intake/intake'
import type { IntakeRun } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count, date } from '../../../lib/format'

/** Undoes a run after a question that says what will happen. */
export function Undo({ run }: { run: IntakeRun }) {
  const { t } = useTranslation('intake')
  const [asking, setAsking] = useState(false)
  const client = useQueryClient()
  const id = useId()
  const undo = useUndoIntake({
    mutation: {
      onSuccess: (next) => client.setQueryData(getGetIntakeQueryKey(run.id), next),
      onSettled: () => setAsking(false),
    },
    request: { quiet: true },
  })
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Undo2 className="i" aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {t('undo.open')}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} aria-labelledby={id}>
        <DialogTitle id={id}>{t('undo.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText>
            {t('undo.text', {
              created: count(run.totals.created),
              updated: count(run.totals.updated),
              until: date(run.undoUntil),
            })}
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>{t('undo.keep')}</Button>
          <Button
            variant="contained"
            color="primary"
            disabled={undo.isPending}
            onClick={() => undo.mutate({ id: run.id })}
          >
            {t('undo.do')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
