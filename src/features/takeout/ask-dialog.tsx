import { useCreateTakeout } from '../../../generated/api/takeout/takeout'
import type { TakeoutInput } from '../../../generated/model'
import { SchemaForm } from '../../forms/schema-form'
import { useTranslation } from '../../i18n'
import { useWrite } from '../../lib/write'
import { Dialog } from '../../ui/workspace/kit/dialog'
import { FormFoot } from '../../ui/workspace/kit/form-foot'

const ALL = { parts: ['records', 'pictures', 'documents'] }

/** Asks for a takeout: what goes into it. */
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
        <FormFoot
          back={t('cancel')}
          send={t('ask.send')}
          busy={busy && t('ask.busy')}
          onBack={onClose}
        />
      </SchemaForm>
    </Dialog>
  )
}
