import { createImportTable } from '../../../../generated/api/import/import'
import type { ImportTable } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { Panel } from '../../../ui/panel'
import { FileDrop } from '../../../ui/workspace/kit/file-drop'
import { Progress } from '../../../ui/workspace/kit/progress'
import { useFileSending } from '../../../ui/workspace/kit/use-file-sending'

/** As the contract: 20 MB. */
const MAX_BYTES = 20_971_520
const KINDS =
  '.csv,.txt,.tsv,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** First step: a table is chosen or dropped and sent at once; its columns come back. */
export function FileStep({ onTaken }: { onTaken: (table: ImportTable) => void }) {
  const { t } = useTranslation('import')
  const { share, fault, send } = useFileSending(
    { maxBytes: MAX_BYTES, tooLarge: t('table.file.tooLarge') },
    async (file, options) => {
      onTaken(await createImportTable({ file, file_extra: 'homes' }, options))
    },
  )
  return (
    <div className="import-stack">
      <FileDrop
        variant="main"
        label={t('table.file.label')}
        help={t('table.file.help')}
        choose={t('upload.choose')}
        accept={KINDS}
        error={fault}
        sending={
          share === null ? undefined : (
            <div className="import-progress">
              <Progress share={share < 1 ? share : null} label={t('upload.sending')} />
              <span role="status">
                {share < 1
                  ? t('upload.sent', { percent: Math.round(share * 100) })
                  : t('table.file.reading')}
              </span>
            </div>
          )
        }
        onFile={send}
      />
      <Panel title={t('table.how.title')}>
        <div className="import-how">
          {(['row', 'names', 'photos', 'safe'] as const).map((one) => (
            <div key={one}>
              <h3>{t(`table.how.${one}`)}</h3>
              <p>{t(`table.how.${one}Text`)}</p>
            </div>
          ))}
        </div>
      </Panel>
    </div>
  )
}
