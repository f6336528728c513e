import { useId, useState } from 'react'
import { createLabReport } from '../../../../generated/api/import/import'
import { useListIntegrations } from '../../../../generated/api/integration/integration'
import type { LabReport } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count, date } from '../../../lib/format'
import { Button } from '../../../ui/workspace/kit/button'
import { FileDrop } from '../../../ui/workspace/kit/file-drop'
import { Progress } from '../../../ui/workspace/kit/progress'
import { useFileSending } from '../../../ui/workspace/kit/use-file-sending'
import { SelectField } from '../../../ui/workspace/kit/select-field'
import { TextAreaField } from '../../../ui/workspace/kit/text-area-field'

/** As the contract: 20 MB. */
const MAX_BYTES = 20_971_520
const KINDS = '.xml,.json,.csv,.txt,.tsv,.xlsx,text/*,application/xml,application/json'

interface LabFileProps {
  /** What is shown below; null before the first file. */
  report: LabReport | null
  onTaken: (report: LabReport) => void
}

/** A file is dropped, chosen or pasted as text; and the source it is held against. */
export function LabFile({ report, onTaken }: LabFileProps) {
  const { t } = useTranslation('import')
  const textId = useId()
  const [text, setText] = useState<string | null>(null)
  const [source, setSource] = useState(report?.integrationId ?? '')
  const { data } = useListIntegrations({ request: { silent: true } })
  const sources = data?.items.filter(({ direction }) => direction === 'in') ?? []
  const { share, fault, send } = useFileSending(
    { maxBytes: MAX_BYTES, tooLarge: t('table.file.tooLarge') },
    async (file, options) => {
      onTaken(
        await createLabReport(
          { file, file_extra: 'trial', ...(source && { integrationId: source }) },
          options,
        ),
      )
      setText(null)
    },
  )
  return (
    <div className="import-stack">
      <FileDrop
        variant={report ? 'plain' : 'main'}
        label={report?.filename ?? t('lab.file')}
        help={
          report
            ? t('lab.kept', {
                size: count(Math.max(1, Math.round(report.bytes / 1024))),
                until: date(report.keptUntil, 'DD/MM/YYYY HH:mm'),
              })
            : t('lab.fileHelp')
        }
        choose={t(report ? 'lab.other' : 'upload.choose')}
        accept={KINDS}
        error={fault}
        sending={
          share === null ? undefined : (
            <div className="import-progress">
              <Progress share={share < 1 ? share : null} label={t('upload.sending')} />
            </div>
          )
        }
        onFile={send}
      />
      {!report && (
        <div className="import-source">
          {sources.length > 0 && (
            <SelectField
              label={t('lab.against')}
              help={t('lab.againstHelp')}
              value={source}
              onChange={({ target }) => setSource(target.value)}
            >
              <option value="">{t('lab.byItself')}</option>
              {sources.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
          {text === null ? (
            <div>
              <Button onClick={() => setText('')}>{t('lab.paste')}</Button>
            </div>
          ) : (
            <div className="import-paste">
              <TextAreaField
                id={textId}
                label={t('lab.text')}
                rows={8}
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
              <Button
                variant="main"
                disabled={text.trim() === '' || share !== null}
                onClick={() => send(new File([text], t('lab.textName')))}
              >
                {t('lab.try')}
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  )
}
