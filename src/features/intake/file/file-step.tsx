import { createIntake } from '../../../../generated/api/intake/intake'
import type { IntakeRun } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { FileDrop } from '../../../ui/workspace/kit/file-drop'
import { Progress } from '../../../ui/workspace/kit/progress'
import { useFileSending } from '../../../ui/workspace/kit/use-file-sending'
import { Panel } from '../../../ui/panel'
import { Runs } from './runs'

/** As the contract: 25 MB. */
const MAX_BYTES = 26_214_400
const KINDS =
  '.csv,.txt,.tsv,.xlsx,.vcf,.vcard,text/csv,text/vcard,text/plain,' +
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** First step: a file is chosen or dropped and sent at once; what can be read of it comes back. */
export function FileStep({ onTaken }: { onTaken: (run: IntakeRun) => void }) {
  const { t } = useTranslation('intake')
  const { share, fault, send } = useFileSending(
    { maxBytes: MAX_BYTES, tooLarge: t('file.tooLarge') },
    async (file, options) => {
      onTaken(await createIntake({ file, file_extra: 'contacts' }, options))
    },
  )
  return (
    <div className="intake-stack">
      <FileDrop
        variant="main"
        label={t('file.label')}
        help={t('file.help')}
        choose={t('file.choose')}
        accept={KINDS}
        error={fault}
        sending={
          share === null ? undefined : (
            <div className="intake-progress" style={{ width: 'min(320px, 100%)' }}>
              <Progress share={share < 1 ? share : null} label={t('file.sending')} />
              <span role="status">
                {share < 1
                  ? t('file.sent', { percent: Math.round(share * 100) })
                  : t('file.reading')}
              </span>
            </div>
          )
        }
        onFile={send}
      />
      <Panel title={t('how.title')}>
        <div className="intake-how">
          {(['google', 'outlook', 'phone', 'other'] as const).map((from) => (
            <div key={from}>
              <h3>{t(`how.${from}`)}</h3>
              <p>{t(`how.${from}Text`)}</p>
            </div>
          ))}
        </div>
      </Panel>
      <Runs />
    </div>
  )
}
