import { useState } from 'react'
import { usePreviewDispute, resolveDispute } from '../../../../generated/api/order/order'
import type { Dispute, DisputeInput, DisputeOutcome } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useErrorText } from '../../../i18n/error-text'
import { inOne, useWrite } from '../../../lib/write'
import { cents } from '../../../lib/cents'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorLine } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { TextField } from '../../../ui/workspace/kit/text-field'
import { QUIETLY } from '../quietly'
import { ReasonDialog } from '../reason-dialog'

const settle = inOne(({ id, data }: { id: string; data: DisputeInput }) =>
  resolveDispute(id, data, QUIETLY),
)

/** What an outcome does to everybody's money. */
function Amounts({ outcome }: { outcome: DisputeOutcome }) {
  const { t } = useTranslation('operator')
  const lines = [
    ['back', outcome.back],
    ['owed', outcome.owed],
    ['let', outcome.let],
    ['left', outcome.left],
    ['fee', outcome.fee],
  ] as const
  return (
    <dl className="operator-sums">
      {lines
        .filter(([key, amount]) => amount > 0 || (key !== 'owed' && key !== 'let'))
        .map(([key, amount]) => (
          <div key={key}>
            <dt>{t(`outcome.${key}`)}</dt>
            <dd>{cents(amount)}</dd>
          </div>
        ))}
    </dl>
  )
}

/** How much goes back, of 1 to 99 %: what is no such number is put right when the field is left. */
function Percent({
  percent,
  onPercent,
}: {
  percent: number
  onPercent: (percent: number) => void
}) {
  const { t } = useTranslation('operator')
  const [typed, setTyped] = useState(String(percent))
  return (
    <TextField
      id="operator-percent"
      label={t('outcome.percent')}
      type="number"
      min={1}
      max={99}
      value={typed}
      onChange={({ target: { value } }) => {
        setTyped(value)
        const given = Math.round(Number(value))
        if (given >= 1 && given <= 99) onPercent(given)
      }}
      onBlur={() => setTyped(String(percent))}
    />
  )
}

/** One way to settle it, with its amounts before it is chosen. */
function Outcome({
  dispute,
  kind,
  percent,
  onPercent,
}: {
  dispute: Dispute
  kind: 'all' | 'part' | 'none'
  percent: number
  onPercent?: (percent: number) => void
}) {
  const { t } = useTranslation('operator')
  const [isAsked, ask] = useState(false)
  const words = useErrorText()
  const { row, version } = dispute
  const { data, error, refetch } = usePreviewDispute(
    row.id,
    { percent },
    { request: { silent: true } },
  )
  const { busy, errors, failed, write } = useWrite(settle, {
    done: t('dispute.done'),
    reads: ['order', 'operator'],
    conflict: t('stale'),
    say: words,
    onDone: () => ask(false),
  })
  const name = t(`outcome.${kind}`, { pct: percent })
  return (
    <section className="operator-outcome">
      <h3>{name}</h3>
      {onPercent && <Percent percent={percent} onPercent={onPercent} />}
      {data && <Amounts outcome={data} />}
      {!data && !error && <SkeletonRows rows={3} label={t('loading')} />}
      {error && !data && <ErrorLine error={error} onRetry={() => void refetch()} />}
      <Button disabled={!data} onClick={() => ask(true)}>
        {t('outcome.choose')}
      </Button>
      {isAsked && data && (
        <ReasonDialog
          title={name}
          help={t('dispute.read')}
          send={t('outcome.send', { amount: cents(data.back) })}
          danger
          busy={busy}
          errors={errors}
          failed={failed}
          onClose={() => ask(false)}
          onSend={(reason) => void write({ id: row.id, data: { percent, reason, version } })}
        >
          <Amounts outcome={data} />
        </ReasonDialog>
      )}
    </section>
  )
}

/** Three ways to settle a dispute; the one between is by any part. */
export function Outcomes({ dispute }: { dispute: Dispute }) {
  const { t } = useTranslation('operator')
  const { buyerPct, sellerPct } = dispute.row
  const said = [buyerPct, sellerPct].filter((pct) => pct !== null && pct > 0 && pct < 100)
  const [percent, setPercent] = useState(said[0] ?? 50)
  return (
    <Panel title={t('outcome.title')} note={t('outcome.note')} className="operator-outcomes">
      <Outcome dispute={dispute} kind="all" percent={100} />
      <Outcome dispute={dispute} kind="part" percent={percent} onPercent={setPercent} />
      <Outcome dispute={dispute} kind="none" percent={0} />
    </Panel>
  )
}
