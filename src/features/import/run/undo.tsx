import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import { getGetImportQueryKey, useUndoImport } from '../../../../generated/api/import/import'

/** Undoes a run after a question that says what will happen. */
export function Undo({ id }: { id: string }) {
  const { t } = useTranslation('import')
  const [asking, setAsking] = useState(false)
  const client = useQueryClient()
  const { mutate, isPending } = useUndoImport({
    mutation: {
      onSuccess: (run) => client.setQueryData(getGetImportQueryKey(id), run),
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
      <Dialog open={asking} onClose={() => setAsking(false)} aria-labelledby="undo-title">
        <DialogTitle id="undo-title">{t('undo.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{t('undo.text')}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>{t('undo.keep')}</Button>
          <Button
            variant="contained"
            color="primary"
            disabled={isPending}
            onClick={() => mutate({ id })}
          >
            {t('undo.do')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
