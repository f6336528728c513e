import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { FormFoot } from '../../../ui/workspace/kit/form-foot'

const NOTHING = {}

interface NewDialogProps {
  /** Its words: `<words>.title`, `.help` and `.send`. */
  words: 'new' | 'newSource'
  form: 'IntegrationInput' | 'SourceInput'
  busy: boolean
  errors: Record<string, string> | null
  onSend: (value: Record<string, unknown>) => void
  onClose: () => void
}

/** What a channel, one way or the other, needs to be there; all else is asked on its own page. */
export function NewDialog({ words, form, busy, errors, onSend, onClose }: NewDialogProps) {
  const { t } = useTranslation('integration')
  return (
    <Dialog title={t(`${words}.title`)} width="sm" busy={busy} onClose={onClose}>
      <SchemaForm
        name={form}
        formId="new-channel"
        value={NOTHING}
        serverErrors={errors}
        disabled={busy}
        onSubmit={(value) => onSend(value as Record<string, unknown>)}
      >
        <p className="integration-help">{t(`${words}.help`)}</p>
        <FormFoot back={t('cancel')} send={t(`${words}.send`)} busy={busy} onBack={onClose} />
      </SchemaForm>
    </Dialog>
  )
}
