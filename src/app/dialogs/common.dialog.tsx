import { useState } from 'react'
import { useTranslation } from '../../i18n'
import type { DialogProps } from '../../lib/dialog'
import { Button } from '../../ui/kit/button'
import '../../ui/button.css'

/**
 * A question with its consequence and two verbs: `openDialog('common', { title, text, confirm,
 * onConfirm })`.
 */
export default function CommonDialog({ payload, close }: DialogProps) {
  const { t } = useTranslation('shell')
  // Not useWrite: who opened it has a write of their own, and says what became of it.
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    try {
      await payload.onConfirm?.()
      close()
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <h2 id="dialog-title">{payload.title}</h2>
      <p>{payload.text}</p>
      <div className="dialog-acts">
        <Button onClick={close}>{payload.cancel ?? t('cancel')}</Button>
        {payload.onConfirm && (
          <Button
            variant={payload.danger ? 'danger' : 'main'}
            disabled={busy}
            onClick={() => void confirm()}
          >
            {payload.confirm ?? t('confirm')}
          </Button>
        )}
      </div>
    </>
  )
}
