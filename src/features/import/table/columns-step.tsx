import { useQueryClient } from '@tanstack/react-query'
import { ArrowRight, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import {
  getGetImportTableQueryKey,
  useDeleteImportTable,
  useMapImportTable,
} from '../../../../generated/api/import/import'
import {
  ImportTablePlanOperation,
  type HomeField,
  type ImportColumn,
  type ImportTable,
} from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { firstSentenceOf } from '../../../lib/api-error'
import { count } from '../../../lib/format'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { PartialBand } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { RadioList } from '../../../ui/workspace/kit/radio-list'
import { ColumnRow } from './column-row'
import { ADDS_UP, KNOWN_BY, OFFERING } from './field-groups'

interface ColumnsStepProps {
  table: ImportTable
  onDone: () => void
  onDiscard: () => void
}

/** Second step: what each column holds. */
export function ColumnsStep({ table, onDone, onDiscard }: ColumnsStepProps) {
  const { t } = useTranslation('import')
  const client = useQueryClient()
  const operationId = useId()
  const [said, setSaid] = useState(
    () => new Map(table.plan.columns.map((column) => [column.column, column])),
  )
  const [operation, setOperation] = useState(table.plan.operation)
  const [isAll, setIsAll] = useState(false)
  const { busy, write } = useWrite(useMapImportTable, {
    done: null,
    // Its fields are columns of the file, which have no place in a form.
    explain: firstSentenceOf,
    onDone: (next) => {
      client.setQueryData(getGetImportTableQueryKey(table.id), next)
      onDone()
    },
  })
  const { busy: isLeaving, write: discard } = useWrite(useDeleteImportTable, {
    done: null,
    onDone: onDiscard,
  })
  const filled = table.columns.filter((column) => column.filled > 0)
  const empty = table.columns.length - filled.length
  const used = [...said.values()].map(({ field }) => field)
  const isTwice = (field: HomeField | undefined): boolean =>
    field !== undefined &&
    !ADDS_UP.includes(field) &&
    used.filter((one) => one === field).length > 1
  const unknown = !used.some((field) => KNOWN_BY.includes(field))
  const change = (column: number, next: ImportColumn | null): void =>
    setSaid((before) => {
      const after = new Map(before)
      if (next) after.set(column, next)
      else after.delete(column)
      return after
    })
  return (
    <div className="import-stack">
      {table.isRemembered && <PartialBand>{t('table.columns.remembered')}</PartialBand>}
      <Panel
        title={table.filename}
        note={t('table.columns.rows', { count: table.rows, rows: count(table.rows) })}
        flush
      >
        <ul className="import-cols">
          <li className="import-cols-head" aria-hidden="true">
            <span>{t('table.columns.inFile')}</span>
            <span>{t('table.columns.samples')}</span>
            <span>{t('table.columns.holds')}</span>
          </li>
          {(isAll ? table.columns : filled).map((column) => {
            const mine = said.get(column.index)
            return (
              <ColumnRow
                key={column.index}
                column={column}
                said={mine}
                isTwice={isTwice(mine?.field)}
                onField={(field) => change(column.index, field && { column: column.index, field })}
                onDecimal={(decimal) => {
                  if (!mine) return
                  const { decimal: _before, ...rest } = mine
                  change(column.index, decimal ? { ...rest, decimal } : rest)
                }}
              />
            )
          })}
        </ul>
        {empty > 0 && !isAll && (
          <div className="import-more">
            <Button onClick={() => setIsAll(true)}>
              {t('table.columns.showEmpty', { count: empty })}
            </Button>
          </div>
        )}
      </Panel>
      {unknown && <PartialBand>{t('table.columns.unknown')}</PartialBand>}
      {!used.some((field) => OFFERING.includes(field)) && (
        <Panel title={t('table.columns.operation')}>
          <p id={operationId} className="import-what">
            {t('table.columns.operationText')}
          </p>
          <RadioList
            labelledBy={operationId}
            value={operation}
            onChange={setOperation}
            options={Object.values(ImportTablePlanOperation).map((value) => ({
              value,
              label: t(`table.operation.${value}`),
            }))}
          />
        </Panel>
      )}
      <div className="import-row">
        <Button disabled={isLeaving} onClick={() => void discard({ id: table.id })}>
          <Trash2 className="icon" aria-hidden="true" />
          {t('table.columns.discard')}
        </Button>
        <Button
          variant="main"
          disabled={busy || unknown || used.some(isTwice)}
          onClick={() =>
            void write({
              id: table.id,
              data: {
                operation,
                columns: [...said.values()].sort((a, b) => a.column - b.column),
              },
            })
          }
        >
          {t('table.columns.next')}
          <ArrowRight className="icon" aria-hidden="true" />
        </Button>
      </div>
    </div>
  )
}
