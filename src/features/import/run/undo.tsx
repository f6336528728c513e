import { useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/workspace/kit/button'
import { ConfirmDialog } from '../../../ui/workspace/kit/confirm-dialog'
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
      <Button onClick={() => setAsking(true)}>
        <Undo2 className="icon" aria-hidden="true" />
        {t('undo.open')}
      </Button>
      {asking ? (
        <ConfirmDialog
          title={t('undo.title')}
          text={t('undo.text')}
          cancel={t('undo.keep')}
          send={t('undo.do')}
          busy={isPending}
          onClose={() => setAsking(false)}
          onConfirm={() => mutate({ id })}
        />
      ) : null}
    </>
  )
}
