import { useCreateTakeout } from '../../../generated/api/takeout/takeout'
import type { TakeoutInput } from '../../../generated/model'
import { SchemaForm } from '../../forms/schema-form'
import { useTranslation } from '../../i18n'
import { useWrite } from '../../lib/write'
import { Button } from '../../ui/workspace/kit/button'
import { Dialog } from '../../ui/workspace/kit/dialog'
import { DialogActs } from '../../ui/workspace/kit/dialog-acts'

const ALL = { parts: ['records', 'pictures', 'documents'] }

/** Asks for a takeout: what goes into it, and the password as proof. */
export default function AskDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('takeout')
  const { busy, errors, write } = useWrite(useCreateTakeout, {
    done: t('ask.done'),
    reads: ['takeout'],
    onDone: onClose,
  })
  return (
    <Dialog title={t('ask.title')} width="xs" busy={busy} onClose={onClose}>
      <p className="muted">{t('ask.text')}</p>
      <SchemaForm
        name="TakeoutInput"
        formId="takeout"
        value={ALL}
        serverErrors={errors}
        disabled={busy}
        onSubmit={(input) => void write({ data: input as unknown as TakeoutInput })}
      >
        <DialogActs>
          <Button disabled={busy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="main" disabled={busy}>
            {t(busy ? 'ask.busy' : 'ask.send')}
          </Button>
        </DialogActs>
      </SchemaForm>
    </Dialog>
  )
}
