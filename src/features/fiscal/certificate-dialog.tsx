import { useState } from 'react'
import { setFiscalCertificate } from '../../../generated/api/fiscal/fiscal'
import type { FiscalCertificateInput, FiscalCertificateKind } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { inOne, useWrite } from '../../lib/write'
import { FileDrop } from '../../ui/workspace/kit/file-drop'
import { FormDialog } from '../../ui/workspace/kit/form-dialog'
import { RadioList } from '../../ui/workspace/kit/radio-list'
import { TextField } from '../../ui/workspace/kit/text-field'

/** As the server: 100 kB. */
const MAX_BYTES = 100_000

/** Takes a certificate: its file, the password that opens it, and of what kind it is. */
export function CertificateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('fiscal')
  const [file, setFile] = useState<File | undefined>()
  const [fault, setFault] = useState('')
  const [password, setPassword] = useState('')
  const [kind, setKind] = useState<FiscalCertificateKind>('person')
  const { busy, errors, write } = useWrite(
    inOne((input: FiscalCertificateInput) =>
      setFiscalCertificate(input, { quiet: true, silent: true }),
    ),
    { done: t('certificate.kept'), reads: ['fiscal'], onDone: onClose },
  )
  const take = (chosen: File | undefined) => {
    const isLarge = chosen !== undefined && chosen.size > MAX_BYTES
    setFault(isLarge ? t('certificate.large') : '')
    setFile(isLarge ? undefined : chosen)
  }
  return (
    <FormDialog
      title={t('certificate.give')}
      cancel={t('cancel')}
      send={t('certificate.keep')}
      busy={busy && t('certificate.keeping')}
      disabled={!file || password === ''}
      onClose={onClose}
      onSend={() => file && void write({ file, file_extra: 'certificate', password, kind })}
    >
      <p className="muted">{t('certificate.text')}</p>
      <FileDrop
        label={t('certificate.file')}
        help={t('certificate.fileHelp')}
        choose={t(file ? 'certificate.otherFile' : 'certificate.choose')}
        accept=".p12,.pfx,application/x-pkcs12"
        error={fault || (errors?.['file'] ?? '')}
        chosen={file?.name ?? ''}
        onFile={take}
      />
      <TextField
        label={t('certificate.password')}
        type="password"
        autoComplete="off"
        value={password}
        error={errors?.['password']}
        onChange={(event) => setPassword(event.target.value)}
      />
      <RadioList
        label={t('certificate.which')}
        options={(['person', 'seal'] as const).map((value) => ({
          value,
          label: t(`certificate.kind.${value}`),
        }))}
        value={kind}
        onChange={setKind}
      />
    </FormDialog>
  )
}
