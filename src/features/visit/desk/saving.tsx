import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/workspace/kit/button'

/** The end of a visit's form: what is wrong, leaving it, saving. */
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
        <p className="error-message" role="alert">
          {failed}
        </p>
      ) : null}
      <div className="visit-end">
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
