import { BareForm } from '../../../ui/kit/bare/bare-form'
import { Upload as UploadIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/workspace/kit/button'
import { FileDrop } from '../../../ui/workspace/kit/file-drop'
import { Progress } from '../../../ui/workspace/kit/progress'
import { Switch } from '../../../ui/workspace/kit/switch'
import { useFailureText } from '../../../i18n/error-text'
import { createImport } from '../../../../generated/api/import/import'
import { useListIntegrations } from '../../../../generated/api/integration/integration'
import type { ImportRun, Integration } from '../../../../generated/model'
import { fieldErrorsOf, firstSentenceOf } from '../../../lib/api-error'
import { faultOf, SourceField, usualSource, type SourceValue } from '../source-field'

/** As the contract: 100 MB. */
const MAX_BYTES = 104_857_600

/** A table goes another way, since its columns must be named. */
const isFeed = ({ direction, provider }: Integration): boolean =>
  direction === 'in' && provider !== 'csv'

/**
 * Chooses a feed file and sends it; its format is recognised, and the first one names its source.
 * `onTaken` gets the run that reads it.
 */
export function Upload({ onTaken }: { onTaken: (run: ImportRun) => void }) {
  const { t } = useTranslation('import')
  const why = useFailureText(firstSentenceOf)
  const [file, setFile] = useState<File | null>(null)
  const [dryRun, setDryRun] = useState(true)
  const [share, setShare] = useState<number | null>(null)
  const [fault, setFault] = useState('')
  const { data } = useListIntegrations({ request: { silent: true } })
  const sources = data?.items.filter(isFeed) ?? []
  const [chosen, setChosen] = useState<SourceValue | null>(null)
  const [sourceFault, setSourceFault] = useState('')
  const source = chosen ?? usualSource(sources)

  const choose = (next: File | undefined) => {
    setFault(next && next.size > MAX_BYTES ? t('upload.tooLarge') : '')
    setFile(next ?? null)
  }
  const send = async () => {
    const wrong = source ? faultOf(source, sources) : ''
    setSourceFault(wrong && t(`source.${wrong}`))
    if (!file) return setFault(t('upload.noFile'))
    if (wrong) return
    setShare(0)
    try {
      onTaken(
        await createImport(
          { ...source, file, file_extra: 'feed', dryRun },
          { quiet: true, onProgress: setShare },
        ),
      )
      setFile(null)
    } catch (error) {
      const { sourceName, integrationId, ...others } = fieldErrorsOf(error) ?? {}
      const ofSource = sourceName ?? integrationId ?? ''
      setSourceFault(ofSource)
      setFault(Object.values(others)[0] ?? (ofSource ? '' : why(error)))
    } finally {
      setShare(null)
    }
  }

  return (
    // Not a schema form: a file, with how far its sending has come.
    <BareForm className="import-form" onSend={send} noValidate>
      <FileDrop
        label={t('upload.label')}
        help={t('upload.help')}
        choose={t(file ? 'upload.other' : 'upload.choose')}
        chosen={file?.name ?? t('upload.none')}
        accept=".xml,.json,text/xml,application/xml,application/json"
        error={fault}
        onFile={choose}
      />
      {source && (
        <SourceField
          sources={sources}
          value={source}
          error={sourceFault}
          onChange={(value) => {
            setChosen(value)
            setSourceFault('')
          }}
        />
      )}
      {share !== null && (
        <div className="import-progress">
          <Progress share={share} label={t('upload.sending')} />
          <span>{t('upload.sent', { percent: Math.round(share * 100) })}</span>
        </div>
      )}
      <div className="import-row">
        <Switch checked={dryRun} onChange={(on) => setDryRun(on)} label={t('upload.dryRun')} />
        <Button type="submit" variant="main" disabled={share !== null}>
          <UploadIcon className="icon" aria-hidden="true" />
          {dryRun ? t('upload.try') : t('upload.import')}
        </Button>
      </div>
    </BareForm>
  )
}
