import { useState } from 'react'
import { createTakeoutImport } from '../../../../generated/api/takeout/takeout'
import type { TakeoutImportInput } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { inOne, useWrite } from '../../../lib/write'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { FormFoot } from '../../../ui/workspace/kit/form-foot'
import { FileDrop } from '../../../ui/workspace/kit/file-drop'
import { Progress } from '../../../ui/workspace/kit/progress'

/** As the contract: 2 GB. */
const MAX_BYTES = 2_147_483_648

/** Brings a takeout in: its file, or the address where another Llar has it. */
export default function BringDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('takeout')
  const [file, setFile] = useState<File | undefined>()
  const [fault, setFault] = useState('')
  const [share, setShare] = useState<number | null>(null)
  const { busy, errors, write } = useWrite(
    inOne((input: TakeoutImportInput) =>
      createTakeoutImport(input, { quiet: true, silent: true, onProgress: setShare }),
    ),
    {
      done: t('bring.done'),
      reads: ['takeout-import'],
      onDone: onClose,
      onRefused: () => setShare(null),
    },
  )
  const take = (chosen: File | undefined) => {
    const tooLarge = chosen !== undefined && chosen.size > MAX_BYTES
    setFault(tooLarge ? t('bring.tooLarge') : '')
    setFile(tooLarge ? undefined : chosen)
  }
  return (
    <Dialog title={t('bring.title')} busy={busy} onClose={onClose}>
      <p className="muted">{t('bring.text')}</p>
      <FileDrop
        label={t('bring.file')}
        help={t('bring.fileHelp')}
        choose={t(file ? 'bring.other' : 'bring.choose')}
        accept=".zip,application/zip"
        error={fault}
        chosen={file?.name ?? ''}
        sending={
          busy && file ? (
            <Progress
              share={share !== null && share < 1 ? share : null}
              label={t('bring.sending')}
            />
          ) : undefined
        }
        onFile={take}
      />
      <SchemaForm
        name="TakeoutImportInput"
        formId="takeout-import"
        value={{}}
        serverErrors={errors}
        disabled={busy}
        onSubmit={(input) =>
          void write({
            ...(input as unknown as TakeoutImportInput),
            ...(file && { file, file_extra: 'takeout' }),
          })
        }
      >
        <FormFoot
          back={t('cancel')}
          send={t('bring.send')}
          busy={busy && t('bring.sending')}
          onBack={onClose}
        />
      </SchemaForm>
    </Dialog>
  )
}
