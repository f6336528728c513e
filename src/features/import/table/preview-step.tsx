import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { previewImportTable, useStartImportTable } from '../../../../generated/api/import/import'
import { useListIntegrations } from '../../../../generated/api/integration/integration'
import type { ImportRun, ImportTable, Integration } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { Coming } from '../../../ui/coming'
import { PartialBand } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { faultOf, SourceField, type SourceValue } from '../source-field'
import { PreviewTable } from './preview-table'
import { tableAddress } from './table-address'
import { WordsPanel } from './words-panel'

/** Sources of tables, the one first whose columns are these. */
const sourcesOf = (all: Integration[] | undefined): Integration[] =>
  all?.filter(({ direction, provider }) => direction === 'in' && provider === 'csv') ?? []

interface PreviewStepProps {
  table: ImportTable
  onTried: (run: ImportRun) => void
}

/** Third step: the first homes as they would be, unknown words, and whose table it is. */
export function PreviewStep({ table, onTried }: PreviewStepProps) {
  const { t } = useTranslation('import')
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['import-table-preview', table.id, table.plan],
    queryFn: () => previewImportTable(table.id, { quiet: true, silent: true }),
    staleTime: 0,
    retry: 1,
  })
  const { data: channels } = useListIntegrations({ request: { silent: true } })
  const sources = sourcesOf(channels?.items)
  const [chosen, setChosen] = useState<SourceValue | null>(null)
  const [fault, setFault] = useState('')
  const first = sources.find(({ id }) => id === table.sourceId) ?? sources[0]
  const source: SourceValue =
    chosen ?? (first ? { integrationId: first.id } : { sourceName: t('table.source') })
  const { busy, errors, write } = useWrite(useStartImportTable, { done: null, onDone: onTried })
  const attempt = (): void => {
    const wrong = faultOf(source, sources)
    setFault(wrong && t(`source.${wrong}`))
    if (!wrong) void write({ id: table.id, data: { ...source, dryRun: true } })
  }
  const comes = data ? data.homes - data.refused : 0
  return (
    <div className="import-stack">
      <Coming
        isPending={isPending}
        error={error}
        rows={8}
        label={t('table.preview.loading')}
        level={2}
        onRetry={refetch}
      />
      {data && (
        <>
          {comes === 0 && <PartialBand>{t('table.preview.nothing')}</PartialBand>}
          {data.words.length > 0 && <WordsPanel table={table} words={data.words} />}
          <Panel
            title={t('table.preview.rows')}
            note={t('table.preview.counts', {
              count: comes,
              homes: count(comes),
              refused: count(data.refused),
              issues: count(data.withIssues),
            })}
            flush
          >
            <PreviewTable rows={data.rows} />
          </Panel>
          <Panel title={t('table.preview.source')}>
            <SourceField
              sources={sources}
              value={source}
              error={fault || errors?.['sourceName'] || errors?.['integrationId']}
              onChange={(value) => {
                setChosen(value)
                setFault('')
              }}
            />
          </Panel>
        </>
      )}
      <div className="import-row">
        <Link className={buttonClass()} to={tableAddress(table.id, 2)}>
          <ArrowLeft className="icon" aria-hidden="true" />
          {t('table.preview.back')}
        </Link>
        <Button variant="main" disabled={busy || comes === 0} onClick={attempt}>
          <FlaskConical className="icon" aria-hidden="true" />
          {t('table.preview.try')}
        </Button>
      </div>
    </div>
  )
}
