import { useState, type FormEvent } from 'react'
import { useTranslation } from '../../../i18n'
import { useFailureText } from '../../../i18n/error-text'
import { fieldErrorsOf } from '../../../lib/api-error'
import { Button } from '../../../ui/workspace/kit/button'

/**
 * A dialog's form being saved: once at a time, closed when it is done; what the server says is
 * wrong stays to be read.
 */
export function useSaving(act: () => Promise<void>, onClose: () => void) {
  const why = useFailureText()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      await act()
      onClose()
    } catch (error) {
      const told = fieldErrorsOf(error)
      setFailed(told ? Object.values(told).join('. ') : why(error))
      setBusy(false)
    }
  }
  return { busy, failed, save, setFailed }
}

/** The end of such a form: what is wrong, leaving it, saving. */
export function SaveFoot({
  busy,
  failed,
  onClose,
}: {
  busy: boolean
  failed: string | null
  onClose: () => void
}) {
  const { t } = useTranslation('visit')
  return (
    <>
      {failed ? (
        <p className="er-m" role="alert">
          {failed}
        </p>
      ) : null}
      <div className="vs-e">
        <Button disabled={busy} onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant="main" disabled={busy}>
          {t('save')}
        </Button>
      </div>
    </>
  )
}
