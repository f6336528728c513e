import { useState } from 'react'
import { createUnmetLetter, useListUnmetCells } from '../../../generated/api/unmet/unmet'
import type { UnmetCell, UnmetCells } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { count, date } from '../../lib/format'
import { currentLang } from '../../lib/href'
import { useDownload } from '../../lib/use-download'
import { Panel } from '../../ui/panel'
import { SkeletonRows } from '../../ui/skeleton'
import { ErrorState } from '../../ui/states'
import { CellsTable } from './cells-table'
import { UnmetFilters } from './filters'
import { useChoice } from './use-choice'
import './unmet.css'

/** Why nothing is told: no edition, no prices to part, or too few who look for it. */
function TooFew({ of: { day, bands } }: { of: UnmetCells }) {
  const { t } = useTranslation('unmet')
  const why = day === null ? 'day' : bands.length === 0 ? 'bands' : 'buyers'
  return (
    <div className="analysis-state">
      <b>{t(`few.${why}`)}</b>
      <p>{t(`few.${why}Text`)}</p>
    </div>
  )
}

/** What buyers of other agencies look for, and how little there is of it. */
export default function UnmetPanel() {
  const { t } = useTranslation('unmet')
  const choice = useChoice()
  const [language, setLanguage] = useState(currentLang())
  const { busy, download } = useDownload()
  const { data, error, refetch } = useListUnmetCells(choice.query, {
    query: { placeholderData: (before) => before },
    request: { silent: true },
  })
  const letter = ({ id }: UnmetCell) =>
    download(`${t('letter.file')}-${data?.day ?? ''}-${id}.pdf`, (options) =>
      createUnmetLetter({ cell: id, language }, options),
    )
  return (
    <>
      <UnmetFilters
        choice={choice}
        bands={data?.bands ?? []}
        language={language}
        onLanguage={setLanguage}
      />
      {!data ? (
        <div className="ui-panel">
          {error ? (
            <ErrorState error={error} title={t('failed')} onRetry={() => void refetch()} />
          ) : (
            <SkeletonRows rows={6} label={t('loading')} />
          )}
        </div>
      ) : (
        <Panel title={t('title')} note={t('meaning')} flush className="analysis-figure">
          <div className="analysis-body">
            {data.items.length === 0 ? (
              <TooFew of={data} />
            ) : (
              <CellsTable cells={data.items} beds={choice.hasBeds} busy={busy} onLetter={letter} />
            )}
          </div>
          <div className="analysis-foot">
            <span className="analysis-facts num">
              {data.n > data.items.length
                ? t('shown', { count: data.n, shown: count(data.items.length), n: count(data.n) })
                : t('cells', { count: data.n, n: count(data.n) })}
              {data.day && ` · ${t('day', { day: date(data.day, 'DD MMM', currentLang()) })}`}
            </span>
            <details>
              <summary>{t('how')}</summary>
              <p>{t('howText')}</p>
            </details>
          </div>
        </Panel>
      )}
    </>
  )
}
