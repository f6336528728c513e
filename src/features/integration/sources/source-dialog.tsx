import { Dialog } from '../../../ui/workspace/kit/dialog'
import { DialogActs } from '../../../ui/workspace/kit/dialog-acts'
import { useUpdateIntegration } from '../../../../generated/api/integration/integration'
import type { Integration, IntegrationPatch } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'

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
    <Dialog title={t('dialog')} width="xs" busy={busy} onClose={onClose} className="in-dialog">
      <SchemaForm
        name="IntegrationPatch"
        formId="source"
        value={{ version: source.version, name: source.name, feed: source.feed }}
        serverErrors={errors}
        disabled={busy}
        onSubmit={(value) => void save(value as Partial<IntegrationPatch>)}
      >
        <p className="integration-help">{t('readyHelp')}</p>
        <DialogActs>
          <Button disabled={busy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="main" disabled={busy}>
            {t('save')}
          </Button>
        </DialogActs>
      </SchemaForm>
    </Dialog>
  )
}
