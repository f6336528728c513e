import { FileUp } from 'lucide-react'
import { useId, useState, type DragEvent } from 'react'
import { createIntake } from '../../../../generated/api/intake/intake'
import type { IntakeRun } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { Progress } from '../../../ui/workspace/kit/progress'
import { useFailureText } from '../../../i18n/error-text'
import { firstSentenceOf } from '../../../lib/api-error'
import { Panel } from '../../../ui/panel'
import { BareFile } from '../../../ui/kit/bare/bare-file'
import { Runs } from './runs'

/** As the contract: 25 MB. */
const MAX_BYTES = 26_214_400
const KINDS =
  '.csv,.txt,.tsv,.xlsx,.vcf,.vcard,text/csv,text/vcard,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** First step: a file is chosen or dropped and sent at once; what can be read of it comes back. */
export function FileStep({ onTaken }: { onTaken: (run: IntakeRun) => void }) {
  const { t } = useTranslation('intake')
  const why = useFailureText(firstSentenceOf)
  const [over, setOver] = useState(false)
  const [share, setShare] = useState<number | null>(null)
  const [fault, setFault] = useState('')
  const id = useId()

  const send = async (file: File | undefined): Promise<void> => {
    if (!file || share !== null) return
    if (file.size > MAX_BYTES) return setFault(t('file.tooLarge'))
    setFault('')
    setShare(0)
    try {
      onTaken(
        await createIntake(
          { file, file_extra: 'contacts' },
          { quiet: true, silent: true, onProgress: setShare },
        ),
      )
    } catch (error) {
      setFault(why(error))
    } finally {
      setShare(null)
    }
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    void send(event.dataTransfer.files[0])
  }
  return (
    <div className="intake-stack">
      <div
        className={`intake-drop${over ? ' is-over' : ''}`}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <label htmlFor={id}>{t('file.label')}</label>
        <p id={`${id}-help`}>{t('file.help')}</p>
        {share === null ? (
          <div className="intake-pick">
            {/* The browser words its own button in its own language: ours covers it, the field keeps focus and keyboard. */}
            <span className="intake-button" aria-hidden="true">
              <FileUp className="icon" />
              {t('file.choose')}
            </span>
            <BareFile
              id={id}
              accept={KINDS}
              aria-describedby={`${id}-help ${id}-fault`}
              aria-invalid={fault !== ''}
              onChange={(event) => {
                void send(event.target.files?.[0])
                event.target.value = ''
              }}
            />
          </div>
        ) : (
          <div className="intake-progress" style={{ width: 'min(320px, 100%)' }}>
            <Progress share={share < 1 ? share : null} label={t('file.sending')} />
            <span role="status">
              {share < 1 ? t('file.sent', { percent: Math.round(share * 100) }) : t('file.reading')}
            </span>
          </div>
        )}
        <p id={`${id}-fault`} className="intake-fault" role="alert">
          {fault}
        </p>
      </div>
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
