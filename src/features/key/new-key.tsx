import { useState } from 'react'
import { useCreateKey } from '../../../generated/api/key/key'
import type { ApiKeyInput, ApiKeySecret, KeyScope } from '../../../generated/model'
import { SchemaForm } from '../../forms/schema-form'
import { useTranslation } from '../../i18n'
import { useWrite } from '../../lib/write'
import { Dialog } from '../../ui/workspace/kit/dialog'
import { FormFoot } from '../../ui/workspace/kit/form-foot'
import { ScopesField } from './scopes-field'

const YEAR_MS = 365 * 86_400_000
const FIRST: KeyScope[] = ['read:property']

/** Makes a key; what it may is chosen area by area, beginning with reading homes. */
export default function NewKey({
  onClose,
  onMade,
}: {
  onClose: () => void
  onMade: (made: ApiKeySecret) => void
}) {
  const { t } = useTranslation('key')
  const [scopes, setScopes] = useState<KeyScope[]>(FIRST)
  const [start] = useState(() => ({
    scopes: FIRST,
    expiresOn: new Date(Date.now() + YEAR_MS).toISOString().slice(0, 10),
  }))
  const { busy, errors, setErrors, write } = useWrite(useCreateKey, {
    done: t('made'),
    reads: ['key'],
    onDone: onMade,
  })
  const send = (input: ApiKeyInput) => {
    if (scopes.length === 0) return setErrors({ scopes: t('scopes.none') })
    void write({ data: { ...input, scopes } })
  }
  return (
    <Dialog title={t('new.title')} width="sm" busy={busy} full onClose={onClose}>
      <SchemaForm
        name="ApiKeyInput"
        formId="new-key"
        value={start}
        serverErrors={errors}
        disabled={busy}
        onSubmit={(value) => send(value as unknown as ApiKeyInput)}
      >
        <ScopesField
          chosen={scopes}
          error={errors?.['scopes']}
          disabled={busy}
          onChange={setScopes}
        />
        <FormFoot back={t('cancel')} send={t('new.send')} busy={busy} onBack={onClose} />
      </SchemaForm>
    </Dialog>
  )
}
