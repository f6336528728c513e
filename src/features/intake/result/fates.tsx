import { Download, ListChecks } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import {
  downloadIntakeRows,
  getListIntakeRowsQueryKey,
  listIntakeRows,
} from '../../../../generated/api/intake/intake'
import type { IntakeFate, IntakeRow, IntakeRun } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/workspace/kit/button'
import { More } from '../../../ui/workspace/more'
import { ChipToggle } from '../../../ui/workspace/kit/chip-toggle'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'
import { count } from '../../../lib/format'
import { href } from '../../../lib/href'
import { itemsOf, usePages } from '../../../lib/pages'
import { saveFile } from '../../../lib/save-file'
import { Panel } from '../../../ui/panel'
import { Coming } from '../../../ui/coming'
import { EmptyState } from '../../../ui/states'
import { StatusChip } from '../../../ui/status-chip'
import { fateTone } from './fate-tone'

const FATES: IntakeFate[] = ['error', 'skipped', 'created', 'updated', 'unchanged']

/**
 * What became of each row, by outcome, on the screen or as a file; first those that did not get in.
 */
export function Fates({ run }: { run: IntakeRun }) {
  const { t } = useTranslation('intake')
  const [fate, setFate] = useState<IntakeFate | null>(run.totals.errors > 0 ? 'error' : null)
  const filter = { ...(fate && { fate: [fate] }), limit: 50 }
  const { data, isPending, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } =
    usePages({
      queryKey: [...getListIntakeRowsQueryKey(run.id, filter), 'pages', run.status],
      ask: (from, signal) =>
        listIntakeRows(run.id, { ...filter, ...from }, { silent: true }, signal),
    })
  const items = itemsOf(data)
  const download = async (): Promise<void> => {
    const file = (await downloadIntakeRows(run.id, fate ? { fate: [fate] } : {})) as Blob
    saveFile(`${run.filename.replace(/\.\w+$/, '')} - ${t('fates.file')}.csv`, file)
  }
  return (
    <Panel
      title={t('fates.title')}
      note={
        data
          ? t('fates.count', {
              count: data.pages[0]?.total ?? 0,
              rows: count(data.pages[0]?.total ?? 0),
            })
          : undefined
      }
      flush
      action={
        <Button onClick={() => void download()}>
          <Download className="icon" aria-hidden="true" />
          {t('fates.download')}
        </Button>
      }
    >
      <div className="intake-filters" role="group" aria-label={t('fates.filters')}>
        {FATES.map((one) => (
          <ChipToggle
            key={one}
            on={fate === one}
            onClick={() => setFate(fate === one ? null : one)}
          >
            {t(`fate.${one}`)}
          </ChipToggle>
        ))}
      </div>
      <Coming
        isPending={isPending}
        error={error}
        rows={4}
        label={t('fates.loading')}
        level={3}
        onRetry={refetch}
      />
      {data && items.length === 0 && (
        <EmptyState
          level={3}
          icon={ListChecks}
          title={t('fates.emptyTitle')}
          text={t(fate ? 'fates.emptyFilter' : 'fates.emptyText')}
        />
      )}
      {items.length > 0 && (
        <ul className="intake-list">
          {items.map((item) => (
            <FateRow key={item.number} item={item} />
          ))}
        </ul>
      )}
      <More
        pages={{ hasNextPage, isFetchingNextPage, fetchNextPage }}
        words={t('fates.more')}
        className="intake-more"
      />
    </Panel>
  )
}

function FateRow({ item }: { item: IntakeRow }) {
  const { t } = useTranslation('intake')
  const name = item.name || t('fates.unnamed')
  return (
    <li>
      <div className="intake-name">
        {item.contactId ? (
          <Link to={href('auth-contactos-id', { id: item.contactId })}>{name}</Link>
        ) : (
          <b>{name}</b>
        )}
        <small>{t('fates.place', { row: count(item.number), line: count(item.line) })}</small>
      </div>
      {item.demandId && (
        <Link className={inlineClass()} to={href('auth-cartera-demanda-id', { id: item.demandId })}>
          {t('fates.demand')}
        </Link>
      )}
      <StatusChip tone={item.undone ? 'neutral' : fateTone[item.fate]}>
        {t(item.undone ? `undone.${item.undone}` : `fate.${item.fate}`)}
      </StatusChip>
      {item.remarks.length > 0 && (
        <ul className={`intake-remarks${item.fate === 'error' ? ' is-error' : ''}`}>
          {item.remarks.map((remark, index) => (
            <li key={index}>{remark.message}</li>
          ))}
        </ul>
      )}
    </li>
  )
}
