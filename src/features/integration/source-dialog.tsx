import Dialog from '@mui/material/Dialog'
import { useUpdateIntegration } from '../../../generated/api/integration/integration'
import type { Integration, IntegrationPatch } from '../../../generated/model'
import { SchemaForm } from '../../forms/schema-form'
import { useTranslation } from '../../i18n'
import { useWrite } from '../../lib/write'
import { Button } from '../../ui/kit/button'

/** Name and settings of a source, from the contract's own form. */
export default function SourceDialog({
  source,
  onClose,
}: {
  source: Integration
  onClose: () => void
}) {
  const { t } = useTranslation('integration')
  const { busy, errors, write } = useWrite(useUpdateIntegration, {
    done: t('saved'),
    reads: ['integration'],
    onDone: onClose,
  })
  const save = ({ name, feed }: Partial<IntegrationPatch>) =>
    write({
      id: source.id,
      data: {
        version: source.version,
        ...(name === undefined ? {} : { name }),
        ...(feed ? { feed } : {}),
      },
    })
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby="source-dialog-title"
      slotProps={{ paper: { className: 'in-dialog' } }}
    >
      <h2 id="source-dialog-title">{t('dialog')}</h2>
      <SchemaForm
        name="IntegrationPatch"
        formId="source"
        value={{ version: source.version, name: source.name, feed: source.feed }}
        serverErrors={errors}
        disabled={busy}
        onSubmit={(value) => void save(value as Partial<IntegrationPatch>)}
      >
        <p className="in-help">{t('readyHelp')}</p>
        <div className="in-acts">
          <Button disabled={busy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="main" disabled={busy}>
            {t('save')}
          </Button>
        </div>
      </SchemaForm>
    </Dialog>
  )
}
