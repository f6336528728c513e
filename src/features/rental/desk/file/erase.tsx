import { useState } from 'react'
import { useDeleteRental } from '../../../../../generated/api/rental/rental'
import type { Rental } from '../../../../../generated/model'
import { useTranslation } from '../../../../i18n'
import { useWrite } from '../../../../lib/write'
import { Button } from '../../../../ui/workspace/kit/button'
import { ConfirmDialog } from '../../../../ui/workspace/kit/confirm-dialog'

/** Erases a file for good, as its applicant may ask at any time. */
export function Erase({ file, onErased }: { file: Rental; onErased: () => void }) {
  const { t } = useTranslation('rental')
  const [asking, setAsking] = useState(false)
  const { busy, write } = useWrite(useDeleteRental, {
    done: t('desk.erased', { reference: file.reference }),
    onDone: onErased,
  })
  if (file.state === 'signed') return null
  return (
    <>
      <div>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t('desk.erase')}
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title={t('desk.eraseTitle', { reference: file.reference })}
          text={t('desk.eraseText')}
          cancel={t('desk.cancel')}
          send={t('desk.erase')}
          danger
          busy={busy}
          onClose={() => setAsking(false)}
          onConfirm={() => void write({ id: file.id })}
        />
      )}
    </>
  )
}
