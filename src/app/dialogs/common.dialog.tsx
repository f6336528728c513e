import { useTranslation } from '../../i18n'
import type { DialogProps } from '../../lib/dialog'
import { useBusy } from '../../lib/use-busy'
import { Button } from '../../ui/kit/button'
import '../../ui/button.css'

/**
 * A question with its consequence and two verbs: `openDialog('common', { title, text, confirm,
 * onConfirm })`.
 */
export default function CommonDialog({ payload, close }: DialogProps) {
  const { t } = useTranslation('shell')
  // Who opened it has a write of their own, and says what became of it.
  const [busy, during] = useBusy()
  const confirm = () =>
    during(async () => {
      await payload.onConfirm?.()
      close()
    })
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
