import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowRight, Trash2 } from 'lucide-react'
import { useState } from 'react'
import {
  deleteIntake,
  getGetIntakeQueryKey,
  useMapIntake,
} from '../../../../generated/api/intake/intake'
import {
  IntakeField,
  type IntakeColumn,
  type IntakePlan,
  type IntakeRun,
} from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { Panel } from '../../../ui/panel'
import { PartialBand } from '../../../ui/states'
import { DateQuestion } from './date-question'
import { PlanOptions } from './plan-options'

const REACHING: IntakeField[] = ['email', 'phone', 'mobile', 'landline', 'workPhone']
const NAMING: IntakeField[] = ['fullName', 'firstName', 'lastName', 'companyName']

/** Second step: what each column holds, and what shall happen with people who are there already. */
export function ColumnsStep({
  run,
  onDone,
  onDiscard,
}: {
  run: IntakeRun
  onDone: () => void
  onDiscard: () => void
}) {
  const { t } = useTranslation('intake')
  const client = useQueryClient()
  const [fields, setFields] = useState(
    () => new Map(run.mapping.map(({ column, field }) => [column, field])),
  )
  const [plan, setPlan] = useState<Omit<IntakePlan, 'mapping'>>({
    mode: run.mode,
    dedupeKeys: run.dedupeKeys,
    dates: run.dates,
    overwrite: run.overwrite,
    shared: run.shared,
    roles: run.roles,
    tags: run.tags,
  })
  const [all, setAll] = useState(false)
  const map = useMapIntake({
    mutation: {
      onSuccess: (next) => {
        client.setQueryData(getGetIntakeQueryKey(run.id), next)
        onDone()
      },
    },
    request: { quiet: true },
  })
  const filled = run.columns.filter((column) => column.filled > 0)
  const empty = run.columns.length - filled.length
  const used = [...fields.values()]
  const cards = run.format === 'vcard'
  const nameless = !cards && !used.some((field) => NAMING.includes(field))
  const unreached = !cards && !used.some((field) => REACHING.includes(field))
  const choose = (column: number, field: string): void =>
    setFields((before) => {
      const next = new Map(before)
      if (field === '') next.delete(column)
      else next.set(column, field as IntakeField)
      return next
    })
  const save = (): void =>
    map.mutate({
      id: run.id,
      data: {
        ...plan,
        mapping: [...fields]
          .map(([column, field]) => ({ column, field }))
          .sort((a, b) => a.column - b.column),
      },
    })
  return (
    <form
      className="in-stack"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Panel
        title={run.filename}
        note={t('columns.rows', { count: run.rows, rows: count(run.rows) })}
        flush={!cards}
      >
        {cards ? (
          <p className="in-note">{t('columns.cards')}</p>
        ) : (
          <ul className="in-cols">
            <li className="in-head" aria-hidden="true">
              <span>{t('columns.inFile')}</span>
              <span>{t('columns.samples')}</span>
              <span>{t('columns.holds')}</span>
            </li>
            {(all ? run.columns : filled).map((column) => (
              <ColumnRow
                key={column.index}
                column={column}
                field={fields.get(column.index) ?? ''}
                onChoose={(field) => choose(column.index, field)}
              />
            ))}
          </ul>
        )}
        {empty > 0 && !all && (
          <div className="in-more">
            <Button onClick={() => setAll(true)}>{t('columns.showEmpty', { count: empty })}</Button>
          </div>
        )}
      </Panel>
      {nameless && !unreached && <PartialBand>{t('columns.nameless')}</PartialBand>}
      {unreached && <PartialBand>{t('columns.unreached')}</PartialBand>}
      {run.askDates && used.includes('birthDate') && (
        <DateQuestion
          dates={plan.dates ?? run.dates}
          onChange={(dates) => setPlan({ ...plan, dates })}
        />
      )}
      <Panel
        title={t('plan.title')}
        note={run.dialect === 'other' ? undefined : t(`dialect.${run.dialect}`)}
      >
        <PlanOptions plan={plan} onChange={(change) => setPlan({ ...plan, ...change })} />
      </Panel>
      <div className="in-row">
        <Button
          color="inherit"
          startIcon={<Trash2 className="i" aria-hidden="true" />}
          onClick={() => void deleteIntake(run.id, { quiet: true }).then(onDiscard)}
        >
          {t('columns.discard')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          color="primary"
          disabled={map.isPending || (!cards && fields.size === 0)}
          endIcon={<ArrowRight className="i" aria-hidden="true" />}
        >
          {t('columns.next')}
        </Button>
      </div>
    </form>
  )
}

function ColumnRow({
  column,
  field,
  onChoose,
}: {
  column: IntakeColumn
  field: string
  onChoose: (field: string) => void
}) {
  const { t } = useTranslation('intake')
  const name = column.name || t('columns.unnamed', { number: column.index + 1 })
  return (
    <li>
      <span>
        <b>{name}</b>{' '}
        <small>{t('columns.filled', { count: column.filled, rows: count(column.filled) })}</small>
      </span>
      <span className="in-samples">
        {column.samples.map((sample) => (
          <span key={sample}>{sample}</span>
        ))}
      </span>
      <TextField
        select
        size="small"
        fullWidth
        value={field}
        onChange={(event) => onChoose(event.target.value)}
        slotProps={{
          select: { native: true },
          htmlInput: { 'aria-label': t('columns.holdsOf', { name }) },
        }}
      >
        <option value="">{t('columns.leaveOut')}</option>
        {Object.values(IntakeField).map((one) => (
          <option key={one} value={one}>
            {t(`fields.${one}`)}
          </option>
        ))}
      </TextField>
    </li>
  )
}
