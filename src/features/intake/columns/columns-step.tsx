import { useQueryClient } from '@tanstack/react-query'
import { ArrowRight, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import {
  deleteIntake,
  getGetIntakeQueryKey,
  useMapIntake,
} from '../../../../generated/api/intake/intake'
import {
  IntakeField,
  type IntakeColumn,
  type IntakeMapped,
  type IntakePlan,
  type IntakeRun,
} from '../../../../generated/model'
import { LaterForm } from '../../../forms/later-form'
import { useTranslation } from '../../../i18n'
import { firstSentenceOf } from '../../../lib/api-error'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'
import { count } from '../../../lib/format'
import { Panel } from '../../../ui/panel'
import { PartialBand } from '../../../ui/states'
import { Select } from '../../../ui/workspace/kit/select'
import { DateQuestion } from './date-question'
import { WantQuestion } from './want-question'

const REACHING: IntakeField[] = ['email', 'phone', 'mobile', 'landline', 'workPhone']
const NAMING: IntakeField[] = ['fullName', 'firstName', 'lastName', 'companyName']

/** Whether a field is of what somebody looks for, not of the person. */
const isWanted = (field: IntakeField): boolean => field.startsWith('want')

/** Stands for what the columns hold, which the form does not ask; never sent. */
const SOME: IntakeMapped[] = [{ column: 0, field: 'notes' }]

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
  const planId = useId()
  const [fields, setFields] = useState(
    () => new Map(run.mapping.map(({ column, field }) => [column, field])),
  )
  const [dates, setDates] = useState(run.dates)
  const [operation, setOperation] = useState(run.wantOperation)
  const [all, setAll] = useState(false)
  const { busy, write } = useWrite(useMapIntake, {
    done: null,
    // Its fields are columns of the file, which have no place in the form.
    explain: firstSentenceOf,
    onDone: (next) => {
      client.setQueryData(getGetIntakeQueryKey(run.id), next)
      onDone()
    },
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
  const save = (plan: IntakePlan): void =>
    void write({
      id: run.id,
      data: {
        overwrite: false,
        shared: false,
        roles: [],
        tags: [],
        ...plan,
        dates,
        ...(operation && { wantOperation: operation }),
        mapping: [...fields]
          .map(([column, field]) => ({ column, field }))
          .sort((a, b) => a.column - b.column),
      },
    })
  return (
    <div className="intake-stack">
      <Panel
        title={run.filename}
        note={t('columns.rows', { count: run.rows, rows: count(run.rows) })}
        flush={!cards}
      >
        {cards ? (
          <p className="intake-note">{t('columns.cards')}</p>
        ) : (
          <ul className="intake-cols">
            <li className="intake-head" aria-hidden="true">
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
          <div className="intake-more">
            <Button onClick={() => setAll(true)}>{t('columns.showEmpty', { count: empty })}</Button>
          </div>
        )}
      </Panel>
      {nameless && !unreached && <PartialBand>{t('columns.nameless')}</PartialBand>}
      {unreached && <PartialBand>{t('columns.unreached')}</PartialBand>}
      {run.askDates && used.includes('birthDate') && (
        <DateQuestion dates={dates} onChange={setDates} />
      )}
      {used.some((field) => isWanted(field) && field !== 'wantOperation') && (
        <WantQuestion operation={operation} onChange={setOperation} />
      )}
      <Panel
        title={t('plan.title')}
        note={run.dialect === 'other' ? undefined : t(`dialect.${run.dialect}`)}
      >
        <LaterForm
          name="IntakePlan"
          formId={planId}
          value={{
            mapping: SOME,
            mode: run.mode,
            dedupeKeys: run.dedupeKeys,
            overwrite: run.overwrite,
            shared: run.shared,
            roles: run.roles,
            tags: run.tags,
          }}
          disabled={busy}
          onSubmit={(plan) => save(plan as unknown as IntakePlan)}
        />
        <p className="intake-note">{t('plan.consent')}</p>
      </Panel>
      <div className="intake-row">
        <Button onClick={() => void deleteIntake(run.id, { quiet: true }).then(onDiscard)}>
          <Trash2 className="icon" aria-hidden="true" />
          {t('columns.discard')}
        </Button>
        <Button
          type="submit"
          form={planId}
          variant="main"
          disabled={busy || (!cards && fields.size === 0)}
        >
          {t('columns.next')}
          <ArrowRight className="icon" aria-hidden="true" />
        </Button>
      </div>
    </div>
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
      <span className="intake-samples">
        {column.samples.map((sample) => (
          <span key={sample}>{sample}</span>
        ))}
      </span>
      <Select
        value={field}
        aria-label={t('columns.holdsOf', { name })}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">{t('columns.leaveOut')}</option>
        {[false, true].map((wanted) => (
          <optgroup key={String(wanted)} label={t(wanted ? 'columns.ofWish' : 'columns.ofPerson')}>
            {Object.values(IntakeField)
              .filter((one) => isWanted(one) === wanted)
              .map((one) => (
                <option key={one} value={one}>
                  {t(`fields.${one}`)}
                </option>
              ))}
          </optgroup>
        ))}
      </Select>
    </li>
  )
}
