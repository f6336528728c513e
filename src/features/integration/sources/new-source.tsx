import { useNavigate } from 'react-router-dom'
import { useCreateSource } from '../../../../generated/api/integration/integration'
import type { SourceInput } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { DialogActs } from '../../../ui/workspace/kit/dialog-acts'

const NOTHING = {}

/** Makes a source before its first file; where that lies is asked on its own page, next. */
export default function NewSource({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('integration')
  const navigate = useNavigate()
  const { busy, errors, write } = useWrite(useCreateSource, {
    done: t('newSource.done'),
    reads: ['integration'],
    onDone: ({ id }) => navigate(href('auth-integrations-editar-id', { id })),
  })
  return (
    <Dialog title={t('newSource.title')} width="sm" busy={busy} onClose={onClose}>
      <SchemaForm
        name="SourceInput"
        formId="new-source"
        value={NOTHING}
        serverErrors={errors}
        disabled={busy}
        onSubmit={(value) => void write({ data: value as unknown as SourceInput })}
      >
        <p className="integration-help">{t('newSource.help')}</p>
        <DialogActs>
          <Button disabled={busy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="main" disabled={busy}>
            {t('newSource.send')}
          </Button>
        </DialogActs>
      </SchemaForm>
    </Dialog>
  )
}
