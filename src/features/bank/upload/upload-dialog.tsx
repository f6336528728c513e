import { useState } from 'react'
import { useUploadBankStatement } from '../../../../generated/api/bank/bank'
import type { BankAccount, BankMapped, BankReading } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { DialogActs } from '../../../ui/workspace/kit/dialog-acts'
import { FileDrop } from '../../../ui/workspace/kit/file-drop'
import { TextField } from '../../../ui/workspace/kit/text-field'
import { Columns } from './columns'
import { ReadPanel } from './read-panel'

/** As the contract: 10 MB. */
const MAX_BYTES = 10_000_000
const KINDS = '.n43,.q43,.c43,.aeb,.txt,.xml,.csv,.xlsx,text/plain,text/xml,text/csv'

/** A statement is tried as soon as it is chosen, and taken once somebody saw what is in it. */
export default function UploadDialog({
  accounts,
  onClose,
}: {
  accounts: readonly BankAccount[]
  onClose: () => void
}) {
  const { t } = useTranslation('bank')
  const [file, setFile] = useState<File>()
  const [iban, setIban] = useState(accounts.length === 1 ? (accounts[0]?.iban ?? '') : '')
  const [mapping, setMapping] = useState<BankMapped[]>()
  const [reading, setReading] = useState<BankReading | null>(null)
  const look = useWrite(useUploadBankStatement, {
    done: null,
    own: ['file'],
    onDone: setReading,
    onRefused: () => setReading(null),
  })
  const take = useWrite(useUploadBankStatement, {
    done: ({ matched }) => t('did.taken', { count: matched }),
    reads: ['bank', 'invoice', 'expense'],
    onDone: onClose,
  })
  const body = (one: File, columns: BankMapped[] | undefined, dryRun: boolean) => ({
    data: {
      file: one,
      file_extra: 'statement' as const,
      dryRun,
      ...(iban && { iban }),
      ...(columns && { mapping: columns }),
    },
  })
  const tryIt = (one: File, columns?: BankMapped[]): void => {
    setFile(one)
    setMapping(columns)
    take.setErrors(null)
    if (one.size > MAX_BYTES) look.setErrors({ file: t('upload.tooLarge') })
    else void look.write(body(one, columns, true))
  }
  const busy = look.busy || take.busy
  const table = reading?.format === 'csv'
  const faults = { ...look.errors, ...take.errors }
  const fresh = (reading?.statements ?? []).reduce((n, one) => n + one.entries - one.known, 0)
  const isWorth = reading?.statements.some(({ same }) => !same) ?? false
  return (
    <Dialog title={t('upload.title')} width="md" busy={busy} onClose={onClose}>
      <div className="bank-upload">
        <FileDrop
          label={t('upload.label')}
          help={t('upload.help')}
          choose={t('upload.choose')}
          accept={KINDS}
          error={faults['file'] ?? faults['mapping'] ?? ''}
          chosen={file?.name ?? ''}
          variant={reading ? undefined : 'main'}
          onFile={(one) => one && tryIt(one)}
        />
        {table && (
          <TextField
            id="bank-iban"
            label={t('upload.iban')}
            help={t('upload.ibanHelp')}
            error={faults['iban']}
            value={iban}
            autoComplete="off"
            onChange={({ target }) => setIban(target.value)}
            onBlur={() => file && iban && tryIt(file, mapping)}
          />
        )}
        {table && file && (
          <Columns columns={reading.columns} disabled={busy} onSay={(said) => tryIt(file, said)} />
        )}
        {reading?.statements.map((read, at) => (
          <ReadPanel key={at} read={read} />
        ))}
        {table && reading.statements.length === 0 && (
          <p className="bank-note">{t('upload.sayColumns')}</p>
        )}
      </div>
      <DialogActs>
        <Button disabled={busy} onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button
          variant="main"
          disabled={busy || !file || !isWorth}
          onClick={() => file && void take.write(body(file, mapping, false))}
        >
          {busy ? t('upload.busy') : reading ? t('upload.take', { count: fresh }) : t('upload.act')}
        </Button>
      </DialogActs>
    </Dialog>
  )
}
