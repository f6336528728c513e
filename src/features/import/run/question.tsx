import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useRepeatImport } from '../../../../generated/api/import/import'
import { useListIntegrations } from '../../../../generated/api/integration/integration'
import type { ImportAgain, ImportQuestion, ImportRun } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { fieldErrorsOf } from '../../../lib/api-error'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { Button } from '../../../ui/workspace/kit/button'
import { ConfirmDialog } from '../../../ui/workspace/kit/confirm-dialog'
import { runAddress } from '../run-address'
import { faultOf, SourceField, type SourceValue } from '../source-field'

/**
 * The gate's question: the file is another source's, or it is right as it is. Either way a new run
 * reads it.
 */
export function Question({ run, question }: { run: ImportRun; question: ImportQuestion }) {
  const { t } = useTranslation('import')
  const navigate = useNavigate()
  const { data } = useListIntegrations({ request: { silent: true } })
  const others =
    data?.items.filter(
      ({ id, direction, provider }) =>
        direction === 'in' && provider === run.provider && id !== run.integrationId,
    ) ?? []
  const [source, setSource] = useState<SourceValue>({ sourceName: '' })
  const [fault, setFault] = useState('')
  const [asking, setAsking] = useState(false)
  const { busy, write } = useWrite(useRepeatImport, {
    done: null,
    reads: ['import', 'integration'],
    onDone: (again) => navigate(runAddress(again)),
    onRefused: (error) => setFault(Object.values(fieldErrorsOf(error) ?? {})[0] ?? ''),
  })
  const send = async (again: ImportAgain) => {
    await write({ id: run.id, data: again })
    setAsking(false)
  }
  const elsewhere = () => {
    const wrong = faultOf(source, data?.items ?? [])
    setFault(wrong && t(`source.${wrong}`))
    if (!wrong) void send(source)
  }
  return (
    <Panel title={t('question.title')} note={t('question.note')}>
      <div className="import-choices">
        <section aria-labelledby="question-other">
          <h3 id="question-other">{t('question.other')}</h3>
          <SourceField
            sources={others}
            value={source}
            error={fault}
            onChange={(value) => {
              setSource(value)
              setFault('')
            }}
          />
          <Button variant="main" disabled={busy} onClick={elsewhere}>
            {t('question.readThere')}
          </Button>
        </section>
        <section aria-labelledby="question-same">
          <h3 id="question-same">{t('question.same', { source: run.sourceName })}</h3>
          <p>
            {t('question.sameText', {
              source: run.sourceName,
              homes: question.homes,
              known: question.known,
              missing: question.missing,
            })}
          </p>
          <Button disabled={busy} onClick={() => setAsking(true)}>
            {t('question.take')}
          </Button>
        </section>
      </div>
      {asking ? (
        <ConfirmDialog
          title={t('question.sure')}
          text={t(run.dryRun ? 'question.sureDry' : 'question.sureText', {
            source: run.sourceName,
            missing: question.missing,
          })}
          cancel={t('question.leave')}
          send={t('question.take')}
          busy={busy}
          onClose={() => setAsking(false)}
          onConfirm={() => void send({ confirmed: true })}
        />
      ) : null}
    </Panel>
  )
}
