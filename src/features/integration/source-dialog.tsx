import Dialog from '@mui/material/Dialog'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getListIntegrationsQueryKey,
  updateIntegration,
} from '../../../generated/api/integration/integration'
import type { Integration, IntegrationPatch } from '../../../generated/model'
import { SchemaForm } from '../../forms/schema-form'
import { useTranslation } from '../../i18n'
import { fieldErrorsOf } from '../../lib/api-error'
import { setMessage } from '../../lib/message'
import { tellFailure } from '../../lib/tell-failure'
import { Button } from '../../ui/kit/button'

/** Name and settings of a source, from the contract's own form. */
export function SourceDialog({ source, onClose }: { source: Integration; onClose: () => void }) {
  const { t } = useTranslation('integration')
  const client = useQueryClient()
  const [errors, setErrors] = useState<Record<string, string> | null>(null)
  const [busy, setBusy] = useState(false)
  const save = async ({ name, feed }: Partial<IntegrationPatch>) => {
    setBusy(true)
    try {
      await updateIntegration(
        source.id,
        {
          version: source.version,
          ...(name === undefined ? {} : { name }),
          ...(feed ? { feed } : {}),
        },
        { quiet: true, silent: true },
      )
      setMessage('SUCCESS', t('saved'))
      onClose()
    } catch (error) {
      const faults = fieldErrorsOf(error)
      setErrors(faults)
      if (!faults) tellFailure(error)
      setBusy(false)
    }
    await client.invalidateQueries({ queryKey: getListIntegrationsQueryKey() })
  }
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
