import { useState } from 'react'
import { useTranslation } from '../../i18n'
import type { DialogProps } from '../../lib/dialog'
import '../../ui/button.css'

/**
 * A question with its consequence and two verbs: `openDialog('common', { title, text, confirm,
 * onConfirm })`.
 */
export default function CommonDialog({ payload, close }: DialogProps) {
  const { t } = useTranslation('shell')
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
        <button type="button" className="ui-button" onClick={close}>
          {payload.cancel ?? t('cancel')}
        </button>
        {payload.onConfirm && (
          <button
            type="button"
            className={`ui-button ${payload.danger ? 'is-danger' : 'is-main'}`}
            disabled={busy}
            onClick={() => void confirm()}
          >
            {payload.confirm ?? t('confirm')}
          </button>
        )}
      </div>
    </>
  )
}
