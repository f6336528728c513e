import { useState } from 'react'
import { setAnalysisSourceCost } from '../../../../generated/api/analysis/analysis'
import type { AnalysisSourceCost, AnalysisSourceCostInput } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { useErrorText } from '../../../i18n/error-text'
import { firstSentenceOf } from '../../../lib/api-error'
import { inOne, useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { DialogActs } from '../../../ui/workspace/kit/dialog-acts'
import { monthName, sourceWords } from '../frame/words'

/** What stands in a month's form, and whether it can be sent. */
type Typed = Record<string, { amount: number | null; valid: boolean }>

/** What each month of a source cost; an empty field is not written down. */
export default function CostDialog({
  source,
  costs,
  onClose,
}: {
  source: string
  costs: AnalysisSourceCost[]
  onClose: () => void
}) {
  const { t } = useTranslation('analysis')
  const [typed, setTyped] = useState<Typed>({})
  const saveAll = inOne(async () => {
    for (const { month, amount } of costs) {
      const next = typed[month]
      if (next && next.amount !== amount)
        await setAnalysisSourceCost(
          { month, source, amount: next.amount },
          { silent: true, quiet: true },
        )
    }
  })
  const { busy, failed, write } = useWrite(saveAll, {
    say: useErrorText(),
    explain: firstSentenceOf,
    reads: ['analysis'],
    onDone: onClose,
  })
  const invalid = Object.values(typed).some(({ valid }) => !valid)
  const save = () => {
    if (!invalid) void write()
  }
  return (
    <Dialog title={t('cost.title', { source: sourceWords(source) })} busy={busy} onClose={onClose}>
      <div className="analysis-costs">
        <p className="ui-muted">{t('cost.text')}</p>
        {costs.map(({ month, amount }) => (
          <section key={month}>
            <h3>{monthName(month)}</h3>
            <SchemaForm
              name="AnalysisSourceCostInput"
              formId={`cost-${month}`}
              aria-label={monthName(month)}
              value={{ month, source, amount }}
              onChange={(form, { valid }) =>
                setTyped((before) => ({
                  ...before,
                  [month]: {
                    amount: (form as unknown as AnalysisSourceCostInput).amount ?? null,
                    valid,
                  },
                }))
              }
              onSubmit={save}
            />
          </section>
        ))}
        {failed && (
          <p className="analysis-error" role="alert">
            {failed}
          </p>
        )}
        <DialogActs>
          <Button disabled={busy} onClick={onClose}>
            {t('cost.cancel')}
          </Button>
          <Button variant="main" disabled={busy || invalid} onClick={save}>
            {t(busy ? 'cost.saving' : 'cost.save')}
          </Button>
        </DialogActs>
      </div>
    </Dialog>
  )
}
